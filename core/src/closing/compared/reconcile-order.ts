import { addCents, type Cents, noCents, subtractCents } from '../../money/index.ts'
import { withoutBand } from '../audit/audit-month.ts'
import type { BesideIncome } from '../model/beside.ts'
import { isChecked } from '../model/fee-check.ts'
import type { OrderDifference, SettledOrder, UnmatchedOrder } from '../model/finding.ts'
import { type ClosingNames, pickAmounts } from '../model/names/closing-names.ts'
import { makeAmounts } from '../model/names/make-amounts.ts'
import type { Order } from '../model/order.ts'
import { type Income, type NumbersPaid, numbersNamed, numbersPaid } from '../model/payments.ts'
import { type ClosingRules, type FeeAudit, tolerance } from '../model/rules.ts'
import { type LeftOutState, leftOutState } from '../receivable/order-states.ts'
import {
  billedOf,
  creditedAmount,
  differenceRow,
  type Finding,
  settledOrder,
  takenBack,
  unmatchedOrder,
} from './compared-rows.ts'

/** The rules by which an order is compared. */
export interface ComparedBy<Names extends ClosingNames> {
  readonly rules: ClosingRules<Names>
  readonly fees: FeeAudit<Names> | null
}

/**
 * What is known beside an order and its payments. `usualDays` are the usual days from an order to its payment in the
 * order's month; null if unknown.
 */
export interface KnownBeside {
  readonly usualDays: number | null
  readonly beside: BesideIncome
}

/**
 * What became of one order; amounts in centavos.
 *
 * - 'left-out': no money is expected for it, and none came. `isPaid` if payments without money name it.
 * - 'unpaid': its buyer has not paid. 'owed': it is not paid and costs the seller money. 'unmatched': nothing is paid for it yet.
 * - 'difference': it was paid another amount than expected.
 * - 'paid': as expected; 'paid-late' and 'refunded' with a row.
 *
 * `expected` is what should be paid now that its payments are known, `received` what the seller got, `refunded` the part
 * that went back to the buyer and is no difference. `due` is the order as it is compared; null if any payment of it
 * is right. `paid` is the sum of its payments.
 */
export type OrderOutcome<Names extends ClosingNames> =
  | { readonly state: 'left-out'; readonly why: LeftOutState; readonly isPaid: boolean }
  | { readonly state: 'unpaid'; readonly row: UnmatchedOrder<Names> }
  | {
      readonly state: 'unmatched' | 'owed'
      readonly row: UnmatchedOrder<Names>
      readonly expected: Cents
    }
  | (PaidAmounts<Names> & { readonly state: 'difference'; readonly row: OrderDifference<Names> })
  | (PaidAmounts<Names> & { readonly state: 'paid-late' | 'refunded'; readonly row: SettledOrder })
  | (PaidAmounts<Names> & { readonly state: 'paid' })

interface PaidAmounts<Names extends ClosingNames> {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  /** The order with what was expected of it; null if it is not to be judged by its payments. */
  readonly due: Order<Names> | null
  readonly paid: Income<Names>
}

/**
 * Compares one order with what was paid for it, by the rules of its marketplace; `payments` is the sum of all its
 * payments, undefined if there is none. Source: specification, section 5.
 */
export function reconcileOrder<Names extends ClosingNames>(
  by: ComparedBy<Names>,
  order: Order<Names>,
  payments: Income<Names> | undefined,
  known: KnownBeside,
): OrderOutcome<Names> {
  if (!payments || isNothing(by.rules, order, payments)) {
    return unpaidOutcome(by, order, payments !== undefined, known)
  }
  const { rules } = by
  const { beside } = known
  const doubt = doubtOf(order, beside)
  const due = stillExpected(rules, order, payments)
  const back = takenBackOf(order, beside)
  const amounts = {
    due: doubt.unread ? null : due,
    paid: payments,
    expected: due ? rules.expectedAmount(due) : rules.receivedAmount(payments),
    received: addCents(creditedAmount(rules, payments), back),
    refunded: subtractCents(rules.refundedAmount(payments), back),
  }
  const named = numbersNamed(order, payments)
  const found = due && compareOrder(rules, due, payments, numbersPaid(order, named))
  if (found) {
    const row = differenceRow(rules, order, payments, { found, named, beside })
    return { ...amounts, state: 'difference', row: { ...withFees(by, row, order, payments), ...doubt } }
  }
  const row = settledOrder(rules, order, payments, back)
  if (!row) return { ...amounts, state: 'paid' }
  return { ...amounts, state: row.refunded === undefined ? 'paid-late' : 'refunded', row }
}

