import { addCents, type Cents, noCents, subtractCents, sumCents } from '../money/index.ts'
import { type BesideIncome, mostAdjustments } from './combine-files.ts'
import {
  billedOf,
  creditedAmount,
  differenceRow,
  type Finding,
  mostSettled,
  paidLeftOut,
  settledOrder,
  takenBack,
  unmatchedOrder,
} from './compared/compared-rows.ts'
import { MonthJudge, mostDiffer } from './compared/judge-month.ts'
import type { MonthDoubt } from './compared/month-doubt.ts'
import { firstDayPaid } from './compared/payment-days.ts'
import { type ClosingRules, tolerance } from './marketplaces/closing-rules.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import { type ClosingTerms, type KnownTerms, pickAmounts } from './marketplaces/terms.ts'
import { type Income, joinNumbers, type NumbersPaid, numbersNamed, numbersPaid, paidOf } from './payments.ts'
import { usualDays } from './receivable/due-day.ts'
import { leftOutState } from './receivable/order-states.ts'
import type {
  ClosingRows,
  LeftOutOrder,
  MonthSums,
  Order,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from './rows.ts'

/**
 * The result of comparing a month, in the sequence of the orders file. `matched` counts the orders that were compared.
 */
export interface Reconciliation<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly matched: number
  readonly totalDifference: Cents
  readonly sums: MonthSums
  readonly doubt?: MonthDoubt
}

/**
 * Compares what the seller should have been paid with what was paid, order by order, by the `rules` of the marketplace
 * that both files are from. {@link compareOrder} compares one order. Source: specification, section 5.
 *
 * `beside` never changes the result for an order. Its adjustments have a sum of their own, and the first {@link
 * mostAdjustments} become rows. Freight discrepancies are added to the differences they are about. Fees from a report
 * of fees are added to differences and unmatched orders. What payments with a refund id take back lowers what was
 * received. Money for one of the orders that the file leaves out (`leftOut`) stands at that order.
 *
 * `doubt` says why the two files do not seem to fit ({@link MonthJudge}). The rows are then no ground for a claim.
 */
export function reconcile<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  orders: readonly Order<Terms>[],
  payments: readonly Income<Terms>[],
  beside: BesideIncome = noneBeside,
  leftOut: readonly LeftOutOrder[] = [],
): Reconciliation<Terms> {
  const income = joinNumbers<Terms>(orders, payments, rules.paidParts)
  const paidOrders = paidOf<Terms>(orders, income)
  const month = new ComparedMonth(rules, beside)
  let usual: number | null | undefined
  for (const [place, order] of orders.entries()) {
    const paid = paidOrders[place]
    if (paid && !isNothing(rules, order, paid)) month.compare(order, paid)
    else {
      if (paid) month.nothing += 1
      if (usual === undefined && rules.isAwaited(order)) usual = usualDaysOf(orders, paidOrders)
      month.addUnpaid(order, usual ?? null)
    }
  }
  return month.result(income, leftOut)
}

/** The rows and sums of a month, order by order. */
class ComparedMonth<Terms extends ClosingTerms> {
  nothing = 0
  private matched = 0
  private readonly differences: OrderDifference<Terms>[] = []
  private readonly unmatched: UnmatchedOrder<Terms>[] = []
  private readonly settled: SettledOrder[] = []
  private readonly sums = { expected: noCents, received: noCents, refunded: noCents, awaited: noCents }
  private readonly counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  /** What payments with a refund id took back of the month's orders; not positive. */
  private taken = noCents
  private readonly owed = { count: 0, amount: noCents }
  private readonly judge: MonthJudge<Terms>
  private readonly takenBack: Map<string, Cents>
  private readonly rules: ClosingRules<Terms>
  private readonly beside: BesideIncome

  constructor(rules: ClosingRules<Terms>, beside: BesideIncome) {
    this.rules = rules
    this.beside = beside
    this.judge = new MonthJudge(rules)
    this.takenBack = new Map(beside.takenBack)
  }

