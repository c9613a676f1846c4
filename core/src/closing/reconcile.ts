import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../money/index.ts'
import { type BesideIncome, mostAdjustments } from './combine-files.ts'
import { boundItems } from './items/order-items.ts'
import { type ClosingRules, tolerance } from './marketplaces/closing-rules.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import { type Amounts, type ClosingTerms, type KnownTerms, pickAmounts } from './marketplaces/terms.ts'
import { firstDayPaid, paymentsByDay } from './payment-days.ts'
import { type Income, joinNumbers, type NumbersPaid, numbersNamed, numbersPaid, paidOf } from './payments.ts'
import { estimatedDay, usualDays } from './receivable/due-day.ts'
import { isPaidLate, leftOutState } from './receivable/order-states.ts'
import type {
  BilledFee,
  ClosingRows,
  Explanation,
  MonthSums,
  Order,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from './rows.ts'

/** How a paid order differs from what was expected. `difference` is in centavos, negative if too little was paid. */
interface Finding<Terms extends ClosingTerms> extends Explanation<Terms> {
  readonly difference: Cents
  readonly note: Terms['differenceNote']
  readonly expected: Terms['expected']
  readonly paid: Terms['paid']
}

/**
 * The result of comparing a month, in the sequence of the orders file. `matched` counts the orders that were compared.
 */
export interface Reconciliation<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly matched: number
  readonly totalDifference: Cents
  readonly sums: MonthSums
}

/**
 * Compares what the seller should have been paid with what was paid, order by order, by the `rules` of the marketplace
 * that both files are from. {@link compareOrder} compares one order. Source: specification, section 5.
 *
 * `beside` never changes the result for an order. Its adjustments have a sum of their own, and the first {@link
 * mostAdjustments} become rows. Freight discrepancies are added to the differences they are about. Fees from a report
 * of fees are added to differences and unmatched orders.
 */
export function reconcile<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  orders: readonly Order<Terms>[],
  payments: readonly Income<Terms>[],
  beside: BesideIncome = noneBeside,
): Reconciliation<Terms> {
  const income = joinNumbers<Terms>(orders, payments, rules.paidParts)
  const paidOrders = paidOf<Terms>(orders, income)
  const differences: OrderDifference<Terms>[] = []
  const unmatched: UnmatchedOrder<Terms>[] = []
  let matched = 0
  let expected = noCents
  let received = noCents
  let refunded = noCents
  let awaited = noCents
  const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  const settled: SettledOrder[] = []
  let usual: number | null | undefined
  for (const [place, order] of orders.entries()) {
    const known = paidOrders[place]
    const paid = known && isNothing(rules, order, known) ? undefined : known
    if (!paid) {
      if (!rules.isAwaited(order)) {
        counts[leftOutState(order.status)] += 1
        continue
      }
      if (usual === undefined) usual = usualDaysOf(orders, paidOrders)
      unmatched.push({ ...unmatchedOrder(rules, order, usual), ...billedOf(order, beside) })
      if (rules.isUnpaid(order.status)) {
        counts.unpaid += 1
        continue
      }
      const amount = rules.expectedAmount(order)
      expected = addCents(expected, amount)
      awaited = addCents(awaited, amount)
      continue
    }
    matched += 1
    const due = stillExpected(rules, order, paid)
    expected = addCents(expected, due ? rules.expectedAmount(due) : rules.receivedAmount(paid))
    received = addCents(received, creditedAmount(rules, paid))
    refunded = addCents(refunded, rules.refundedAmount(paid))
    const named = numbersNamed(order, paid)
    const found = due && compareOrder(rules, due, paid, numbersPaid(order, named))
    if (!found) {
      const row = settledOrder(rules, order, paid)
      if (!row) continue
      counts[row.refunded === undefined ? 'paidLate' : 'refunded'] += 1
      if (settled.length < mostSettled) settled.push(row)
    } else {
      differences.push(differenceRow(rules, order, paid, { found, named, beside }))
    }
  }
  const { adjustments } = beside
  return {
    matched,
    differences,
    totalDifference: sumCents(differences.map(({ difference }) => difference)),
    unmatched,
    ...(adjustments.length > 0 && { adjustments: adjustments.slice(0, mostAdjustments) }),
    ...(settled.length > 0 && { settled }),
    sums: {
      ...{ expected, received, refunded, awaited, otherOrders: income.length - matched, counts },
      otherReceived: subtractCents(sumCents(income.map((paid) => creditedAmount(rules, paid))), received),
      ...(adjustments.length > 0 && {
        adjustments: { count: adjustments.length, amount: sumCents(adjustments.map(({ amount }) => amount)) },
      }),
    },
  }
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

const noneBeside: BesideIncome = { adjustments: [], freight: new Map(), billed: [] }

/** The most fees kept for one order. */
export const mostBilledFees = 50

/**
 * The fees of an order from the most reliable report that has them. A report may name the order by any of its numbers.
 */
function billedOf(
  { orderId, numbers = [] }: Pick<Order, 'orderId' | 'numbers'>,
  { billed }: BesideIncome,
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
  readonly beside: BesideIncome
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

/** The most refunded or late-paid orders without a difference that a closing keeps as rows. All of them are counted. */
export const mostSettled = 20_000

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

function usualDaysOf<Terms extends ClosingTerms>(
  orders: readonly Order<Terms>[],
  paidOrders: readonly (Income<Terms> | undefined)[],
): number | null {
  function* daysOfOrders() {
    for (const [place, paid] of paidOrders.entries()) {
      if (paid) yield { createdAt: orders[place]?.createdAt ?? '', paidOn: firstDayPaid(paid) }
    }
  }
  return usualDays(daysOfOrders())
}
