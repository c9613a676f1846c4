import { daysBetween, readDate } from '../../calendar/index.ts'
import { dayPaid, inDayOrder, mostPaymentDays, paymentsByDay } from '../compared/payment-days.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import { type ClosingTerms, type KnownTerms, pickAmounts } from '../marketplaces/terms.ts'
import { type Income, joinNamed, joinNumbers, numbersNamed, sumParts, sumPayments } from '../payments.ts'
import type { DayPayment, LatePayment } from '../rows.ts'

/**
 * An order of another closing that may still be paid: it is unmatched, or its own month's income paid another amount
 * than expected. In the second case `payments` are those of its own month. `numbers` is as in `Order`.
 */
export interface AwaitedOrder {
  readonly closing: string
  readonly orderId: string
  readonly numbers?: readonly string[]
  readonly payments?: readonly DayPayment[]
}

/** An order of another closing, and what an income paid for it. `named` is as in `OrderDifference`. */
export interface PaidOrder<Terms extends ClosingTerms = KnownTerms>
  extends Pick<AwaitedOrder, 'closing' | 'orderId'> {
  readonly paid: Terms['paid']
  readonly payments?: readonly DayPayment[]
  readonly named?: readonly string[]
}

/**
 * Finds what an income paid for orders of other closings. If two closings await the same order, both get the payment.
 *
 * If an order's own month also paid it, the same payment may be in both files. So a payment that {@link mayBeSame} as
 * one of its own month does not count. If the day of any of these payments is unknown, nothing counts.
 */
export function findLatePayments<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  awaited: readonly AwaitedOrder[],
  income: readonly Income<Terms>[],
): PaidOrder<Terms>[] {
  const joined = joinNumbers<Terms>(awaited, income, rules.paidParts)
  const incomeByOrder = new Map(joined.map((one) => [one.orderId, one]))
  return awaited.flatMap(({ closing, orderId, numbers = [], payments: own }) => {
    const known = incomeByOrder.get(orderId)
    const found = known && own ? onOtherDays(rules, known, own) : known
    if (!found) return []
    const payments = paymentsByDay(rules, found)
    const paid = pickAmounts<Terms['paid']>(found, rules.paidParts)
    const named = numbersNamed({ numbers }, found)
    const beside = { ...(payments.length > 0 && { payments }), ...(named && { named }) }
    return [{ closing, orderId, paid, ...beside }]
  })
}

function onOtherDays<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  income: Income<Terms>,
  own: readonly DayPayment[],
): Income<Terms> | undefined {
  const days = paymentsByDay(rules, income)
  if (!haveDays(own) || !haveDays(days)) return undefined
  const others = new Set(
    days.filter((one) => !own.some((other) => mayBeSame(one, other))).map(({ day }) => day),
  )
  if (others.size === days.length || !income.payments) return others.size > 0 ? income : undefined
  const payments = income.payments.filter(({ releasedOn }) => others.has(dayPaid(releasedOn)))
  return sumPayments<Terms>(payments, rules.paidParts)[0]
}

/**
 * Keeps those payments of an order that are surely different ones. `payments` are those of several months, earliest
 * month first; `own` are those of the order's own month.
 *
 * A payment counts if its days are all known and none of them {@link mayBeSame} as an earlier payment or one of `own`.
 * Without `own` the first payment always counts. If the days of `own` are not known, none counts.
 */
export function differentPayments<Row extends { readonly payments?: readonly DayPayment[] }>(
  payments: readonly Row[],
  own?: readonly DayPayment[],
): readonly Row[] {
  const [first] = payments
  if (!first) return []
  const known = [...(own ?? first.payments ?? [])]
  if (!haveDays(known)) return own ? [] : [first]
  const others = (own ? payments : payments.slice(1)).filter(({ payments: some = [] }) => {
    if (!haveDays(some) || some.some((one) => known.some((other) => mayBeSame(one, other)))) return false
    known.push(...some)
    return true
  })
  return own ? others : [first, ...others]
}

function haveDays(payments: readonly DayPayment[]): boolean {
  const isWhole = payments.length > 0 && payments.length < mostPaymentDays
  return isWhole && payments.every(({ day }) => readDate(day) !== null)
}

/**
 * Payments on the same day, or of the same amount on two consecutive days: two reports may use different time zones.
 */
function mayBeSame(one: DayPayment, other: DayPayment): boolean {
  return (
    one.day === other.day || (one.amount === other.amount && Math.abs(daysBetween(one.day, other.day)) === 1)
  )
}

/**
 * Joins the payments of several months for one order. The month is that of the first; undefined if there is no payment.
 */
export function joinPayments<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  [first, ...others]: readonly LatePayment<Terms>[],
): LatePayment<Terms> | undefined {
  if (!first || others.length === 0) return first
  const paid = others.reduce(
    (sum, one) => sumParts<Terms['paid']>(sum, one.paid, rules.paidParts),
    first.paid,
  )
  const all = [first, ...others]
  const named = joinNamed(all.map((one) => one.named))
  const { named: _, ...known } = first
  const payments = inDayOrder(all.flatMap((one) => one.payments ?? []))
  return { ...known, paid, payments, ...(named && { named }) }
}