  addUnpaid(order: Order<Terms>, usual: number | null): void {
    const { rules, counts } = this
    if (!rules.isAwaited(order)) {
      counts[leftOutState(order.status)] += 1
      return
    }
    const found = this.foundBeside(order)
    this.unmatched.push({ ...unmatchedOrder(rules, order, usual), ...billedOf(order, this.beside), ...found })
    this.takeBack(found.takenBack)
    if (rules.isUnpaid(order.status)) {
      counts.unpaid += 1
      return
    }
    const amount = rules.expectedAmount(order)
    if (amount < 0) {
      this.owed.count += 1
      this.owed.amount = addCents(this.owed.amount, amount)
      return
    }
    this.sums.expected = addCents(this.sums.expected, amount)
    this.sums.awaited = addCents(this.sums.awaited, amount)
  }

  compare(order: Order<Terms>, paid: Income<Terms>): void {
    const { rules, sums, beside } = this
    this.matched += 1
    const due = stillExpected(rules, order, paid)
    sums.expected = addCents(sums.expected, due ? rules.expectedAmount(due) : rules.receivedAmount(paid))
    sums.received = addCents(sums.received, creditedAmount(rules, paid))
    sums.refunded = addCents(sums.refunded, rules.refundedAmount(paid))
    const known = this.foundBeside(order)
    this.takeBack(known.takenBack)
    const named = numbersNamed(order, paid)
    const found = due && compareOrder(rules, due, paid, numbersPaid(order, named))
    if (due && !known.unread) this.judge.see(due, paid)
    if (found) {
      this.differences.push({ ...differenceRow(rules, order, paid, { found, named, beside }), ...known })
      return
    }
    const row = settledOrder(rules, order, paid, known.takenBack)
    if (!row) return
    this.counts[row.refunded === undefined ? 'paidLate' : 'refunded'] += 1
    if (this.settled.length < mostSettled) this.settled.push(row)
  }

  result(income: readonly Income<Terms>[], leftOut: readonly LeftOutOrder[]): Reconciliation<Terms> {
    const { rules, matched, differences, unmatched, settled, sums, counts, owed } = this
    const { adjustments } = this.beside
    const aside = paidLeftOut(rules, income, leftOut, this.takenBack)
    settled.push(...aside.rows.slice(0, mostSettled - settled.length))
    const others = [...this.takenBack.keys()].filter((orderId) => !aside.ids.has(orderId))
    const known = others.length > 0 ? new Set(income.map(({ orderId }) => orderId)) : undefined
    const credited = sumCents(income.map((paid) => creditedAmount(rules, paid)))
    const own = addCents(subtractCents(sums.received, this.taken), aside.credited)
    const doubt = this.judge.doubt() ?? mostDiffer(rules, differences, matched)
    return {
      matched,
      differences,
      totalDifference: sumCents(differences.map(({ difference }) => difference)),
      unmatched,
      ...(adjustments.length > 0 && { adjustments: adjustments.slice(0, mostAdjustments) }),
      ...(settled.length > 0 && { settled }),
      ...(doubt && { doubt }),
      sums: {
        ...sums,
        otherOrders:
          income.length - matched - this.nothing - aside.paid + others.filter((id) => !known?.has(id)).length,
        counts,
        otherReceived: sumCents(
          others.map((orderId) => this.takenBack.get(orderId) ?? noCents),
          subtractCents(credited, own),
        ),
        ...(owed.count > 0 && { owed }),
        ...(aside.count > 0 && { leftOut: { count: aside.count, amount: aside.amount } }),
        ...(adjustments.length > 0 && {
          adjustments: {
            count: adjustments.length,
            amount: sumCents(adjustments.map(({ amount }) => amount)),
          },
        }),
      },
    }
  }

  private takeBack(amount: Cents | undefined): void {
    if (amount === undefined || amount >= 0) return
    this.taken = addCents(this.taken, amount)
    this.sums.received = addCents(this.sums.received, amount)
    this.sums.refunded = subtractCents(this.sums.refunded, amount)
  }

  /** What is known of an order beside its payments. */
  private foundBeside({
    orderId,
    numbers = [],
    unread,
  }: Order<Terms>): Pick<OrderDifference, 'unread' | 'takenBack'> {
    const isUnread = unread ?? [orderId, ...numbers].some((number) => this.beside.unread.has(number))
    const takenBack = this.takenBack.get(orderId)
    this.takenBack.delete(orderId)
    return { ...(isUnread && { unread: true as const }), ...(takenBack !== undefined && { takenBack }) }
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

const noneBeside: BesideIncome = {
  ...{ adjustments: [], freight: new Map(), billed: [], takenBack: new Map(), unread: new Set() },
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
