import {
  type LatePayment,
  leftOutReasons,
  type PaidOrder,
  type RepeatedOrder,
} from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { paidParts } from './findings.ts'
import { monthName, readMonth, wireMonth } from './month-names.ts'
import { orderHistory, orderNumbers } from './order-items.ts'
import { wireDue } from './wire-rows.ts'

/** A `LatePayment` on the wire: what another month paid for an order. */
export const wireLatePayment = z.strictObject({
  orderId: z.string().min(1).max(100),
  ...wireMonth,
  came: paidParts,
  payments: orderHistory.payments,
  named: orderNumbers.optional(),
})
export type WireLatePayment = z.infer<typeof wireLatePayment>

export function readLatePayment({ came, payments, named, ...wire }: WireLatePayment): LatePayment {
  return { ...readMonth(wire), paid: came, ...(payments && { payments }), ...(named && { named }) }
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

/**
 * A `RepeatedOrder` on the wire: an order that another month also has in its orders file and was paid for, awaits or
 * claims.
 */
export const wireRepeated = z.strictObject({
  orderId: z.string(),
  ...wireMonth,
  isAwaited: z.literal(true).exactOptional(),
  isAsked: z.literal(true).exactOptional(),
})

export function readRepeated(order: z.infer<typeof wireRepeated>): RepeatedOrder {
  return readMonth(order)
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
 * An order of another closing that may still be paid: it is unmatched, or was paid another amount than expected. In the
 * second case `payments` are those of its own income, day by day. A payment may name the order by one of its `numbers`.
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
  largeAnswer: 'whole',
  summary:
    'The orders of the other closings that are unmatched or differ, which the income of this one may have paid',
  access: 'session',
  params: byId,
  answer: z.array(awaitedOrder),
})

/** Replaces what was stored before as late payments of this closing's income. */
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

/** A `SettledOrder` on the wire: paid as expected by its own income, but late or refunded, or paid although left out. */
export const wireSettled = z.strictObject({
  orderId: z.string(),
  createdAt: z.string(),
  amount: cents,
  refunded: cents.exactOptional(),
  due: wireDue.exactOptional(),
  paidOn: z.iso.date().exactOptional(),
  leftOut: z.enum(leftOutReasons).exactOptional(),
})

/** A payment for an order of another closing, as `PUT /analysis/:id/late` expects it. */
export function writePaidOrder({ closing, orderId, paid, payments, named }: PaidOrder) {
  return { closing, orderId, came: paid, ...(payments && { payments }), ...(named && { named }) }
}

/**
 * Another closing that changes if the income of this one is deleted. `orders` counts the orders that become unmatched
 * again. `awaited` counts unmatched orders, which this one's file has too, that are awaited again; absent if there are
 * none. The sum of the differences, in reais, changes from `totalErrors` to `totalWithout`.
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

/** The same in the code, with amounts in centavos. */
export function readDependent({ totalErrors, totalWithout, ...closing }: z.infer<typeof dependentClosing>) {
  return {
    ...readMonth(closing),
    totalDifference: toCents(totalErrors),
    totalWithout: toCents(totalWithout),
  }
}

export const getDependentClosings = endpoint({
  method: 'GET',
  path: '/analysis/:id/dependents',
  summary: 'Which other closings change, and how, once this one is deleted',
  access: 'session',
  params: byId,
  answer: z.array(dependentClosing),
})
