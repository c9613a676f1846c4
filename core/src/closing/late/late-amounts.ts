import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '../../money/index.ts'
import { isChecked } from '../audit/fee-check.ts'
import { lossOf } from '../claims/split-loss.ts'
import { creditedAmount } from '../compared/compared-rows.ts'
import { type ClosingRules, type MarketplaceClosing, tolerance } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import { joinNamed, numbersPaid, sumParts } from '../payments.ts'
import { compareOrder } from '../reconcile.ts'
import type { AwaitedRest, LatePayment, MonthSums, OrderDifference, UnmatchedOrder } from '../rows.ts'

/**
 * What one order comes to with the income of other months. Amounts are in centavos.
 *
 * - `expected`: as in {@link MonthSums}.
 * - `received`, `refunded`: what the seller got and the buyer got back by other months' income.
 * - `difference`: what the order differs by now, 0 if there is no difference.
 * - `explained`: the part of a negative difference that cannot be claimed.
 * - `rest`: the part of a negative difference that is still awaited.
 * - `unpaid`: the buyer had not paid when the month's own files were made, so nothing was expected then.
 * - `own`: the same figures by the income of the order's own month alone; absent if that month did not pay it.
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

/** The parts of a marketplace that are needed to compare orders with payments of other months. */
export type ComparedBy<Terms extends ClosingTerms> = Pick<
  MarketplaceClosing<Terms>,
  'rules' | 'claims' | 'fees'
>

/** What other months paid for an order, and which of its numbers those payments name. */
type PaidLate<Terms extends ClosingTerms> = Pick<LatePayment<Terms>, 'paid' | 'named'>

/** Compares an unmatched order with what another month paid for it; null if there is no difference. */
export function compareUnmatched<Terms extends ClosingTerms>(
  { rules, fees }: ComparedBy<Terms>,
  order: UnmatchedOrder<Terms>,
  { paid, named }: PaidLate<Terms>,
): ReturnType<typeof compareOrder<Terms>> {
  const found = compareOrder(rules, { ...order, units: order.units ?? 0 }, paid, numbersPaid(order, named))
  return found && { ...found, ...(order.fees && fees?.explain(found, order.fees)) }
}

/** The amounts of an unmatched order after another month's income paid it. */
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

/**
 * The part of a difference that is explained and the part that is still awaited; `row` is null if there is no
 * difference.
 */
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

/**
 * An order that its own month's income paid another amount than expected, with all that is needed to compare it again.
 */
export type PaidInPart<Terms extends ClosingTerms> = OrderDifference<Terms> &
  Required<Pick<OrderDifference<Terms>, 'expected' | 'paid' | 'payments'>>

/**
 * Whether a difference has all that is needed to compare it again with payments of other months. A row of another
 * client may have a difference that its own amounts do not add up to; such a row cannot be compared again.
 */
export function isPaidInPart<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  row: OrderDifference<Terms>,
): row is PaidInPart<Terms> {
  const { expected, paid, payments, difference } = row
  if (!expected || !paid || !payments) return false
  return difference === subtractCents(rules.receivedAmount(paid), rules.expectedAmount(expected))
}

/**
 * The amounts of an order that its own month paid in part, after another month's income paid more of it. `received` and
 * `refunded` are of the other month alone.
 */
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

/** Compares an order that its own month paid in part with all payments for it; null if there is no difference. */
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
 * Sums what several other months paid for one order. The sums alone do not say why the order still differs, so
 * `together` gives the explained and awaited parts that {@link monthRows} finds with all payments.
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

/** Whether an order was paid what was expected, and its buyer got all or a part of it back. */
export function isRefundedAsExpected({
  difference,
  refunded,
  own,
}: Pick<LateAmounts, 'difference' | 'refunded' | 'own'>): boolean {
  return difference === 0 && addCents(refunded, own?.refunded ?? noCents) !== 0
}
