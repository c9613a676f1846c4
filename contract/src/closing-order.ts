import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How far the seller is with an order; `null` as long as nothing was said of it. */
export const orderStates = ['contestado', 'recuperado'] as const

/** The longest note, in characters. */
export const orderNoteLimit = 2000

const date = z.iso.date()

/** What a seller keeps about one order: `recovered` in centavos, `date` the day the state is of. */
export const closingOrderChange = z.strictObject({
  version: z.number().int().min(0),
  state: z.enum(orderStates).nullable(),
  note: z.string().max(orderNoteLimit),
  recovered: z.number().int().min(0).max(100_000_000_00),
  date: date.nullable(),
})
export type ClosingOrderChange = z.infer<typeof closingOrderChange>

/** It is kept by the id of the order, and stays when the files of the closing come again. */
export const closingOrder = closingOrderChange.extend({ orderId: z.string() })
export type ClosingOrder = z.infer<typeof closingOrder>

/** `version` is the one the page knows, 0 for an order nothing is kept about; of two tabs the later one is refused. */
export const putAnalysisOrder = endpoint({
  method: 'PUT',
  path: '/analysis/:id/orders/:orderId',
  summary: 'Keep what the seller says about one order of a closing; 409 when another tab was faster',
  access: 'tools',
  params: z.object({ id: z.string(), orderId: z.string().min(1).max(100) }),
  body: closingOrderChange,
  answer: closingOrder,
})

/** How many orders one call says something of at most. */
export const mostOrdersAtOnce = 500

/**
 * All that can be kept is, in one transaction; `refused` are the orders of another version, as they are stored (of version 0
 * where nothing is), and nothing of theirs changes.
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
      .array(closingOrderChange.extend({ orderId: z.string().min(1).max(100) }))
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
