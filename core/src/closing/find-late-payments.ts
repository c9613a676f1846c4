import type { Cents } from '../money/index.ts'
import type { Explanation } from './explain-difference.ts'
import { type CameParts, type ExpectedParts, partsOf } from './order-parts.ts'
import type { Income } from './payment.ts'
import { expectedAmount, reconcile } from './reconcile.ts'

/** An order that was unmatched in an earlier closing, with what it should be paid. */
export interface AwaitedOrder extends ExpectedParts {
  readonly orderId: string
}

/** What an awaited order was paid; `finding` where it is a difference by the rule of the closing. */
export interface LatePayment<Awaited extends AwaitedOrder> {
  readonly awaited: Awaited
  readonly came: CameParts
  readonly released: Cents
  readonly expected: Cents
  readonly difference: Cents
  readonly finding: Explanation | null
}

/**
 * Which awaited orders an income file of another month has, judged by the same rule as those of its own month. An order
 * that two closings await is found for both.
 */
export function findLatePayments<Awaited extends AwaitedOrder>(
  awaited: readonly Awaited[],
  income: readonly Income[],
): LatePayment<Awaited>[] {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  return awaited.flatMap((one) => {
    const paid = incomeByOrder.get(one.orderId)
    if (!paid) return []
    const order = {
      ...one,
      status: '',
      cancelReason: '',
      createdAt: '',
      productNames: [],
      units: 0,
      lines: 1,
    }
    const [found] = reconcile([order], [paid]).differences
    return {
      awaited: one,
      came: partsOf(paid),
      released: paid.released,
      expected: expectedAmount(order),
      difference: found?.difference ?? 0,
      finding: found ? { reason: found.reason, causes: found.causes } : null,
    }
  })
}
