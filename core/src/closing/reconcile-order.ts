import { type Cents, noCents, shortfall, subtractCents, sumCents } from '../money/index.ts'
import type { FeeAudit } from './audit/audit-month.ts'
import { withoutBand } from './audit/audit-month.ts'
import { isChecked } from './audit/fee-check.ts'
import type { BesideIncome } from './combine-files.ts'
import { boundItems } from './items/order-items.ts'
import { type ClosingRules, tolerance } from './marketplaces/closing-rules.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import { type Amounts, type ClosingTerms, pickAmounts } from './marketplaces/terms.ts'
import { firstDayPaid, paymentsByDay } from './payment-days.ts'
import { type Income, type NumbersPaid, numbersNamed, numbersPaid } from './payments.ts'
import { estimatedDay } from './receivable/due-day.ts'
import { isPaidLate, type LeftOutState, leftOutState } from './receivable/order-states.ts'
import type { BilledFee, Explanation, Order, OrderDifference, SettledOrder, UnmatchedOrder } from './rows.ts'

/** How a paid order differs from what was expected. `difference` is in centavos, negative if too little was paid. */
interface Finding<Terms extends ClosingTerms> extends Explanation<Terms> {
  readonly difference: Cents
  readonly note: Terms['differenceNote']
  readonly expected: Terms['expected']
  readonly paid: Terms['paid']
}

/** By what an order is compared. */
export interface ComparedBy<Terms extends ClosingTerms> {
  readonly rules: ClosingRules<Terms>
  readonly fees: FeeAudit<Terms> | null
}

/** What is known beside an order and its payments. */
export interface KnownBeside {
  /** The usual days from an order to its payment in the order's month; null if unknown. */
  readonly usualDays: () => number | null
  readonly beside: Pick<BesideIncome, 'freight' | 'billed'>
}

/**
 * What became of one order; amounts in centavos.
 *
 * - 'left-out': no money is expected for it, and none came.
 * - 'unpaid': its buyer has not paid. 'unmatched': nothing is paid for it yet.
 * - 'difference': it was paid another amount than expected.
 * - 'paid': as expected; 'paid-late' and 'refunded' with a row.
 *
 * `expected` is what should be paid now that its payments are known, `received` what the seller got, `refunded` the part
 * that went back to the buyer and is no difference.
 */
export type OrderOutcome<Terms extends ClosingTerms> =
  | { readonly state: 'left-out'; readonly why: LeftOutState }
  | { readonly state: 'unpaid'; readonly row: UnmatchedOrder<Terms> }
  | { readonly state: 'unmatched'; readonly row: UnmatchedOrder<Terms>; readonly expected: Cents }
  | (PaidAmounts & { readonly state: 'difference'; readonly row: OrderDifference<Terms> })
  | (PaidAmounts & { readonly state: 'paid-late' | 'refunded'; readonly row: SettledOrder })
  | (PaidAmounts & { readonly state: 'paid' })

interface PaidAmounts {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
}

/**
 * Compares one order with what was paid for it, by the rules of its marketplace; `paid` is the sum of all its payments,
 * undefined if there is none. Source: specification, section 5.
 */
export function reconcileOrder<Terms extends ClosingTerms>(
  by: ComparedBy<Terms>,
  order: Order<Terms>,
  payments: Income<Terms> | undefined,
  known: KnownBeside,
): OrderOutcome<Terms> {
  const { rules } = by
  const paid = payments && isNothing(rules, order, payments) ? undefined : payments
  if (!paid) {
    if (!rules.isAwaited(order)) return { state: 'left-out', why: leftOutState(order.status) }
    const row = unmatchedRow(by, order, known)
    if (rules.isUnpaid(order.status)) return { state: 'unpaid', row }
    return { state: 'unmatched', row, expected: rules.expectedAmount(order) }
  }
  const due = stillExpected(rules, order, paid)
  const amounts = {
    expected: due ? rules.expectedAmount(due) : rules.receivedAmount(paid),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
  }
  const named = numbersNamed(order, paid)
  const found = due && compareOrder(rules, due, paid, numbersPaid(order, named))
  if (found) {
    const row = differenceRow(rules, order, paid, { found, named, beside: known.beside })
    return { ...amounts, state: 'difference', row: withFees(by, row, order, paid) }
  }
  const row = settledOrder(rules, order, paid)
  if (!row) return { ...amounts, state: 'paid' }
  return { ...amounts, state: row.refunded === undefined ? 'paid-late' : 'refunded', row }
}

/** The row of an order that has no payment, with the check of its fees where they differ by the orders file alone. */
function unmatchedRow<Terms extends ClosingTerms>(
  { rules, fees }: ComparedBy<Terms>,
  order: Order<Terms>,
  { usualDays, beside }: KnownBeside,
): UnmatchedOrder<Terms> {
  const row = { ...unmatchedOrder(rules, order, usualDays()), ...billedOf(order, beside) }
  const check = fees?.check(order)
  return check && isChecked(check) && check.deviation ? { ...row, fees: withoutBand(check) } : row
}

/** A difference with the check of its fees, which may explain it better. */
function withFees<Terms extends ClosingTerms>(
  { fees }: ComparedBy<Terms>,
  row: OrderDifference<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
): OrderDifference<Terms> {
  if (!fees) return row
  const check = withoutBand(fees.check(order, paid))
  return { ...row, ...fees.explain(row, check), fees: check }
}

/** Whether nothing is expected for an order and its payments contain no money at all. */
function isNothing<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
): boolean {
  if (rules.isAwaited(order) || rules.expectedAmount(order) !== 0) return false
  return rules.receivedAmount(paid) === 0 && takenBack(rules, paid) === 0
}

