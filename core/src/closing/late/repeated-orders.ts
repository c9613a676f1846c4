import { type Cents, subtractCents, sumCents } from '../../money/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import type { ClosingMonth, MonthSums, Order, OrderDifference, UnmatchedOrder } from '../rows.ts'

/**
 * An unmatched order that stands in the orders file of another month, too, and was paid there, or `isAwaited` there where it was paid in none
 * of the two. `isAsked` where both were paid for it: what is missing of it is asked for there.
 */
export interface RepeatedOrder extends ClosingMonth {
  readonly orderId: string
  readonly isAwaited?: true
  readonly isAsked?: true
}

/**
 * An unmatched order that another month's orders file has, too; `isPaid` where that month's own income paid it. Where nobody pays it
 * `isLeft` says that it is awaited and asked for there, and not here. `isUnpaid` where its buyer had not paid by this month's file, so that it
 * is in no sum: what other months pay is asked for there alone.
 */
export interface FoundRepeated<Terms extends ClosingTerms = KnownTerms> {
  readonly order: UnmatchedOrder<Terms>
  readonly isPaid: boolean
  readonly isLeft: boolean
  readonly isUnpaid: boolean
}

/**
 * Another month as it is compared: its orders, which of them nobody paid, with whether their day is known, and whether it is the
 * earlier one.
 */
interface OtherMonth<Terms extends ClosingTerms> {
  readonly orders: readonly Order<Terms>[]
  readonly unmatched: ReadonlyMap<string, { readonly hasDay: boolean }>
  readonly isEarlier: boolean
}

/**
 * Of the unmatched orders of a month those that another one's orders file has, too, and awaits money for; it was paid for those that are not
 * unmatched there. What none of the two was paid for is left to the one whose file says when it is due, which an early file does not yet; where
 * both do, or none, to the earlier one. The marketplace often repeats the orders of a month's last days in the file of the next one. One whose
 * buyer had not paid by one of the two files is left to the other one.
 */
export function findRepeated<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  unmatched: readonly UnmatchedOrder<Terms>[],
  other: OtherMonth<Terms>,
): readonly FoundRepeated<Terms>[] {
  const theirs = new Map(other.orders.map((order) => [order.orderId, order]))
  return unmatched.flatMap((order): FoundRepeated<Terms>[] => {
    const their = theirs.get(order.orderId)
    if (!their || !rules.isAwaited(their)) return []
    const awaited = other.unmatched.get(order.orderId)
    const isUnpaid = rules.isUnpaid(order.status)
    if (!awaited) return [{ order, isPaid: true, isLeft: false, isUnpaid }]
    if (isUnpaid !== rules.isUnpaid(their.status)) {
      return [{ order, isPaid: false, isLeft: isUnpaid, isUnpaid }]
    }
    const hasDay = order.due !== undefined
    const isLeft = awaited.hasDay === hasDay ? other.isEarlier : awaited.hasDay
    return [{ order, isPaid: false, isLeft, isUnpaid }]
  })
}

/**
 * Of the differences of a month those of which another one asks for what is missing: its orders file has them, too, and its own income paid
 * them as expected, or otherwise than expected and it is the earlier one.
 */
export function findAskedElsewhere<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  differences: readonly OrderDifference<Terms>[],
  other: OtherMonth<Terms> & { readonly differing: ReadonlySet<string> },
): readonly OrderDifference<Terms>[] {
  const paid = other.orders.filter((order) => rules.isAwaited(order) && !other.unmatched.has(order.orderId))
  const theirs = new Set(paid.map(({ orderId }) => orderId))
  return differences.filter(
    ({ orderId }) => theirs.has(orderId) && (other.isEarlier || !other.differing.has(orderId)),
  )
}

/** The differences of a month, each with the month that asks for what is missing of it where that is another one. */
export function markAskedElsewhere<Terms extends ClosingTerms = KnownTerms>(
  differences: readonly OrderDifference<Terms>[],
  repeated: readonly RepeatedOrder[],
): readonly OrderDifference<Terms>[] {
  const asked = repeated.filter(({ isAsked }) => isAsked)
  if (asked.length === 0) return differences
  const askedIn = new Map(asked.map(({ orderId, month, year }) => [orderId, { month, year }]))
  return differences.map((row) => {
    const where = askedIn.get(row.orderId)
    return where ? { ...row, askedIn: where } : row
  })
}

/**
 * The unmatched orders of a month, each with the month that paid or awaits it where there is another one: nothing is awaited or
 * asked for it here.
 */
export function markRepeated<Terms extends ClosingTerms = KnownTerms>(
  unmatched: readonly UnmatchedOrder<Terms>[],
  repeated: readonly RepeatedOrder[],
): readonly UnmatchedOrder<Terms>[] {
  if (repeated.length === 0) return unmatched
  const elsewhere = new Map(
    repeated.flatMap(({ orderId, month, year, isAwaited, isAsked }) => {
      const where = { month, year }
      return isAsked ? [] : [[orderId, isAwaited ? { awaitedIn: where } : { paidIn: where }] as const]
    }),
  )
  return unmatched.map((row) => {
    const known = elsewhere.get(row.orderId)
    return known ? { ...row, ...known } : row
  })
}

/** The sums of a month without what was expected of orders that another month paid or awaits: they are expected there. */
export function withoutRepeated(sums: MonthSums, expectedOfRepeated: readonly Cents[]): MonthSums {
  if (expectedOfRepeated.length === 0) return sums
  const elsewhere = sumCents(expectedOfRepeated)
  return {
    ...sums,
    expected: subtractCents(sums.expected, elsewhere),
    awaited: subtractCents(sums.awaited, elsewhere),
  }
}
