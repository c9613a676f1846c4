import {
  addCents,
  type Cents,
  negative,
  noCents,
  shortfall,
  subtractCents,
  sumCents,
} from '../../money/index.ts'
import { splitLoss } from '../claims/claim-of.ts'
import { type ClosingRules, type MarketplaceClosing, tolerance } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import { sumParts } from '../payments.ts'
import { compareOrder, creditedAmount, type Reconciliation } from '../reconcile.ts'
import type { MonthFigures, MonthSums, OrderDifference, UnmatchedOrder } from '../rows.ts'

/**
 * An order that another month's income paid: what was expected, what the seller got from there and what the buyer got back, as in
 * {@link MonthSums}, and the difference now, 0 where that is none; of one below 0 `explained` is what nothing can be asked for. `unpaid` where its buyer had not paid when the month's own files were
 * made, so that nothing was expected of it. `own` is what it differed by, and what its buyer got back, by its own month's income alone;
 * absent where that did not pay it.
 */
export interface LateAmounts {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly difference: Cents
  readonly explained: Cents
  readonly unpaid: boolean
  readonly own?: { readonly difference: Cents; readonly explained: Cents; readonly refunded: Cents }
}

type Compared<Terms extends ClosingTerms> = Pick<MarketplaceClosing<Terms>, 'rules' | 'claims'>

/** What an unmatched order comes to by what another month's income paid for it. */
export function lateAmounts<Terms extends ClosingTerms>(
  { rules, claims }: Compared<Terms>,
  order: UnmatchedOrder<Terms>,
  paid: Terms['paid'],
): LateAmounts {
  const found = compareOrder(rules, { ...order, units: order.units ?? 0 }, paid)
  return {
    expected: rules.expectedAmount(order),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
    difference: found?.difference ?? noCents,
    explained: found ? splitLoss({ claims }, found).explained : noCents,
    unpaid: rules.isUnpaid(order.status),
  }
}

/** An order that its own month's income paid otherwise than expected, as it can be compared with what other months paid, too. */
export type PaidInPart<Terms extends ClosingTerms> = OrderDifference<Terms> &
  Required<Pick<OrderDifference<Terms>, 'expected' | 'paid' | 'payments'>>

/** Whether all that is needed for that is known of a difference. One of another client may differ by other amounts than it names. */
export function isPaidInPart<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  row: OrderDifference<Terms>,
): row is PaidInPart<Terms> {
  const { expected, paid, payments, difference } = row
  if (!expected || !paid || !payments) return false
  return difference === subtractCents(rules.receivedAmount(paid), rules.expectedAmount(expected))
}

/** What such an order comes to by what another month's income paid beside its own. */
export function amountsBeside<Terms extends ClosingTerms>(
  { rules, claims }: Compared<Terms>,
  row: PaidInPart<Terms>,
  paid: Terms['paid'],
): LateAmounts {
  const found = compareInPart(rules, row, sumParts<Terms['paid']>(row.paid, paid, rules.paidParts))
  const beside = {
    expected: rules.expectedAmount(row.expected),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
    unpaid: false,
    explained: found ? splitLoss({ claims }, found).explained : noCents,
    own: {
      difference: row.difference,
      explained: splitLoss({ claims }, row).explained,
      refunded: rules.refundedAmount(row.paid),
    },
  }
  return { ...beside, difference: differenceOf(beside) }
}

/** An order that its own month paid in part, compared with all that was `paid` for it; null where it comes to what was expected. */
export function compareInPart<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { items = [], expected }: PaidInPart<Terms>,
  paid: Terms['paid'],
): ReturnType<typeof compareOrder<Terms>> {
  const units = items.reduce((sum, item) => sum + item.units, 0)
  return compareOrder(rules, { ...expected, units }, paid)
}

/**
 * What an order comes to that several other months paid, by what it comes to with each. Why it differs then their amounts do not say:
 * none of it is explained.
 */
export function sumLateAmounts([first, ...others]: readonly [LateAmounts, ...LateAmounts[]]): LateAmounts {
  if (others.length === 0) return first
  const received = sumCents(
    others.map((one) => one.received),
    first.received,
  )
  const refunded = sumCents(
    others.map((one) => one.refunded),
    first.refunded,
  )
  const summed = { ...first, received, refunded, explained: noCents }
  return { ...summed, difference: differenceOf(summed) }
}

function differenceOf({
  expected,
  received,
  refunded,
  own,
}: Pick<LateAmounts, 'expected' | 'received' | 'refunded' | 'own'>): Cents {
  const difference = sumCents([received, refunded], own?.difference ?? negative(expected))
  return Math.abs(difference) < tolerance ? noCents : difference
}

/** Whether an order came to what was expected of it, and its buyer got all or a part of that back. */
export function isRefundedAsExpected({
  difference,
  refunded,
  own,
}: Pick<LateAmounts, 'difference' | 'refunded' | 'own'>): boolean {
  return difference === 0 && addCents(refunded, own?.refunded ?? noCents) !== 0
}

/**
 * The figures of a month without its rows: those of its own files, `own`, with the orders that other months paid, each with
 * what it differs by. They are the figures of {@link monthRows}.
 */
export function monthFigures(
  own: MonthFigures,
  late: readonly LateAmounts[],
): MonthFigures & { readonly late: number } {
  const matched = late.filter((one) => !one.own).length
  const before = late.flatMap((one) => one.own?.difference ?? [])
  const now = late.map(({ difference }) => difference)
  const changed = (of: (difference: Cents) => Cents, from: Cents) =>
    subtractCents(sumCents(now.map(of), from), sumCents(before.map(of)))
  return {
    matched: own.matched + matched,
    totalDifference: changed((difference) => difference, own.totalDifference),
    differences: own.differences - before.length + now.filter((difference) => difference !== 0).length,
    unmatched: own.unmatched - matched,
    lost: changed(shortfall, own.lost),
    sums: own.sums && sumsWith(own.sums, late),
    late: late.length,
  }
}

function sumsWith(
  { explained: before = noCents, ...own }: MonthSums,
  late: readonly LateAmounts[],
): MonthSums {
  const explained = subtractCents(
    sumCents(
      late.map((one) => one.explained),
      before,
    ),
    sumCents(late.map((one) => one.own?.explained ?? noCents)),
  )
  const unpaid = late.filter((one) => one.unpaid)
  const awaited = late.filter((one) => !one.unpaid && !one.own)
  const expectedOf = (some: readonly LateAmounts[]) => some.map(({ expected }) => expected)
  return {
    ...own,
    expected: sumCents(expectedOf(unpaid), own.expected),
    received: sumCents(
      late.map(({ received }) => received),
      own.received,
    ),
    refunded: sumCents(
      late.map(({ refunded }) => refunded),
      own.refunded,
    ),
    awaited: subtractCents(own.awaited, sumCents(expectedOf(awaited))),
    ...(explained > 0 && { explained }),
    ...(own.counts && {
      counts: {
        ...{ ...own.counts, unpaid: own.counts.unpaid - unpaid.length },
        refunded: (own.counts.refunded ?? 0) + late.filter(isRefundedAsExpected).length,
      },
    }),
  }
}

/** What the results of a month's own files come to. */
export function resultFigures<Terms extends ClosingTerms>({
  matched,
  totalDifference,
  differences,
  unmatched,
  sums,
}: Reconciliation<Terms>): MonthFigures {
  const lost = sumCents(differences.map(({ difference }) => shortfall(difference)))
  const counts = { differences: differences.length, unmatched: unmatched.length }
  return { matched, totalDifference, ...counts, lost, sums }
}