function unpaidOutcome<Names extends ClosingNames>(
  { rules, fees }: ComparedBy<Names>,
  order: Order<Names>,
  isPaid: boolean,
  { usualDays, beside }: KnownBeside,
): OrderOutcome<Names> {
  if (!rules.isAwaited(order)) return { state: 'left-out', why: leftOutState(order.status), isPaid }
  const check = fees?.check(order)
  const row = {
    ...unmatchedOrder(rules, order, usualDays),
    ...billedOf(order, beside),
    ...doubtOf(order, beside),
    ...(check && isChecked(check) && check.deviation && { fees: withoutBand(check) }),
  }
  if (rules.isUnpaid(order.status)) return { state: 'unpaid', row }
  const expected = rules.expectedAmount(order)
  return { state: expected < 0 ? 'owed' : 'unmatched', row, expected }
}

/** What rows with a refund id took back of an order; not positive. */
export function takenBackOf({ orderId }: Pick<Order, 'orderId'>, { takenBack: taken }: BesideIncome): Cents {
  const amount = taken.get(orderId) ?? noCents
  return amount < 0 ? amount : noCents
}

/** Why nothing may be claimed for an order, whether it lacks something or not. */
function doubtOf(
  { orderId, numbers = [], unread }: Pick<Order, 'orderId' | 'numbers' | 'unread'>,
  beside: BesideIncome,
): Pick<OrderDifference, 'unread' | 'takenBack'> {
  const isUnread = unread ?? [orderId, ...numbers].some((number) => beside.unread.has(number))
  const taken = beside.takenBack.get(orderId)
  return { ...(isUnread && { unread: true as const }), ...(taken !== undefined && { takenBack: taken }) }
}

/** A difference with the check of its fees, which may explain it better. */
function withFees<Names extends ClosingNames>(
  { fees }: ComparedBy<Names>,
  row: OrderDifference<Names>,
  order: Order<Names>,
  paid: Income<Names>,
): OrderDifference<Names> {
  if (!fees) return row
  const check = withoutBand(fees.check(order, paid))
  return { ...row, ...fees.explain(row, check), fees: check }
}

/** Whether nothing is expected for an order and its payments contain no money at all. */
function isNothing<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Income<Names>,
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
function stillExpected<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Income<Names>,
): Order<Names> | null {
  const received = rules.receivedAmount(paid)
  const whole = rules.expectedAmount(order)
  if (rules.isAwaited(order) || whole <= 0 || received > whole) return order
  if (received >= 0) return null
  return { ...order, ...makeAmounts(rules.alwaysExpected, () => noCents) }
}

/**
 * How the amount an order was paid differs from its expected amount; null if it does not. `numbers` says how many of its
 * other numbers payments name; absent if unknown.
 *
 * Difference = received - expected amount, in centavos. Differences under 10 centavos are ignored. Source:
 * specification, section 5.
 */
function compareOrder<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Names['paid'],
  numbers?: NumbersPaid,
): Finding<Names> | null {
  const difference = subtractCents(rules.receivedAmount(paid), rules.expectedAmount(order))
  if (Math.abs(difference) < tolerance) return null
  const found = {
    difference,
    expected: pickAmounts<Names['expected']>(order, rules.expectedParts),
    paid: pickAmounts(paid, rules.paidParts),
  }
  const { units, lowered } = order
  const toExplain = { ...found, units, ...(lowered && { pix: lowered.pix }), ...(numbers && { numbers }) }
  return { ...found, info: rules.differenceInfo(toExplain), ...rules.explain(toExplain) }
}
