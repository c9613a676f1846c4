import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../money/index.ts'
import type { ClosingRules } from './marketplaces/closing-rules.ts'
import { type ClosingTerms, type KnownTerms, pickAmounts } from './marketplaces/terms.ts'
import { firstDayPaid, paymentsByDay } from './payment-days.ts'
import { type Income, joinNumbers } from './payments.ts'
import { compareOrder, creditedAmount, type Reconciliation } from './reconcile.ts'
import type {
  ClosingRows,
  DayPayment,
  LatePayment,
  MonthFigures,
  MonthSums,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from './rows.ts'

/**
 * An order that another month's income paid: what was expected, what the seller got and what the buyer got back, as in
 * {@link MonthSums}, and the difference, 0 where that is none. `unpaid` where its buyer had not paid when the month's own files were
 * made, so that nothing was expected of it.
 */
export interface LateAmounts {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly difference: Cents
  readonly unpaid: boolean
}

/** The rows of a month with what other months paid. */
export interface MonthRows<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly late: readonly LateAmounts[]
}

/**
 * The rows of a month: those its own files gave, with the orders that the income of other months paid taken out of the
 * unmatched ones, compared by the same rules and put behind the differences where they are one. Payments of orders that are
 * not unmatched count nothing. Whoever shows, exports or sums rows of a closing uses these.
 */
export function monthRows<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { differences, unmatched, adjustments, audited, settled: own = [] }: ClosingRows<Terms>,
  payments: readonly LatePayment<Terms>[],
): MonthRows<Terms> {
  const beside = { ...(adjustments && { adjustments }), ...(audited && { audited }) }
  const settled = [...own]
  const open = new Map(payments.map((payment) => [payment.orderId, payment]))
  const lateDifferences: OrderDifference<Terms>[] = []
  const late: LateAmounts[] = []
  const awaited = unmatched.filter((order) => {
    const payment = open.get(order.orderId)
    if (!payment) return true
    // Of an order that another client stored twice one is paid.
    open.delete(order.orderId)
    const found = lateDifference(rules, order, payment)
    if (found) lateDifferences.push(found)
    else settled.push(paidElsewhere(rules, order, payment))
    late.push(lateAmounts(rules, order, payment.paid))
    return false
  })
  return {
    ...{ differences: [...differences, ...lateDifferences], unmatched: awaited, ...beside, late },
    ...(settled.length > 0 && { settled }),
  }
}

/** What an unmatched order comes to by what another month's income paid for it. */
export function lateAmounts<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: UnmatchedOrder<Terms>,
  paid: Terms['paid'],
): LateAmounts {
  const found = compareOrder(rules, { ...order, units: order.units ?? 0 }, paid)
  return {
    expected: rules.expectedAmount(order),
    received: creditedAmount(rules, paid),
    refunded: rules.refundedAmount(paid),
    difference: found?.difference ?? noCents,
    unpaid: rules.isUnpaid(order.status),
  }
}

/** An unmatched order as a difference of its month, where another month's income paid it otherwise than expected. */
function lateDifference<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  order: UnmatchedOrder<Terms>,
  { paid, month, year, payments }: LatePayment<Terms>,
): OrderDifference<Terms> | null {
  const { orderId, createdAt, units = 0, items, deliveredOn, billed } = order
  const found = compareOrder(rules, { ...order, units }, paid)
  return (
    found && {
      ...{ orderId, createdAt, ...found, paidIn: { month, year } },
      ...(items && { items }),
      ...(payments && { payments }),
      ...(deliveredOn && { deliveredOn }),
      ...(billed && { billed }),
    }
  )
}

/** An unmatched order that another month's income paid as expected. */
function paidElsewhere<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { orderId, createdAt, due }: UnmatchedOrder<Terms>,
  { paid, month, year, payments = [] }: LatePayment<Terms>,
): SettledOrder {
  const refunded = rules.refundedAmount(paid)
  const paidOn = firstDayPaid({ payments: payments.map(({ day }) => ({ releasedOn: day })) })
  return {
    ...{ orderId, createdAt, amount: creditedAmount(rules, paid), paidIn: { month, year } },
    ...(refunded !== 0 && { refunded }),
    ...(due && { due }),
    ...(paidOn && { paidOn }),
  }
}

/**
 * The figures of a month without its rows: those of its own files, `own`, with the orders that other months paid, each with
 * what it differs by. They are the figures of {@link monthRows}.
 */
export function monthFigures(
  own: MonthFigures,
  late: readonly LateAmounts[],
): MonthFigures & { readonly late: number } {
  const differences = late.map(({ difference }) => difference)
  return {
    matched: own.matched + late.length,
    totalDifference: sumCents(differences, own.totalDifference),
    differences: own.differences + differences.filter((difference) => difference !== 0).length,
    unmatched: own.unmatched - late.length,
    lost: sumCents(differences.map(shortfall), own.lost),
    sums: own.sums && sumsWith(own.sums, late),
    late: late.length,
  }
}

function sumsWith(own: MonthSums, late: readonly LateAmounts[]): MonthSums {
  const sum = (of: (one: LateAmounts) => Cents) => sumCents(late.map(of))
  const unpaid = late.filter((one) => one.unpaid)
  return {
    ...own,
    expected: sumCents(
      unpaid.map(({ expected }) => expected),
      own.expected,
    ),
    received: addCents(
      own.received,
      sum(({ received }) => received),
    ),
    refunded: addCents(
      own.refunded,
      sum(({ refunded }) => refunded),
    ),
    awaited: subtractCents(
      own.awaited,
      sum((one) => (one.unpaid ? noCents : one.expected)),
    ),
    ...(own.counts && {
      counts: {
        ...{ ...own.counts, unpaid: own.counts.unpaid - unpaid.length },
        refunded: (own.counts.refunded ?? 0) + late.filter(isRefundedAsExpected).length,
      },
    }),
  }
}

/** Whether an order came to what was expected of it, and its buyer got all or a part of that back. */
export function isRefundedAsExpected({
  difference,
  refunded,
}: Pick<LateAmounts, 'difference' | 'refunded'>): boolean {
  return difference === 0 && refunded !== 0
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

/** An unmatched order of another closing; `numbers` as in `Order`. */
export interface AwaitedOrder {
  readonly closing: string
  readonly orderId: string
  readonly numbers?: readonly string[]
}

/** An order of another closing with what was paid for it. */
export interface PaidOrder<Terms extends ClosingTerms = KnownTerms>
  extends Pick<AwaitedOrder, 'closing' | 'orderId'> {
  readonly paid: Terms['paid']
  readonly payments?: readonly DayPayment[]
}

/** What an income paid of the orders that other closings await; an order that two of them await is paid in both. */
export function findLatePayments<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  awaited: readonly AwaitedOrder[],
  income: readonly Income<Terms>[],
): PaidOrder<Terms>[] {
  const joined = joinNumbers<Terms>(awaited, income, rules.paidParts)
  const incomeByOrder = new Map(joined.map((one) => [one.orderId, one]))
  return awaited.flatMap(({ closing, orderId }) => {
    const found = incomeByOrder.get(orderId)
    if (!found) return []
    const payments = paymentsByDay(rules, found)
    const paid = pickAmounts<Terms['paid']>(found, rules.paidParts)
    return [{ closing, orderId, paid, ...(payments.length > 0 && { payments }) }]
  })
}
