import { z } from 'zod'
import { count } from './amounts.ts'
import { cameParts } from './closing-findings.ts'
import { endpoint } from './endpoint.ts'
import { monthNames } from './month-names.ts'

const byId = z.object({ id: z.string() })
const orderId = z.string().min(1).max(100)
const closingMonth = { month: z.enum(monthNames), year: z.number().int().min(0).max(99) }

/**
 * What the income of another closing, that of `month` and `year`, paid for an order; of two closings that paid it the one of the
 * earlier month. It counts while the order is unmatched in its own closing: `closing-month.ts` says how.
 */
export const latePayment = z.strictObject({ orderId, ...closingMonth, came: cameParts })
export type LatePayment = z.infer<typeof latePayment>

/** An unmatched order of another closing. */
export const awaitedOrder = z.object({ closing: z.uuid(), orderId: z.string() })
export type AwaitedOrder = z.infer<typeof awaitedOrder>

export const getAwaitedOrders = endpoint({
  method: 'GET',
  path: '/analysis/:id/awaited',
  hasLargeAnswer: true,
  summary: 'The unmatched orders of the other closings, which the income of this one may have paid',
  access: 'session',
  params: byId,
  answer: z.array(awaitedOrder),
})

/** Replaces what the income of this closing was found to have paid late before. */
export const putLatePayments = endpoint({
  method: 'PUT',
  path: '/analysis/:id/late',
  summary: 'Keep which orders of other closings the income of this one has paid',
  access: 'tools',
  params: byId,
  body: z.strictObject({
    payments: z.array(z.strictObject({ closing: z.uuid(), orderId, came: cameParts })).max(20_000),
  }),
  bodyLimit: 16 * 1024 * 1024,
  answer: z.object({ kept: count }),
})

/**
 * Another closing that would come to something else without the income of this one: `orders` would be unmatched again, and
 * `totalErrors`, the sum of its differences in reais, would be `totalWithout`.
 */
export const dependentClosing = z.object({
  closing: z.uuid(),
  ...closingMonth,
  orders: count,
  totalErrors: z.number(),
  totalWithout: z.number(),
})
export type DependentClosing = z.infer<typeof dependentClosing>

export const getDependentClosings = endpoint({
  method: 'GET',
  path: '/analysis/:id/dependents',
  summary: 'Which other closings change, and how, once this one is deleted',
  access: 'session',
  params: byId,
  answer: z.array(dependentClosing),
})
