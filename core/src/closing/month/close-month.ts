import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../../money/index.ts'
import { auditMonth } from '../audit/audit-month.ts'
import { joinRests, lossOf } from '../claims/split-loss.ts'
import { billedOf, creditedAmount, mostSettled, paidLeftOut } from '../compared/compared-rows.ts'
import { MonthJudge, mostDiffer, paidNevertheless } from '../compared/judge-month.ts'
import { daysUntilPaid } from '../compared/payment-days.ts'
import {
  type KnownBeside,
  type OrderOutcome,
  reconcileOrder,
  takenBackOf,
} from '../compared/reconcile-order.ts'
import { type BesideIncome, mostAdjustments } from '../model/beside.ts'
import type { ClosingRows, OrderDifference, SettledOrder, UnmatchedOrder } from '../model/finding.ts'
import type { AwaitedRest, MonthFigures, MonthSums } from '../model/month.ts'
import type { MonthDoubt } from '../model/month-doubt.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { KnownNames } from '../model/names/known-names.ts'
import type { LeftOutOrder, Order } from '../model/order.ts'
import { type Income, joinNumbers, paidOf } from '../model/payments.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import { usualDays } from '../receivable/usual-days.ts'

/**
 * The result of comparing a month, in the sequence of the orders file. `outcomes` are those of all of its orders.
 * `matched` counts the orders that were compared.
 */
export interface Reconciliation<Names extends ClosingNames = KnownNames> extends ClosingRows<Names> {
  readonly outcomes: readonly OrderOutcome<Names>[]
  readonly matched: number
  readonly totalDifference: Cents
  readonly sums: MonthSums
  readonly doubt?: MonthDoubt
}

/**
 * Compares a month's orders with all payments known for them, checks their fees where the marketplace's are known, and
 * says what of the differences can be claimed. A month is the sum of what {@link reconcileOrder} says of its orders.
 * Source: specification, section 5.
 *
 * `beside` never changes what is compared. Its adjustments have a sum of their own, and the first {@link
 * mostAdjustments} become rows. Freight discrepancies are added to the differences they are about. Fees from a report
 * of fees are added to differences and unmatched orders. What payments with a refund id take back lowers what was
 * received. Money for one of the orders that the file leaves out (`leftOut`) is at that order.
 *
 * `doubt` says why the two files do not seem to fit ({@link MonthJudge}). The rows are then no ground for a claim.
 */
export function closeMonth<Names extends ClosingNames>(
  marketplace: MarketplaceRules<Names>,
  orders: readonly Order<Names>[],
  payments: readonly Income<Names>[],
  beside: BesideIncome = noneBeside,
  leftOut: readonly LeftOutOrder[] = [],
): Reconciliation<Names> {
  const { fees, rules } = marketplace
  const income = joinNumbers<Names>(orders, payments, rules.paidParts)
  const paidOrders = paidOf<Names>(orders, income)
  const month = new ComparedMonth(marketplace, beside)
  const known = { usualDays: usualDays(daysUntilAllPaid(orders, paidOrders)), beside }
  for (const [place, order] of orders.entries()) month.add(order, paidOrders[place], known)
  const found = month.result(income, leftOut)
  if (!fees) return found
  const { audit, audited } = auditMonth(fees, orders, paidOrders)
  return { ...found, ...(audited.length > 0 && { audited }), sums: { ...found.sums, audit } }
}

/** The rows and sums of a month, order by order. */
class ComparedMonth<Names extends ClosingNames> {
  /** Orders for which nothing is expected and payments without money came. */
  private nothing = 0
  private matched = 0
  private readonly outcomes: OrderOutcome<Names>[] = []
  private readonly differences: OrderDifference<Names>[] = []
  private readonly unmatched: UnmatchedOrder<Names>[] = []
  private readonly settled: SettledOrder[] = []
  private readonly sums = { expected: noCents, received: noCents, refunded: noCents, awaited: noCents }
  private readonly counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  /** What payments with a refund id took back of the month's orders; not positive. */
  private taken = noCents
  private readonly owed = { count: 0, amount: noCents }
  private readonly judge: MonthJudge<Names>
  /** What rows with a refund id say of other orders. */
  private readonly otherTakenBack: Map<string, Cents>
  /** The part of the negative differences that cannot be claimed, and those that are still awaited. */
  private explained = noCents
  private readonly rests: AwaitedRest[] = []
  private readonly by: MarketplaceRules<Names>
  private readonly beside: BesideIncome

  constructor(by: MarketplaceRules<Names>, beside: BesideIncome) {
    this.by = by
    this.beside = beside
    this.judge = new MonthJudge(by.rules)
    this.otherTakenBack = new Map(beside.takenBack)
  }

