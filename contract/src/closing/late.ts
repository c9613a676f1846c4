import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { count } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireMonth } from './month-names.ts'
import { orderNumbers } from './order-items.ts'
import { wireLatePayment } from './wire-rows.ts'

const byId = z.object({ id: z.string() })

/** An unmatched order of another closing; `numbers` are others under which a payment may name it. */
const awaitedOrder = z.object({
  closing: z.uuid(),
  orderId: z.string(),
  numbers: orderNumbers.exactOptional(),
})

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
    payments: z
      .array(wireLatePayment.pick({ orderId: true, came: true }).extend({ closing: z.uuid() }))
      .max(20_000),
  }),
  bodyLimit: 16 * 1024 * 1024,
  answer: z.object({ kept: count }),
})

/**
 * Another closing that would come to something else without the income of this one: `orders` would be unmatched again, and
 * `totalErrors`, the sum of its differences in reais, would be `totalWithout`.
 */
const dependentClosing = z.object({
  closing: z.uuid(),
  ...wireMonth,
  orders: count,
  totalErrors: z.number(),
  totalWithout: z.number(),
})
export type DependentClosing = ReturnType<typeof readDependent>

/** The same inside: amounts in centavos. */
export function readDependent({ totalErrors, totalWithout, ...closing }: z.infer<typeof dependentClosing>) {
  return { ...closing, totalDifference: toCents(totalErrors), totalWithout: toCents(totalWithout) }
}

export const getDependentClosings = endpoint({
  method: 'GET',
  path: '/analysis/:id/dependents',
  summary: 'Which other closings change, and how, once this one is deleted',
  access: 'session',
  params: byId,
  answer: z.array(dependentClosing),
})
