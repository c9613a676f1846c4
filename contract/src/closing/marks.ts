import { z } from 'zod'
import { day, inCents, version } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'

/** How far the seller is with an order: asked, won, lost; `null` as long as it has no state. */
export const markStates = ['contestado', 'recuperado', 'perdido'] as const

/** The longest note, in characters. */
export const noteLimit = 2000

const amount = inCents(z.number().int().min(0).max(100_000_000_00))

/**
 * A seller's mark of one order of a closing: `recovered` in centavos, `date` the day of the state, `version` the one the page knows,
 * 0 for an order without a mark. `claimed` is what was missing of the order when it was marked, in centavos; a mark sent without it
 * keeps the stored one. It is stored by the id of the order, and stays when the files of the closing are read again.
 */
export const orderMark = z.strictObject({
  orderId: z.string().min(1).max(100),
  version,
  state: z.enum(markStates).nullable(),
  note: z.string().max(noteLimit),
  recovered: amount,
  date: day.nullable(),
  claimed: amount.exactOptional(),
})
export type OrderMark = z.infer<typeof orderMark>

/** How many marks one call brings at most. */
export const mostMarksAtOnce = 500

/**
 * Stores in one transaction every mark whose version is the stored one, each with the next version. Of two tabs the later one is
 * refused: `refused` are the marks of another version, as they are stored (of version 0 where none is), and they do not change.
 */
export const putMarks = endpoint({
  method: 'PUT',
  path: '/analysis/:id/orders',
  summary: 'Store marks of many orders of a closing; those another tab changed are left as they are',
  access: 'tools',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    orders: z
      .array(orderMark)
      .min(1)
      .max(mostMarksAtOnce)
      .refine((orders) => new Set(orders.map(({ orderId }) => orderId)).size === orders.length, {
        error: 'each order once',
      }),
  }),
  bodyLimit: 8 * 1024 * 1024,
  answer: z.object({ kept: z.array(orderMark), refused: z.array(orderMark) }),
})
export type StoredMarks = z.infer<typeof putMarks.answer>