/**
 * The order with the amount that is expected now that it was paid; null if the payment is right as it is.
 *
 * If money is awaited for the order, that is the whole amount. If its file says that the buyer got the money back, any
 * payment from 0 up to the whole amount is right. If more was taken back than was paid, 0 is expected.
 */
function stillExpected<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
): Order<Terms> | null {
  const received = rules.receivedAmount(paid)
  const whole = rules.expectedAmount(order)
  if (rules.isAwaited(order) || whole <= 0 || received > whole) return order
  if (received >= 0) return null
  return { ...order, ...makeAmounts(rules.alwaysExpected, () => noCents) }
}

/**
 * The amount in centavos that went back to the buyer. If no money is awaited for the order, this is everything that its
 * payments took back.
 */
function givenBack<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
): Cents {
  return rules.isAwaited(order) ? rules.refundedAmount(paid) : takenBack(rules, paid)
}

function takenBack<Terms extends ClosingTerms>(rules: ClosingRules<Terms>, paid: Amounts): Cents {
  return sumCents(rules.paidParts.map((name) => shortfall(paid[name] ?? noCents)))
}

/** The most fees kept for one order. */
export const mostBilledFees = 50

/**
 * The fees of an order from the most reliable report that has them. A report may name the order by any of its numbers.
 */
function billedOf(
  { orderId, numbers = [] }: Pick<Order, 'orderId' | 'numbers'>,
  { billed }: Pick<BesideIncome, 'billed'>,
): { readonly billed?: readonly BilledFee[] } {
  for (const byNumber of billed) {
    const fees = [orderId, ...numbers].flatMap((number) => byNumber.get(number) ?? [])
    if (fees.length > 0) return { billed: fees.slice(0, mostBilledFees) }
  }
  return {}
}

/** What the seller got for an order, in centavos: the received amount less what went back to the buyer. */
export function creditedAmount<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  paid: Terms['paid'],
): Cents {
  return subtractCents(rules.receivedAmount(paid), rules.refundedAmount(paid))
}

/**
 * Compares the amount an order was paid, in any month's income, with its expected amount. Null if there is no
 * difference. `units` is the number of pieces sold, 0 if unknown. `numbers` says how many of its other numbers payments
 * name; absent if unknown.
 *
 * Difference = received - expected amount, in centavos. Differences under 10 centavos are ignored. Source:
 * specification, section 5.
 */
export function compareOrder<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Terms['expected'] & Pick<Order, 'units' | 'lowered'>,
  paid: Terms['paid'],
  numbers?: NumbersPaid,
): Finding<Terms> | null {
  const difference = subtractCents(rules.receivedAmount(paid), rules.expectedAmount(order))
  if (Math.abs(difference) < tolerance) return null
  const found = {
    difference,
    expected: pickAmounts<Terms['expected']>(order, rules.expectedParts),
    paid: pickAmounts(paid, rules.paidParts),
  }
  const { units, lowered } = order
  const toExplain = { ...found, units, ...(lowered && { pix: lowered.pix }), ...(numbers && { numbers }) }
  return { ...found, note: rules.differenceNote(toExplain), ...rules.explain(toExplain) }
}

interface Compared<Terms extends ClosingTerms> {
  readonly found: Finding<Terms>
  readonly named: readonly string[] | undefined
  readonly beside: Pick<BesideIncome, 'freight' | 'billed'>
}

/** The row of an order that was not paid as expected. */
function differenceRow<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
  { found, named, beside }: Compared<Terms>,
): OrderDifference<Terms> {
  const { orderId, createdAt, items, numbers, deliveredOn } = order
  const payments = paymentsByDay(rules, paid)
  const freight = beside.freight.get(orderId)
  return {
    ...{ orderId, createdAt, ...found, items: boundItems(items) },
    ...(payments.length > 0 && { payments }),
    ...(numbers && { numbers }),
    ...(named && { named }),
    ...(deliveredOn && { deliveredOn }),
    ...(freight && { freight }),
    ...billedOf(order, beside),
  }
}

/**
 * The row of an order without a difference that was refunded or paid late. Null if it was neither, or if that is not
 * known. An order for which no money was awaited counts as refunded, even if the refund is 0.
 */
function settledOrder<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  paid: Income<Terms>,
): SettledOrder | null {
  const [due, paidOn, refunded] = [rules.dueDay(order), firstDayPaid(paid), givenBack(rules, order, paid)]
  const isRefunded = refunded !== 0 || !rules.isAwaited(order)
  if (!isRefunded && !isPaidLate(due, paidOn)) return null
  const { orderId, createdAt } = order
  return {
    ...{ orderId, createdAt, amount: creditedAmount(rules, paid) },
    ...(isRefunded && { refunded }),
    ...(due && { due }),
    ...(paidOn && { paidOn }),
  }
}

/**
 * The row of an order that has no income. If neither its file nor the marketplace's rule gives a due day, the day is
 * estimated from the other orders of the month.
 */
function unmatchedOrder<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: Order<Terms>,
  usual: number | null,
): UnmatchedOrder<Terms> {
  const { orderId, createdAt, status, units, items, numbers, deliveredOn, lowered } = order
  const expected = pickAmounts<Terms['expected']>(order, rules.expectedParts)
  const note = rules.unmatchedNote(order)
  const due = rules.isUnpaid(status) ? null : (rules.dueDay(order) ?? estimatedDay(createdAt, usual))
  const row = { ...expected, orderId, createdAt, status, note, units, items: boundItems(items) }
  return {
    ...row,
    ...(due && { due }),
    ...(numbers && { numbers }),
    ...(deliveredOn && { deliveredOn }),
    ...(lowered && { lowered }),
  }
}
