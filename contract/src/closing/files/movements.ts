import { longestItemText, type Movement, movementKinds, movementSources } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, day } from '../../amounts.ts'
import { endpoint, largestBody } from '../../endpoint.ts'
import { mostRowsOfPart } from '../ledger/given-files.ts'
import { wireMarketplace } from '../wire-figures.ts'

/** The most lines of one file. */
export const mostMovements = 50_000

const text = z.string().max(longestItemText)
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

/** A `Movement`, in centavos. */
export const wireMovement: z.ZodType<Movement> = z.strictObject({
  id: z.string().min(1).max(400),
  source: z.enum(movementSources),
  kind: z.enum(movementKinds),
  month,
  day,
  orderId: text.exactOptional(),
  amount: cents.exactOptional(),
  fee: cents.exactOptional(),
  rest: cents.exactOptional(),
  compensation: cents.exactOptional(),
  until: day.exactOptional(),
  state: text.exactOptional(),
  text,
})

/**
 * Stores lines of one movement file, at most {@link mostRowsOfPart}. The file and its lines count once a part says how many
 * lines it has (`of`) and all of them are there; otherwise that part is refused with 409 `incomplete`. Sending a part again
 * changes nothing. A line that is already stored is kept once. If two files have a line, the one
 * with the later `dated` (milliseconds since 1970) decides its content. A file with a known `fingerprint` is the same
 * file again. `added` counts the new lines, `known` the others.
 */
export const putMovements = endpoint({
  method: 'PUT',
  path: '/movements',
  summary: 'Store a part of the lines of a file that serves all months, each once',
  access: 'tools',
  body: z.strictObject({
    marketplace: wireMarketplace,
    source: z.enum(movementSources),
    name: z.string().max(500),
    fingerprint: z.string().min(1).max(100),
    dated: z.number().int().min(0).max(8_640_000_000_000_000),
    lines: z.array(wireMovement).min(1).max(mostRowsOfPart),
    of: count.max(mostMovements).exactOptional(),
  }),
  bodyLimit: largestBody,
  answer: z.object({ file: z.number().int(), added: count, known: count }),
})

/**
 * A stored file. `months` counts its lines by 'YYYY-MM'; `from` and `to` are the first and the last day of its lines.
 */
export const movementFile = z.object({
  id: z.number().int(),
  source: z.enum(movementSources),
  name: z.string(),
  lines: count,
  from: day,
  to: day,
  months: z.record(month, count),
})
export type StoredMovementFile = z.infer<typeof movementFile>

const ofMarketplace = { marketplace: wireMarketplace }

export const getMovementFiles = endpoint({
  method: 'GET',
  path: '/movements/files',
  summary: 'The files of a marketplace that serve all months, the newest first',
  access: 'session',
  query: z.object(ofMarketplace),
  answer: z.array(movementFile),
})

/** Lines that another file also has are kept. */
export const deleteMovementFile = endpoint({
  method: 'DELETE',
  path: '/movements/files/:id',
  summary: 'Remove a file that serves all months, with the lines that only it has',
  access: 'tools',
  params: z.object({ id: z.string() }),
  answer: z.object({ removed: count }),
})

/** The most lines in a list of an answer that nothing can be done about. */
export const mostMovementsShown = 500

export const getOrderMovements = endpoint({
  method: 'GET',
  path: '/movements/order',
  summary: 'What files that serve all months say of one order, the oldest first',
  access: 'session',
  query: z.object({ ...ofMarketplace, orderId: text.min(1) }),
  answer: z.array(wireMovement),
})

/**
 * The sum of one kind of lines in a month, in centavos; lines with and without an order (`ofOrders`) are summed apart.
 * `unknown` counts the lines without an amount.
 */
const movementSum = z.object({
  source: z.enum(movementSources),
  kind: z.enum(movementKinds),
  ofOrders: z.boolean(),
  count,
  amount: cents,
  fee: cents,
  rest: cents,
  compensation: cents,
  unknown: count,
})
export type MovementSum = z.infer<typeof movementSum>

/**
 * `outside` has the wallet's lines without an order. `freight` has what it charged or gave back of the freight of
 * orders, order by order. `returns` starts with those where the seller must act soonest. `outside` is limited to
 * {@link mostMovementsShown}, the others to {@link mostMovements}, so that the last order of a full `freight` may lack
 * lines; the sums include all lines.
 */
export const getMonthMovements = endpoint({
  method: 'GET',
  path: '/movements/month',
  largeAnswer: 'in pieces',
  summary: 'What files that serve all months say of one month',
  access: 'session',
  query: z.object({ ...ofMarketplace, month }),
  answer: z.object({
    sums: z.array(movementSum),
    outside: z.array(wireMovement),
    freight: z.array(wireMovement),
    returns: z.array(wireMovement),
  }),
})
export type MonthMovements = z.infer<typeof getMonthMovements.answer>

/** The most lines of one month that are written to its workbook. */
export const mostMovementsWritten = 50_000

export const getMonthLines = endpoint({
  method: 'GET',
  path: '/movements/month/lines',
  largeAnswer: 'in pieces',
  summary: 'The lines of files that serve all months of one month, the oldest first',
  access: 'session',
  query: z.object({ ...ofMarketplace, month }),
  answer: z.array(wireMovement),
})

/** The sum of one kind of lines of a marketplace in a month, 'YYYY-MM', in centavos. */
const yearMovementSum = movementSum.omit({ ofOrders: true }).extend({ ...ofMarketplace, month })
export type YearMovementSum = z.infer<typeof yearMovementSum>

export const getYearMovements = endpoint({
  method: 'GET',
  path: '/movements/year',
  largeAnswer: 'in pieces',
  summary: 'What files that serve all months come to in each month of a year',
  access: 'session',
  query: z.object({ year: z.string().regex(/^20\d{2}$/) }),
  answer: z.array(yearMovementSum),
})
