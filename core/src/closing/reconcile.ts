import type { Cents } from '../money/index.ts'
import { type Explanation, explainDifference } from './explain-difference.ts'
import { type CameParts, freightOf, partsOf } from './order-parts.ts'
import type { Income } from './payment.ts'
import type { Order } from './read-orders.ts'

export type DifferenceNote = 'freight-subtotal' | 'unknown'
export type UnmatchedNote = 'not-completed' | 'not-in-income'

/** An order paid with another amount than expected; negative when less came. */
export interface OrderDifference extends Explanation {
  readonly order: Order
  readonly came: CameParts
  readonly difference: Cents
  readonly note: DifferenceNote
}

/** An order without a counterpart in the income file. */
export interface UnmatchedOrder {
  readonly order: Order
  readonly note: UnmatchedNote
}

/** The answer of a closing, in the order of the orders file. `matched` counts the orders that were compared. */
export interface Reconciliation {
  readonly matched: number
  readonly differences: readonly OrderDifference[]
  readonly totalDifference: Cents
  readonly unmatched: readonly UnmatchedOrder[]
}

/** Differences smaller than this are ignored (specification, section 9: 'under 0.1'). */
const tolerance: Cents = 10

/**
 * Compares what the seller should have been paid with what came, order by order.
 *
 * Expected = subtotal - (commission + service fee + seller coupon). Difference = -(expected - (released - refunded)),
 * ignored under 10 centavos. The note is 'freight-subtotal' when the difference equals the sum of the three freight
 * fields. An unmatched order is 'not-completed' while its status is 'Frete'. Source: specification, section 5.
 */
export function reconcile(orders: readonly Order[], income: readonly Income[]): Reconciliation {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  const differences: OrderDifference[] = []
  const unmatched: UnmatchedOrder[] = []
  for (const order of orders) {
    const paid = incomeByOrder.get(order.orderId)
    if (!paid) {
      unmatched.push({ order, note: order.status === 'Frete' ? 'not-completed' : 'not-in-income' })
      continue
    }
    const difference = -(expectedAmount(order) - (paid.released - paid.refunded))
    if (Math.abs(difference) < tolerance) continue
    const came = partsOf(paid)
    differences.push({
      order,
      came,
      difference,
      note: difference === freightOf(came) ? 'freight-subtotal' : 'unknown',
      ...explainDifference({ difference, expected: order, came, units: order.units }),
    })
  }
  return {
    matched: orders.length - unmatched.length,
    differences,
    totalDifference: differences.reduce((sum, one) => sum + one.difference, 0),
    unmatched,
  }
}

/** What the seller should be paid for an order: its subtotal less commission, service fee and own coupon. */
export function expectedAmount(order: Order): Cents {
  return order.subtotal - (order.commission + order.serviceFee + order.sellerCoupon)
}
