import type { AwaitedOrder, putLatePayments } from '@vendaclara/contract/closing-late'
import { findLatePayments, type Income } from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import type { z } from 'zod'

/** A payment of an order of another closing, as the API keeps it. */
export type LatePaid = z.infer<NonNullable<typeof putLatePayments.body>>['payments'][number]

/** What an income paid of the orders that other closings await; amounts of the wire are reais there and centavos here. */
export function latePaid(awaited: readonly AwaitedOrder[], income: readonly Income[]): LatePaid[] {
  const orders = awaited.map(({ closing, orderId, subtotal, commission, serviceFee, sellerCoupon }) => ({
    ...{ closing, orderId, subtotal: toCents(subtotal), commission: toCents(commission) },
    ...{ serviceFee: toCents(serviceFee), sellerCoupon: toCents(sellerCoupon) },
  }))
  return findLatePayments(orders, income).map(({ awaited: order, came, finding, ...amounts }) => {
    const { closing, orderId, ...expected } = order
    const findings = finding && { expected, came, reason: finding.reason, causes: [...finding.causes] }
    return { closing, orderId, ...amounts, findings }
  })
}
