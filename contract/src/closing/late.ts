import type { LatePayment, PaidOrder, RepeatedOrder } from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { paidParts } from './findings.ts'
import { monthName, monthNumber, wireMonth } from './month-names.ts'
import { orderHistory, orderNumbers } from './order-items.ts'
import { wireDue } from './wire-rows.ts'

/** What was paid late of an order: a `LatePayment` on the wire. */
export const wireLatePayment = z.strictObject({
  orderId: z.string().min(1).max(100),
  ...wireMonth,
  came: paidParts,
  payments: orderHistory.payments,
  named: orderNumbers.optional(),
})
export type WireLatePayment = z.infer<typeof wireLatePayment>

export function readLatePayment({
  orderId,
  month,
  year,
  came,
  payments,
  named,
}: WireLatePayment): LatePayment {
  const beside = { ...(payments && { payments }), ...(named && { named }) }
  return { orderId, month: monthNumber(month), year, paid: came, ...beside }
}

export function writeLatePayment({
  orderId,
  month,
  year,
  paid,
  payments,
  named,
}: LatePayment): WireLatePayment {
  const beside = { ...(payments && { payments: [...payments] }), ...(named && { named: [...named] }) }
  return { orderId, month: monthName(month), year, came: paid, ...beside }
}

/** An order that another month's orders file has, too, and was paid, is awaited or is asked for there: a `RepeatedOrder` on the wire. */
export const wireRepeated = z.strictObject({
  orderId: z.string(),
  ...wireMonth,
  isAwaited: z.literal(true).exactOptional(),
  isAsked: z.literal(true).exactOptional(),
})

export function readRepeated({ month, ...order }: z.infer<typeof wireRepeated>): RepeatedOrder {
  return { ...order, month: monthNumber(month) }
}

export function writeRepeated({
  orderId,
  month,
  year,
  isAwaited,
  isAsked,
}: RepeatedOrder): z.infer<typeof wireRepeated> {
  return {
    orderId,
    month: monthName(month),
    year,
    ...(isAwaited && { isAwaited }),
    ...(isAsked && { isAsked }),
  }
}

const byId = z.object({ id: z.string() })

/**
 * An order of another closing that is unmatched, or was paid otherwise than expected: then `payments` are what its own income paid, day by
 * day. `numbers` are others under which a payment may name it.
 */
const awaitedOrder = z.object({
  closing: z.uuid(),
  orderId: z.string(),
  numbers: orderNumbers.exactOptional(),
  payments: orderHistory.payments.unwrap().exactOptional(),
})

export const getAwaitedOrders = endpoint({
  method: 'GET',
  path: '/analysis/:id/awaited',
  hasLargeAnswer: true,
  summary:
    'The orders of the other closings that are unmatched or differ, which the income of this one may have paid',
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
      .array(
        wireLatePayment
          .pick({ orderId: true, came: true, payments: true, named: true })
          .extend({ closing: z.uuid() }),
      )
      .max(20_000),
  }),
  bodyLimit: 16 * 1024 * 1024,
  answer: z.object({ kept: count }),
})

/** What a closing's own income paid as expected, but late or with a refund: a `SettledOrder` on the wire. */
export const wireSettled = z.strictObject({
  orderId: z.string(),
  createdAt: z.string(),
  amount: cents,
  refunded: cents.exactOptional(),
  due: wireDue.exactOptional(),
  paidOn: z.iso.date().exactOptional(),
})

/** What was paid of an order of another closing, as `PUT /analysis/:id/late` takes it. */
export function writePaidOrder({ closing, orderId, paid, payments, named }: PaidOrder) {
  return { closing, orderId, came: paid, ...(payments && { payments }), ...(named && { named }) }
}

/**
 * Another closing that would come to something else without the income of this one: `orders` would be unmatched again, `awaited`
 * unmatched ones, which its file has, too, be awaited again, absent where there are none, and `totalErrors`, the sum of its
 * differences in reais, be `totalWithout`.
 */
const dependentClosing = z.object({
  closing: z.uuid(),
  ...wireMonth,
  orders: count,
  awaited: count.exactOptional(),
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
