import { creditedAmount } from '../compared/compared-rows.ts'
import { firstDayPaid } from '../compared/payment-days.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import type {
  ClosingRows,
  DayPayment,
  LatePayment,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from '../rows.ts'
import {
  amountsBeside,
  type ComparedBy,
  compareInPart,
  compareUnmatched,
  isPaidInPart,
  type LateAmounts,
  lateAmounts,
  type PaidInPart,
} from './late-amounts.ts'
import { differentPayments, joinPayments } from './late-payments.ts'
import { markAskedElsewhere, markRepeated, type RepeatedOrder } from './repeated-orders.ts'

/**
 * The rows of a month including what other months paid. `late` has the amounts of each order that another month paid.
 */
export interface MonthRows<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly late: readonly LateAmounts[]
}

/**
 * The rows of a month: those of its own files, updated with what the income of other months paid. Whoever shows,
 * exports or sums the rows of a closing uses these.
 *
 * `payments` are those of other months, earliest month first; {@link differentPayments} decides which of them count,
 * and payments for other orders are ignored. An unmatched order that was paid is compared by the same rules. An order
 * that its own month paid in part is compared again with all its payments. If either differs, it comes after the other
 * differences.
 *
 * `repeated` are the orders that another month has in its file. Unmatched ones that it was paid for or awaits stay
 * unmatched and name that month. Differences that it claims name it too.
 */
export function monthRows<Terms extends ClosingTerms>(
  marketplace: ComparedBy<Terms>,
  { differences, unmatched, adjustments, audited, settled: own = [] }: ClosingRows<Terms>,
  payments: readonly LatePayment<Terms>[],
  repeated: readonly RepeatedOrder[] = [],
): MonthRows<Terms> {
  const { rules } = marketplace
  const beside = { ...(adjustments && { adjustments }), ...(audited && { audited }) }
  const settled = [...own]
  const paymentsOf = byOrder(payments)
  const differing: OrderDifference<Terms>[] = []
  const late: LateAmounts[] = []
  const paidFor = (orderId: string, ownPayments?: readonly DayPayment[]) => {
    const found = joinPayments(rules, differentPayments(paymentsOf.get(orderId) ?? [], ownPayments))
    // Another client may have stored an order twice: the payment counts for one of them.
    if (found) paymentsOf.delete(orderId)
    return found
  }
  const asBefore = differences.filter((row) => {
    if (!paymentsOf.has(row.orderId) || !isPaidInPart(rules, row)) return true
    const found = paidFor(row.orderId, row.payments)
    if (!found) return true
    const { named: _, ...known } = found
    const { paid, payments: days, named } = row
    const own = { ...known, paid, payments: days, ...(named && { named }) }
    const all = joinPayments(rules, [own, found]) ?? found
    const now = differenceNow(marketplace, row, all)
    if (now) differing.push(now)
    else settled.push(settledElsewhere(rules, row, all))
    late.push(amountsBeside(marketplace, row, found))
    return false
  })
  const awaited = unmatched.filter((row) => {
    const found = paidFor(row.orderId)
    if (!found) return true
    const now = lateDifference(marketplace, row, found)
    if (now) differing.push(now)
    else settled.push(settledElsewhere(rules, row, found))
    late.push(lateAmounts(marketplace, row, found))
    return false
  })
  return {
    ...{
      differences: markAskedElsewhere([...asBefore, ...differing], repeated),
      unmatched: markRepeated(awaited, repeated),
      ...beside,
      late,
    },
    ...(settled.length > 0 && { settled }),
  }
}

function byOrder<Terms extends ClosingTerms>(
  payments: readonly LatePayment<Terms>[],
): Map<string, LatePayment<Terms>[]> {
  const found = new Map<string, LatePayment<Terms>[]>()
  for (const payment of payments) {
    const known = found.get(payment.orderId)
    if (known) known.push(payment)
    else found.set(payment.orderId, [payment])
  }
  return found
}

/** The difference of an unmatched order that another month's income paid; null if it was paid as expected. */
function lateDifference<Terms extends ClosingTerms>(
  marketplace: ComparedBy<Terms>,
  order: UnmatchedOrder<Terms>,
  late: LatePayment<Terms>,
): OrderDifference<Terms> | null {
  const { month, year, payments } = late
  const { orderId, createdAt, items, deliveredOn, billed } = order
  const found = compareUnmatched(marketplace, order, late)
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

/**
 * The difference of an order after all payments of its own and other months; null if it was paid as expected in all.
 */
function differenceNow<Terms extends ClosingTerms>(
  marketplace: ComparedBy<Terms>,
  row: PaidInPart<Terms>,
  late: LatePayment<Terms>,
): OrderDifference<Terms> | null {
  const { month, year, payments = [] } = late
  const found = compareInPart(marketplace, row, late)
  if (!found) return null
  const { reason: _, causes: __, ...before } = row
  return { ...before, ...found, payments, paidIn: { month, year } }
}

/** An order that was paid what was expected, together with the income of another month. */
function settledElsewhere<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { orderId, createdAt, due }: Pick<SettledOrder, 'orderId' | 'createdAt' | 'due'>,
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
