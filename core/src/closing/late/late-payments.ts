import { daysBetween, readDate } from '../../calendar/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import { type ClosingTerms, type KnownTerms, pickAmounts } from '../marketplaces/terms.ts'
import { dayPaid, inDayOrder, mostPaymentDays, paymentsByDay } from '../payment-days.ts'
import { type Income, joinNamed, joinNumbers, numbersNamed, sumParts, sumPayments } from '../payments.ts'
import type { DayPayment, LatePayment } from '../rows.ts'

/**
 * An order of another closing that is unmatched, or that its own month's income paid otherwise than expected: then `payments` are those.
 * `numbers` as in `Order`.
 */
export interface AwaitedOrder {
  readonly closing: string
  readonly orderId: string
  readonly numbers?: readonly string[]
  readonly payments?: readonly DayPayment[]
}

/** An order of another closing with what was paid for it; `named` as in `OrderDifference`. */
export interface PaidOrder<Terms extends ClosingTerms = KnownTerms>
  extends Pick<AwaitedOrder, 'closing' | 'orderId'> {
  readonly paid: Terms['paid']
  readonly payments?: readonly DayPayment[]
  readonly named?: readonly string[]
}

/**
 * What an income paid of the orders that other closings await; an order that two of them await is paid in both. Of one that its own month
 * paid, too, what {@link mayBeSame} as that does not count, and nothing does where a day is not known: it may be the same in another file.
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
 * Those of an order's payments, in the order of their months, that are surely not the same in another file: all their days are known, and
 * none {@link mayBeSame} as one before, or as one of `own`, what its own month paid. Without `own` the first counts whatever its days.
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

/** Of one day, or of one amount on two days in a row: two reports may date one payment by the clocks of two time zones. */
function mayBeSame(one: DayPayment, other: DayPayment): boolean {
  return (
    one.day === other.day || (one.amount === other.amount && Math.abs(daysBetween(one.day, other.day)) === 1)
  )
}

/** The payments of an order in one, that of the first month; undefined where there is none. */
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
