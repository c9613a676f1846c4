import { longestItemText, type Movement, movementKinds, movementSources } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, day } from '../../amounts.ts'
import { endpoint } from '../../endpoint.ts'
import { wireMarketplace } from '../wire-rows.ts'

/** The most lines of one file. */
export const mostMovements = 50_000

const text = z.string().max(longestItemText)
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

/** A `Movement` as it is, in centavos. */
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
 * Stores the lines of one file beside those there are: a line that is known is kept once, and says what the file says that was
 * `dated` later, in milliseconds of the epoch. A file whose `fingerprint` is known is the same file again. Of the lines `added` are new and
 * `known` are not.
 */
export const putMovements = endpoint({
  method: 'PUT',
  path: '/movements',
  summary: 'Store the lines of a file that serves all months, each once',
  access: 'tools',
  body: z.strictObject({
    marketplace: wireMarketplace,
    source: z.enum(movementSources),
    name: z.string().max(500),
    fingerprint: z.string().min(1).max(100),
    dated: z.number().int().min(0).max(8_640_000_000_000_000),
    lines: z.array(wireMovement).max(mostMovements),
  }),
  bodyLimit: 32 * 1024 * 1024,
  answer: z.object({ file: z.number().int(), added: count, known: count }),
})

/** A file and how many lines of it there are in each month, by 'YYYY-MM'; `from` and `to` are the days of its lines. */
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

/** The lines that another file has too stay. */
export const deleteMovementFile = endpoint({
  method: 'DELETE',
  path: '/movements/files/:id',
  summary: 'Remove a file that serves all months, with the lines that only it has',
  access: 'tools',
  params: z.object({ id: z.string() }),
  answer: z.object({ removed: count }),
})

/** The most lines that one answer has. */
export const mostMovementsShown = 500

export const getOrderMovements = endpoint({
  method: 'GET',
  path: '/movements/order',
  summary: 'What files that serve all months say of one order, the oldest first',
  access: 'session',
  query: z.object({ ...ofMarketplace, orderId: text.min(1) }),
  answer: z.array(wireMovement),
})

/** What the lines of one kind come to in a month; `unknown` are those without an amount. */
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

/** `outside` are the wallet's lines without an order, `returns` those of which the seller is asked soonest first; the sums have all. */
export const getMonthMovements = endpoint({
  method: 'GET',
  path: '/movements/month',
  summary: 'What files that serve all months say of one month',
  access: 'session',
  query: z.object({ ...ofMarketplace, month }),
  answer: z.object({
    sums: z.array(movementSum),
    outside: z.array(wireMovement),
    returns: z.array(wireMovement),
  }),
})
export type MonthMovements = z.infer<typeof getMonthMovements.answer>

/** The most lines of one month that are written to its workbook. */
export const mostMovementsWritten = 50_000

export const getMonthLines = endpoint({
  method: 'GET',
  path: '/movements/month/lines',
  hasLargeAnswer: true,
  summary: 'The lines of files that serve all months of one month, the oldest first',
  access: 'session',
  query: z.object({ ...ofMarketplace, month }),
  answer: z.array(wireMovement),
})

/** What the lines of one kind come to in a month, 'YYYY-MM', of a marketplace. */
const yearMovementSum = movementSum.omit({ ofOrders: true }).extend({ ...ofMarketplace, month })
export type YearMovementSum = z.infer<typeof yearMovementSum>

export const getYearMovements = endpoint({
  method: 'GET',
  path: '/movements/year',
  summary: 'What files that serve all months come to in each month of a year',
  access: 'session',
  query: z.object({ year: z.string().regex(/^20\d{2}$/) }),
  answer: z.array(yearMovementSum),
})
