import { z } from 'zod'
import { day, inCents, version } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'

/** How far the seller is with an order; `null` as long as nothing was said of it. */
export const orderStates = ['contestado', 'recuperado'] as const

/** The longest note, in characters. */
export const orderNoteLimit = 2000

/**
 * What a seller keeps about one order of a closing: `recovered` in centavos, `date` the day the state is of, `version` the one the
 * page knows, 0 for an order nothing is kept about. It is kept by the id of the order, and stays when the files of the closing come
 * again.
 */
export const closingOrder = z.strictObject({
  orderId: z.string().min(1).max(100),
  version,
  state: z.enum(orderStates).nullable(),
  note: z.string().max(orderNoteLimit),
  recovered: inCents(z.number().int().min(0).max(100_000_000_00)),
  date: day.nullable(),
})
export type ClosingOrder = z.infer<typeof closingOrder>

/** How many orders one call says something of at most. */
export const mostOrdersAtOnce = 500

/**
 * All that can be kept is, in one transaction, each with the version after the one that was said. Of two tabs the later one is
 * refused: `refused` are the orders of another version, as they are stored (of version 0 where nothing is), and nothing of theirs
 * changes.
 */
export const putAnalysisOrders = endpoint({
  method: 'PUT',
  path: '/analysis/:id/orders',
  summary:
    'Keep what the seller says about many orders of a closing; those another tab changed are left as they are',
  access: 'tools',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    orders: z
      .array(closingOrder)
      .min(1)
      .max(mostOrdersAtOnce)
      .refine((orders) => new Set(orders.map(({ orderId }) => orderId)).size === orders.length, {
        error: 'each order once',
      }),
  }),
  bodyLimit: 8 * 1024 * 1024,
  answer: z.object({ kept: z.array(closingOrder), refused: z.array(closingOrder) }),
})
export type KeptOrders = z.infer<typeof putAnalysisOrders.answer>
