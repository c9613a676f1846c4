import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../../money/index.ts'
import type { BesideIncome, BilledFee } from '../model/beside.ts'
import type { DifferenceReasons, OrderDifference, SettledOrder, UnmatchedOrder } from '../model/finding.ts'
import { type Amounts, type ClosingNames, pickAmounts } from '../model/names/closing-names.ts'
import type { LeftOutOrder, Order } from '../model/order.ts'
import { boundItems } from '../model/order-items.ts'
import type { Income } from '../model/payments.ts'
import type { ClosingRules } from '../model/rules.ts'
import { isPaidLate } from '../receivable/order-states.ts'
import { estimatedDay } from '../receivable/usual-days.ts'
import { firstDayPaid, paymentsByDay } from './payment-days.ts'

/** How a paid order differs from what was expected. `difference` is in centavos, negative if too little was paid. */
export interface Finding<Names extends ClosingNames> extends DifferenceReasons<Names> {
  readonly difference: Cents
  readonly info: Names['differenceInfo']
  readonly expected: Names['expected']
  readonly paid: Names['paid']
}

/** The most fees kept for one order. */
export const mostBilledFees = 50

/**
 * The fees of an order from the most reliable report that has them. A report may name the order by any of its numbers.
 */
export function billedOf(
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
export function creditedAmount<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  paid: Names['paid'],
): Cents {
  return subtractCents(rules.receivedAmount(paid), rules.refundedAmount(paid))
}

export function takenBack<Names extends ClosingNames>(rules: ClosingRules<Names>, paid: Amounts): Cents {
  return sumCents(rules.paidParts.map((name) => shortfall(paid[name] ?? noCents)))
}

/**
 * The amount in centavos that went back to the buyer. If no money is awaited for the order, this is everything that its
 * payments took back.
 */
function givenBack<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Income<Names>,
): Cents {
  return rules.isAwaited(order) ? rules.refundedAmount(paid) : takenBack(rules, paid)
}

interface Compared<Names extends ClosingNames> {
  readonly found: Finding<Names>
  readonly named: readonly string[] | undefined
  readonly beside: Pick<BesideIncome, 'freight' | 'billed'>
}

/** The row of an order that was not paid as expected. */
export function differenceRow<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Income<Names>,
  { found, named, beside }: Compared<Names>,
): OrderDifference<Names> {
  const { orderId, createdAt, items, numbers, deliveredOn } = order
  const payments = paymentsByDay(rules, paid)
  const freight = beside.freight.get(orderId)
  return {
    orderId,
    createdAt,
    ...found,
    items: boundItems(items),
    ...(payments.length > 0 && { payments }),
    ...(numbers && { numbers }),
    ...(named && { named }),
    ...(deliveredOn && { deliveredOn }),
    ...(freight && { freight }),
    ...billedOf(order, beside),
  }
}

/** The most refunded or late-paid orders without a difference that a closing keeps as rows. All of them are counted. */
export const mostSettled = 20_000

/**
 * The row of an order without a difference that was refunded or paid late. Null if it was neither, or if that is not
 * known. An order for which no money was awaited counts as refunded, even if the refund is 0. `taken` is what payments
 * with a refund id took back; not positive.
 */
export function settledOrder<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  paid: Income<Names>,
  taken = noCents,
): SettledOrder | null {
  const [due, paidOn] = [rules.dueDay(order), firstDayPaid(paid)]
  const refunded = subtractCents(givenBack(rules, order, paid), taken)
  const isRefunded = refunded !== 0 || !rules.isAwaited(order)
  if (!isRefunded && !isPaidLate(due, paidOn)) return null
  const { orderId, createdAt } = order
  return {
    orderId,
    createdAt,
    amount: addCents(creditedAmount(rules, paid), taken),
    ...(isRefunded && { refunded }),
    ...(due && { due }),
    ...(paidOn && { paidOn }),
  }
}

/**
 * The row of an order that has no income. If neither its file nor the marketplace's rule gives a due day, the day is
 * estimated from the other orders of the month.
 */
export function unmatchedOrder<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: Order<Names>,
  usual: number | null,
): UnmatchedOrder<Names> {
  const { orderId, createdAt, status, units, items, numbers, deliveredOn, lowered } = order
  const expected = pickAmounts<Names['expected']>(order, rules.expectedParts)
  const info = rules.unmatchedInfo(order)
  const due = rules.isUnpaid(status) ? null : (rules.dueDay(order) ?? estimatedDay(createdAt, usual))
  const row = { ...expected, orderId, createdAt, status, info, units, items: boundItems(items) }
  return {
    ...row,
    ...(due && { due }),
    ...(numbers && { numbers }),
    ...(deliveredOn && { deliveredOn }),
    ...(lowered && { lowered }),
  }
}

/**
 * What was paid for the orders that a file leaves out. `rows` has those with money, `count` and `amount` are of these.
 * `paid` counts the orders of the income, `credited` is their amount without what was `taken` back.
 */
export function paidLeftOut<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  income: readonly Income<Names>[],
  leftOut: readonly LeftOutOrder[],
  taken: ReadonlyMap<string, Cents>,
) {
  const ofOrder = new Map(leftOut.map((order) => [order.orderId, order]))
  const payments = new Map<string, Income<Names>>()
  if (ofOrder.size > 0) for (const one of income) if (ofOrder.has(one.orderId)) payments.set(one.orderId, one)
  const ids = new Set([...payments.keys(), ...[...taken.keys()].filter((orderId) => ofOrder.has(orderId))])
  const creditedOf = (paid: Income<Names> | undefined) => (paid ? creditedAmount(rules, paid) : noCents)
  const rows = [...ids].flatMap((orderId): SettledOrder[] => {
    const paid = payments.get(orderId)
    const paidOn = paid && firstDayPaid(paid)
    const amount = addCents(creditedOf(paid), taken.get(orderId) ?? noCents)
    const leftOutFor = ofOrder.get(orderId)?.why
    if (amount === 0 || !leftOutFor) return []
    return [{ orderId, createdAt: '', amount, leftOut: leftOutFor, ...(paidOn && { paidOn }) }]
  })
  return {
    rows,
    ids,
    paid: payments.size,
    count: rows.length,
    amount: sumCents(rows.map(({ amount }) => amount)),
    credited: sumCents([...payments.values()].map(creditedOf)),
  }
}