  add(order: Order<Names>, paid: Income<Names> | undefined, known: KnownBeside): void {
    const { billed = [] } = billedOf(order, known.beside)
    if (billed.length > 0) this.judge.seeFees(order, billed)
    const outcome = reconcileOrder(this.by, order, paid, known)
    this.outcomes.push(outcome)
    if (outcome.state === 'left-out') {
      this.counts[outcome.why] += 1
      if (outcome.isPaid) this.nothing += 1
      return
    }
    this.otherTakenBack.delete(order.orderId)
    const back = takenBackOf(order, known.beside)
    this.taken = addCents(this.taken, back)
    if ('received' in outcome) {
      this.addPaid(outcome)
      if (outcome.due && paid) this.judge.see(outcome.due, paid)
      return
    }
    this.sums.received = addCents(this.sums.received, back)
    this.sums.refunded = subtractCents(this.sums.refunded, back)
    this.addUnpaid(outcome)
  }

  private addPaid(outcome: Extract<OrderOutcome<Names>, { received: Cents }>): void {
    const { sums, counts } = this
    this.matched += 1
    sums.expected = addCents(sums.expected, outcome.expected)
    sums.received = addCents(sums.received, outcome.received)
    sums.refunded = addCents(sums.refunded, outcome.refunded)
    if (outcome.state === 'difference') this.addDifference(outcome.row)
    if (outcome.state !== 'paid-late' && outcome.state !== 'refunded') return
    counts[outcome.state === 'refunded' ? 'refunded' : 'paidLate'] += 1
    if (this.settled.length < mostSettled) this.settled.push(outcome.row)
  }

  private addDifference(row: OrderDifference<Names>): void {
    this.differences.push(row)
    const { explained, rest } = lossOf(this.by, row)
    this.explained = addCents(this.explained, explained)
    if (rest) this.rests.push(rest)
  }

  private addUnpaid(outcome: Extract<OrderOutcome<Names>, { state: 'unpaid' | 'unmatched' | 'owed' }>): void {
    this.unmatched.push(outcome.row)
    if (outcome.state === 'unpaid') this.counts.unpaid += 1
    else if (outcome.state === 'owed') {
      this.owed.count += 1
      this.owed.amount = addCents(this.owed.amount, outcome.expected)
    } else {
      this.sums.expected = addCents(this.sums.expected, outcome.expected)
      this.sums.awaited = addCents(this.sums.awaited, outcome.expected)
    }
  }

  result(income: readonly Income<Names>[], leftOut: readonly LeftOutOrder[]): Reconciliation<Names> {
    const { outcomes, matched, differences, unmatched, settled, sums, counts, owed, explained } = this
    const rests = joinRests(this.rests)
    const { rules } = this.by
    const { adjustments } = this.beside
    const aside = paidLeftOut(rules, income, leftOut, this.otherTakenBack)
    settled.push(...aside.rows.slice(0, mostSettled - settled.length))
    const others = [...this.otherTakenBack.keys()].filter((orderId) => !aside.ids.has(orderId))
    const known = others.length > 0 ? new Set(income.map(({ orderId }) => orderId)) : undefined
    const credited = sumCents(income.map((paid) => creditedAmount(rules, paid)))
    const own = addCents(subtractCents(sums.received, this.taken), aside.credited)
    const doubt =
      this.judge.doubt() ??
      paidNevertheless(leftOut, aside.rows, { matched, unmatched: unmatched.length }) ??
      mostDiffer(rules, differences, matched)
    return {
      outcomes,
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
          others.map((orderId) => this.otherTakenBack.get(orderId) ?? noCents),
          subtractCents(credited, own),
        ),
        ...(owed.count > 0 && { owed }),
        ...(explained !== 0 && { explained }),
        ...(rests.length > 0 && { rests }),
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
}

/** The figures of a month's result, without its rows. */
export function resultFigures<Names extends ClosingNames>({
  matched,
  totalDifference,
  differences,
  unmatched,
  sums,
}: Reconciliation<Names>): MonthFigures {
  const lost = sumCents(differences.map(({ difference }) => shortfall(difference)))
  const counts = { differences: differences.length, unmatched: unmatched.length }
  return { matched, totalDifference, ...counts, lost, sums }
}

const noneBeside: BesideIncome = {
  adjustments: [],
  freight: new Map(),
  billed: [],
  takenBack: new Map(),
  unread: new Set(),
}

/** The days that each paid order waited for its payment, as far as they are known. */
function daysUntilAllPaid<Names extends ClosingNames>(
  orders: readonly Order<Names>[],
  paidOrders: readonly (Income<Names> | undefined)[],
): readonly number[] {
  return orders.flatMap((order, place) => {
    const paid = paidOrders[place]
    return (paid && daysUntilPaid(order, paid)) ?? []
  })
}
