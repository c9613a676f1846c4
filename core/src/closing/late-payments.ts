import { type Cents, noCents, shortfall, sumCents } from '../money/index.ts'
import { type PaidParts, partsOf } from './marketplaces/shopee/terms.ts'
import type { Income } from './payments.ts'
import { compareOrder, type Reconciliation } from './reconcile.ts'
import type {
  ClosingMonth,
  ClosingRows,
  LatePayment,
  MonthFigures,
  OrderDifference,
  UnmatchedOrder,
} from './rows.ts'

/** The rows of a month with what other months paid; `late` says of each order paid so what it differs by, 0 where it does not. */
export interface MonthRows extends ClosingRows {
  readonly late: readonly Cents[]
}

/**
 * The rows of a month: those its own files gave, with the orders that the income of other months paid taken out of the
 * unmatched ones, compared by the same rule and put behind the differences where they are one. Payments of orders that are
 * not unmatched count nothing. Whoever shows, exports or sums rows of a closing asks here.
 */
export function monthRows(
  { differences, unmatched }: ClosingRows,
  payments: readonly LatePayment[],
): MonthRows {
  if (payments.length === 0) return { differences, unmatched, late: [] }
  const open = new Map(payments.map((payment) => [payment.orderId, payment]))
  const paidLate: OrderDifference[] = []
  const late: Cents[] = []
  const awaited = unmatched.filter((order) => {
    const payment = open.get(order.orderId)
    if (!payment) return true
    // Of an order that another client stored twice one is paid.
    open.delete(order.orderId)
    const found = lateDifference(order, payment)
    if (found) paidLate.push(found)
    late.push(found?.difference ?? noCents)
    return false
  })
  return { differences: [...differences, ...paidLate], unmatched: awaited, late }
}

/** An unmatched order as a difference of its month, where another month's income paid it otherwise than expected. */
export function lateDifference(
  { orderId, createdAt, units = 0, ...order }: UnmatchedOrder,
  { paid, month, year }: ClosingMonth & { readonly paid: PaidParts },
): OrderDifference | null {
  const found = compareOrder({ ...order, units }, paid)
  return found && { orderId, createdAt, ...found, paidIn: { month, year } }
}

/**
 * The figures of a month without its rows: those of its own files, `own`, with the orders that other months paid, each with
 * what it differs by. They are the figures of {@link monthRows}.
 */
export function monthFigures(
  own: MonthFigures,
  late: readonly Cents[],
): MonthFigures & { readonly late: number } {
  return {
    matched: own.matched + late.length,
    totalDifference: sumCents(late, own.totalDifference),
    differences: own.differences + late.filter((difference) => difference !== 0).length,
    unmatched: own.unmatched - late.length,
    lost: sumCents(late.map(shortfall), own.lost),
    late: late.length,
  }
}

/** What the results of a month's own files come to. */
export function resultFigures({
  matched,
  totalDifference,
  differences,
  unmatched,
}: Reconciliation): MonthFigures {
  const lost = sumCents(differences.map(({ difference }) => shortfall(difference)))
  return { matched, totalDifference, differences: differences.length, unmatched: unmatched.length, lost }
}

/** An unmatched order of another closing. */
export interface AwaitedOrder {
  readonly closing: string
  readonly orderId: string
}

/** An order of another closing with what was paid for it. */
export interface PaidOrder extends AwaitedOrder {
  readonly paid: PaidParts
}

/** What an income paid of the orders that other closings await; an order that two of them await is paid in both. */
export function findLatePayments(awaited: readonly AwaitedOrder[], income: readonly Income[]): PaidOrder[] {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  return awaited.flatMap((order) => {
    const found = incomeByOrder.get(order.orderId)
    return found ? [{ ...order, paid: partsOf(found) }] : []
  })
}
