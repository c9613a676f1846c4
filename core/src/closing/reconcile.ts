import { addCents, type Cents, cents, subtractCents, sumCents } from '../money/index.ts'
import { type Explanation, explainDifference } from './marketplaces/shopee/explain-difference.ts'
import type { Order } from './marketplaces/shopee/read-orders.ts'
import { type ExpectedParts, freightOf, type PaidParts, partsOf } from './marketplaces/shopee/terms.ts'
import type { Income } from './payments.ts'
import type { ClosingRows, DifferenceNote, OrderDifference, UnmatchedOrder } from './rows.ts'

/** What was paid for an order that was paid with another amount than expected; `difference` is negative where less was. */
export interface Finding extends Explanation {
  readonly difference: Cents
  readonly note: DifferenceNote
  readonly expected: ExpectedParts
  readonly paid: PaidParts
}

/** The answer of a closing, in the order of the orders file. `matched` counts the orders that were compared. */
export interface Reconciliation extends ClosingRows {
  readonly matched: number
  readonly totalDifference: Cents
}

/** Differences smaller than this are ignored (specification, section 9: 'under 0.1'). */
const tolerance = cents(10)

/**
 * Compares what the seller should have been paid with what was paid, order by order, as {@link compareOrder} does. An
 * unmatched order is 'not-completed' while its status is 'Frete'. Source: specification, section 5.
 */
export function reconcile(orders: readonly Order[], income: readonly Income[]): Reconciliation {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  const differences: OrderDifference[] = []
  const unmatched: UnmatchedOrder[] = []
  for (const order of orders) {
    const paid = incomeByOrder.get(order.orderId)
    if (!paid) {
      unmatched.push(unmatchedOrder(order))
      continue
    }
    const found = compareOrder(order, paid)
    if (found) differences.push({ orderId: order.orderId, createdAt: order.createdAt, ...found })
  }
  return {
    matched: orders.length - unmatched.length,
    differences,
    totalDifference: sumCents(differences.map(({ difference }) => difference)),
    unmatched,
  }
}

/**
 * What an order was paid, whichever month's income it stands in; null where that is no difference. `units` is how many
 * pieces were sold, 0 where nobody says.
 *
 * Expected = subtotal - (commission + service fee + seller coupon). Difference = -(expected - (released - refunded)),
 * ignored under 10 centavos. The note is 'freight-subtotal' when the difference equals the sum of the three freight
 * fields. Source: specification, section 5.
 */
export function compareOrder(
  order: ExpectedParts & { readonly units: number },
  paid: PaidParts,
): Finding | null {
  const difference = subtractCents(subtractCents(paid.released, paid.refunded), expectedAmount(order))
  if (Math.abs(difference) < tolerance) return null
  const { subtotal, commission, serviceFee, sellerCoupon, units } = order
  const between = { expected: { subtotal, commission, serviceFee, sellerCoupon }, paid: partsOf(paid) }
  return {
    ...between,
    difference,
    note: difference === freightOf(paid) ? 'freight-subtotal' : 'unknown',
    ...explainDifference({ ...between, difference, units }),
  }
}

/** What the seller should be paid for an order: its subtotal less commission, service fee and own coupon. */
export function expectedAmount(order: ExpectedParts): Cents {
  return subtractCents(order.subtotal, addCents(order.commission, order.serviceFee, order.sellerCoupon))
}

function unmatchedOrder(order: Order): UnmatchedOrder {
  const { orderId, createdAt, status, subtotal, commission, serviceFee, sellerCoupon, units } = order
  const note = status === 'Frete' ? 'not-completed' : 'not-in-income'
  return { orderId, createdAt, status, note, subtotal, commission, serviceFee, sellerCoupon, units }
}
