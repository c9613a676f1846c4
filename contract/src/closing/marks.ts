import { z } from 'zod'
import { day, inCents, version } from '../amounts.ts'
import { endpoint, largestBody } from '../endpoint.ts'

/** The seller's progress with an order: claimed, won, lost. `null` if there is no state. */
export const markStates = ['contestado', 'recuperado', 'perdido'] as const

/** What a mark is about: what is missing of the order, the freight that the wallet charged for it, or its return. */
export const markSubjects = ['order', 'freight', 'return'] as const
export type MarkSubject = (typeof markSubjects)[number]

/** The longest note, in characters. */
export const noteLimit = 2000

const amount = inCents(z.number().int().min(0).max(100_000_000_00))

/**
 * A seller's mark of one order, stored by the order's id and the subject. It stays when the files of the closing are
 * read again.
 *
 * - `subject`: 'order' if it is not sent; absent in answers if it is 'order'.
 * - `version`: the version that the page knows, 0 if there is no mark.
 * - `recovered`: the amount recovered, in centavos. `date`: the day of the state.
 * - `claimed`: what was missing when the order was marked, in centavos. A mark sent without it keeps the stored value.
 */
export const orderMark = z.strictObject({
  orderId: z.string().min(1).max(100),
  subject: z.enum(markSubjects).exactOptional(),
  version,
  state: z.enum(markStates).nullable(),
  note: z.string().max(noteLimit),
  recovered: amount,
  date: day.nullable(),
  claimed: amount.exactOptional(),
})
export type OrderMark = z.infer<typeof orderMark>

/** Identifies a mark among those of a closing. No order has an ID with a space. */
export function markKey({ orderId, subject = 'order' }: Pick<OrderMark, 'orderId' | 'subject'>): string {
  return subject === 'order' ? orderId : `${subject} ${orderId}`
}

/** The most marks in one call, so that the longest notes fit. */
export const mostMarksAtOnce = 300

/**
 * Stores all marks whose version is the stored one, in one transaction, and raises their versions. If two tabs change a
 * mark, the later one is refused: `refused` has such marks unchanged, as they are stored (version 0 if there is none).
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
      .refine((orders) => new Set(orders.map(markKey)).size === orders.length, {
        error: 'each order once for each subject',
      }),
  }),
  bodyLimit: largestBody,
  answer: z.object({ kept: z.array(orderMark), refused: z.array(orderMark) }),
})
export type StoredMarks = z.infer<typeof putMarks.answer>
