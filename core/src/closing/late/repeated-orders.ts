import { type Cents, subtractCents, sumCents } from '../../money/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import type { ClosingMonth, MonthSums, Order, UnmatchedOrder } from '../rows.ts'

/** An unmatched order that stands in the orders file of another month, too, and that this month's own income paid. */
export interface RepeatedOrder extends ClosingMonth {
  readonly orderId: string
}

/**
 * Of the unmatched orders of a month those that another one paid: its orders file has them, money was awaited for them there, and they
 * are not among `theirUnmatched`. The marketplace often repeats the orders of a month's last days in the file of the next one. An order whose
 * buyer had not paid is in no sum, and none of them.
 */
export function findRepeated<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  unmatched: readonly UnmatchedOrder<Terms>[],
  theirOrders: readonly Order<Terms>[],
  theirUnmatched: ReadonlySet<string>,
): readonly UnmatchedOrder<Terms>[] {
  const paid = new Set(
    theirOrders
      .filter((order) => rules.isAwaited(order) && !theirUnmatched.has(order.orderId))
      .map(({ orderId }) => orderId),
  )
  return unmatched.filter(({ orderId, status }) => paid.has(orderId) && !rules.isUnpaid(status))
}

/** The unmatched orders of a month, each with the month that paid it where that is known: nothing is awaited or asked for it here. */
export function markRepeated<Terms extends ClosingTerms = KnownTerms>(
  unmatched: readonly UnmatchedOrder<Terms>[],
  repeated: readonly RepeatedOrder[],
): readonly UnmatchedOrder<Terms>[] {
  if (repeated.length === 0) return unmatched
  const paidIn = new Map(repeated.map(({ orderId, month, year }) => [orderId, { month, year }]))
  return unmatched.map((row) => {
    const month = paidIn.get(row.orderId)
    return month ? { ...row, paidIn: month } : row
  })
}

/** The sums of a month without what was expected of orders that another month paid: they are expected there. */
export function withoutRepeated(sums: MonthSums, expectedOfRepeated: readonly Cents[]): MonthSums {
  if (expectedOfRepeated.length === 0) return sums
  const elsewhere = sumCents(expectedOfRepeated)
  return {
    ...sums,
    expected: subtractCents(sums.expected, elsewhere),
    awaited: subtractCents(sums.awaited, elsewhere),
  }
}
