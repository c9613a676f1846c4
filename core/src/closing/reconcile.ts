import { addCents, type Cents, cents, subtractCents, sumCents } from '../money/index.ts'
import { type Explanation, explainDifference } from './explain-difference.ts'
import { type CameParts, type ExpectedParts, freightOf, partsOf } from './order-parts.ts'
import type { Income } from './payment.ts'
import type { Order } from './reading/read-orders.ts'

export type DifferenceNote = 'freight-subtotal' | 'unknown'
export type UnmatchedNote = 'not-completed' | 'not-in-income'

/** What came of an order that was paid with another amount than expected; `difference` is negative when less came. */
export interface Finding extends Explanation {
  readonly came: CameParts
  readonly difference: Cents
  readonly note: DifferenceNote
}

/** An order paid with another amount than expected. */
export interface OrderDifference extends Finding {
  readonly order: Order
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
const tolerance = cents(10)

/**
 * Compares what the seller should have been paid with what came, order by order, as {@link compareOrder} does. An
 * unmatched order is 'not-completed' while its status is 'Frete'. Source: specification, section 5.
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
    const found = compareOrder(order, paid)
    if (found) differences.push({ order, ...found })
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
  paid: CameParts,
): Finding | null {
  const difference = subtractCents(subtractCents(paid.released, paid.refunded), expectedAmount(order))
  if (Math.abs(difference) < tolerance) return null
  const came = partsOf(paid)
  return {
    came,
    difference,
    note: difference === freightOf(came) ? 'freight-subtotal' : 'unknown',
    ...explainDifference({ difference, expected: order, came, units: order.units }),
  }
}

/** What the seller should be paid for an order: its subtotal less commission, service fee and own coupon. */
export function expectedAmount(order: ExpectedParts): Cents {
  return subtractCents(order.subtotal, addCents(order.commission, order.serviceFee, order.sellerCoupon))
}
