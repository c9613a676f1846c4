import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '../../money/index.ts'
import { isChecked } from '../audit/fee-check.ts'
import { lossOf } from '../claims/split-loss.ts'
import { type ClosingRules, type MarketplaceClosing, tolerance } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import { joinNamed, numbersPaid, sumParts } from '../payments.ts'
import { compareOrder, creditedAmount } from '../reconcile.ts'
import type { AwaitedRest, LatePayment, MonthSums, OrderDifference, UnmatchedOrder } from '../rows.ts'

/**
 * An order that another month's income paid: what was expected, what the seller got from there and what the buyer got back, as in
 * {@link MonthSums}, and the difference now, 0 where that is none; of one below 0 `explained` is what nothing can be asked for,
 * `rest` what is awaited first. `unpaid` where its buyer had not paid when the month's own files were made, so that nothing was
 * expected of it. `own` is what it differed by, and what its buyer got back, by its own month's income alone; absent where that
 * did not pay it.
 */
export interface LateAmounts {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly difference: Cents
  readonly explained: Cents
  readonly rest?: AwaitedRest
  readonly unpaid: boolean
  readonly own?: Pick<LateAmounts, 'difference' | 'explained' | 'refunded' | 'rest'>
}

/** By what of a marketplace orders are compared that other months paid. */
export type ComparedBy<Terms extends ClosingTerms> = Pick<
  MarketplaceClosing<Terms>,
  'rules' | 'claims' | 'fees'
>

/** What other months paid of an order, and which of its numbers that names. */
type PaidLate<Terms extends ClosingTerms> = Pick<LatePayment<Terms>, 'paid' | 'named'>

/** An unmatched order compared with what another month `paid` for it; null where it comes to what was expected. */
export function compareUnmatched<Terms extends ClosingTerms>(
  { rules, fees }: ComparedBy<Terms>,
  order: UnmatchedOrder<Terms>,
  { paid, named }: PaidLate<Terms>,
): ReturnType<typeof compareOrder<Terms>> {
  const found = compareOrder(rules, { ...order, units: order.units ?? 0 }, paid, numbersPaid(order, named))
  return found && { ...found, ...(order.fees && fees?.explain(found, order.fees)) }
}

/** What an unmatched order comes to by what another month's income paid for it. */
export function lateAmounts<Terms extends ClosingTerms>(
  marketplace: ComparedBy<Terms>,
  order: UnmatchedOrder<Terms>,
  late: PaidLate<Terms>,
): LateAmounts {
  const { rules } = marketplace
  const { paid } = late
  const found = compareUnmatched(marketplace, order, late)
  return {
    expected: rules.expectedAmount(order),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
    difference: found?.difference ?? noCents,
    ...keptLoss(marketplace, found && withDelivery(found, order)),
    unpaid: rules.isUnpaid(order.status),
  }
}

/** What of a difference is kept beside its amount: what of it is explained, and what is awaited first. */
export function keptLoss<Terms extends ClosingTerms>(
  marketplace: ComparedBy<Terms>,
  row: Parameters<typeof lossOf<Terms>>[1] | null,
): Pick<LateAmounts, 'explained' | 'rest'> {
  if (!row) return { explained: noCents }
  const { explained, rest } = lossOf(marketplace, row)
  return { explained, ...(rest && { rest }) }
}

function withDelivery<Found>(found: Found, { deliveredOn }: Pick<OrderDifference, 'deliveredOn'>) {
  return { ...found, ...(deliveredOn && { deliveredOn }) }
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
  marketplace: ComparedBy<Terms>,
  row: PaidInPart<Terms>,
  { paid, named }: PaidLate<Terms>,
): LateAmounts {
  const { rules } = marketplace
  const all = {
    paid: sumParts<Terms['paid']>(row.paid, paid, rules.paidParts),
    named: joinNamed([row.named, named]),
  }
  const found = compareInPart(marketplace, row, all)
  const beside = {
    expected: rules.expectedAmount(row.expected),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
    unpaid: false,
    ...keptLoss(marketplace, found && withDelivery(found, row)),
    own: {
      difference: row.difference,
      ...keptLoss(marketplace, row),
      refunded: rules.refundedAmount(row.paid),
    },
  }
  return { ...beside, difference: differenceOf(beside) }
}

/** An order that its own month paid in part, compared with all that was `paid` for it; null where it comes to what was expected. */
export function compareInPart<Terms extends ClosingTerms>(
  { rules, fees }: ComparedBy<Terms>,
  { items = [], expected, fees: check, numbers }: PaidInPart<Terms>,
  { paid, named }: { readonly paid: Terms['paid']; readonly named?: readonly string[] | undefined },
): ReturnType<typeof compareOrder<Terms>> {
  const units = items.reduce((sum, item) => sum + item.units, 0)
  const pix = check && isChecked(check) ? check.pix : undefined
  const found = compareOrder(
    rules,
    { ...expected, units, ...(pix && { lowered: { pix, campaign: noCents } }) },
    paid,
    numbersPaid(numbers ? { numbers } : {}, named),
  )
  return found && { ...found, ...(check && fees?.explain(found, check)) }
}

/**
 * What an order comes to that several other months paid, by what it comes to with each. Why it differs then their amounts do not say:
 * `together` is what {@link monthRows} finds with all of them.
 */
export function sumLateAmounts(
  [first, ...others]: readonly [LateAmounts, ...LateAmounts[]],
  together: Pick<LateAmounts, 'explained' | 'rest'>,
): LateAmounts {
  if (others.length === 0) return first
  const { explained: _, rest: __, ...known } = first
  const received = sumCents(
    others.map((one) => one.received),
    first.received,
  )
  const refunded = sumCents(
    others.map((one) => one.refunded),
    first.refunded,
  )
  const summed = { ...known, ...together, received, refunded }
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
