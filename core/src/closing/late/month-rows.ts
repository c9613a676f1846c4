import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import { firstDayPaid } from '../payment-days.ts'
import { creditedAmount } from '../reconcile.ts'
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

/** The rows of a month with what other months paid. */
export interface MonthRows<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly late: readonly LateAmounts[]
}

/**
 * The rows of a month: those its own files gave, with what the income of other months paid, `payments` in the order of these
 * months. Unmatched orders that were paid are compared by the same rules, and orders that their own income paid otherwise than
 * expected anew, with all that was paid for them; those that differ stand behind the other differences. {@link differentPayments}
 * says which payments count; those of other orders count nothing. `repeated` are unmatched orders that another month's file has,
 * too, and paid or awaits: they stay unmatched and say so; and differences that another month asks for. Whoever shows, exports or
 * sums rows of a closing uses these.
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
    // Of an order that another client stored twice one is paid.
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

/** An unmatched order as a difference of its month, where another month's income paid it otherwise than expected. */
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

/** An order that its own income and those of other months paid otherwise than expected, in all. */
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

/** An order that came to what was expected of it with the income of another month. */
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
