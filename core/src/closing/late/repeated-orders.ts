import { type Cents, subtractCents, sumCents } from '../../money/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import type { ClosingMonth, MonthSums, Order, OrderDifference, UnmatchedOrder } from '../rows.ts'

/**
 * An order of this month that another month (`month`, `year`) also has in its orders file. By default it is unmatched
 * here and the other month was paid for it. `isAwaited`: neither month was paid, and the other month awaits it.
 * `isAsked`: both months were paid for it, and the other month claims what is missing.
 */
export interface RepeatedOrder extends ClosingMonth {
  readonly orderId: string
  readonly isAwaited?: true
  readonly isAsked?: true
}

/**
 * An unmatched order that another month also has in its orders file.
 *
 * - `isPaid`: the other month's own income paid it.
 * - `isLeft`: neither month was paid, and the order is awaited and claimed in the other month only.
 * - `isUnpaid`: by this month's file the buyer had not paid, so the order is in no sum of this month. Payments of
 *   further months are then looked for in the other month only.
 */
export interface FoundRepeated<Terms extends ClosingTerms = KnownTerms> {
  readonly order: UnmatchedOrder<Terms>
  readonly isPaid: boolean
  readonly isLeft: boolean
  readonly isUnpaid: boolean
}

/**
 * The month to compare with: its orders, the ids of those that nobody paid (`hasDay` if their due day is known), and
 * whether it is earlier than this one.
 */
interface OtherMonth<Terms extends ClosingTerms> {
  readonly orders: readonly Order<Terms>[]
  readonly unmatched: ReadonlyMap<string, { readonly hasDay: boolean }>
  readonly isEarlier: boolean
}

/**
 * Finds the unmatched orders of a month that another month has in its orders file and awaits money for. Marketplaces
 * often repeat the orders of a month's last days in the file of the next month.
 *
 * An order that is not unmatched in the other month was paid there. If neither month was paid, only one of them may
 * await the order:
 * - If only one file says that the buyer has paid, it is the month of that file.
 * - If only one file says when the money is due, it is that month. An early file may not say it yet.
 * - Otherwise it is the earlier month.
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
 * Finds the differences of a month for which another month claims what is missing. That month has the order in its
 * orders file, and its own income either paid it as expected, or paid another amount and it is the earlier month.
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

/** Sets `askedIn` on each difference that another month claims. */
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
 * Sets `paidIn` or `awaitedIn` on each unmatched order that another month was paid for or awaits. Nothing is awaited or
 * claimed for it here.
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

/** The sums of a month without the expected amounts of orders that another month was paid for or awaits. */
export function withoutRepeated(sums: MonthSums, expectedOfRepeated: readonly Cents[]): MonthSums {
  if (expectedOfRepeated.length === 0) return sums
  const { owed, ...others } = sums
  const elsewhere = sumCents(expectedOfRepeated.filter((amount) => amount >= 0))
  const costs = expectedOfRepeated.filter((amount) => amount < 0)
  return {
    ...others,
    ...owedWithout(owed, costs),
    expected: subtractCents(sums.expected, elsewhere),
    awaited: subtractCents(sums.awaited, elsewhere),
  }
}

/** What orders cost the seller, without those that were charged or are of another month; absent if none is left. */
export function owedWithout(owed: MonthSums['owed'], gone: readonly Cents[]): Pick<MonthSums, 'owed'> {
  const count = (owed?.count ?? 0) - gone.length
  if (!owed || count <= 0) return {}
  return { owed: { count, amount: subtractCents(owed.amount, sumCents(gone)) } }
}
