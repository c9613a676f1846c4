import type { AwaitedOrder, putLatePayments } from '@vendaclara/contract/closing-late'
import { type Income, partsOf } from '@vendaclara/core/closing'
import type { z } from 'zod'

/** A payment of an order of another closing, as the API keeps it. */
export type LatePaid = z.infer<NonNullable<typeof putLatePayments.body>>['payments'][number]

/** What an income paid of the orders that other closings await; an order that two of them await is paid in both. */
export function latePaid(awaited: readonly AwaitedOrder[], income: readonly Income[]): LatePaid[] {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  return awaited.flatMap((order) => {
    const paid = incomeByOrder.get(order.orderId)
    return paid ? [{ ...order, came: partsOf(paid) }] : []
  })
}
