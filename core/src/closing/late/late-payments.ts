import { readDate } from '../../calendar/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import { type ClosingTerms, type KnownTerms, pickAmounts } from '../marketplaces/terms.ts'
import { inDayOrder, mostPaymentDays, paymentsByDay } from '../payment-days.ts'
import { type Income, joinNumbers, type Payment, sumParts, sumPayments } from '../payments.ts'
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

/** An order of another closing with what was paid for it. */
export interface PaidOrder<Terms extends ClosingTerms = KnownTerms>
  extends Pick<AwaitedOrder, 'closing' | 'orderId'> {
  readonly paid: Terms['paid']
  readonly payments?: readonly DayPayment[]
}

/**
 * What an income paid of the orders that other closings await; an order that two of them await is paid in both. Of one that its own month
 * paid, too, only what was paid on other days counts, and nothing where a day is not known: it may be the same payment in another file.
 */
export function findLatePayments<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  awaited: readonly AwaitedOrder[],
  income: readonly Income<Terms>[],
): PaidOrder<Terms>[] {
  const joined = joinNumbers<Terms>(awaited, income, rules.paidParts)
  const incomeByOrder = new Map(joined.map((one) => [one.orderId, one]))
  return awaited.flatMap(({ closing, orderId, payments: own }) => {
    const known = incomeByOrder.get(orderId)
    const found = known && own ? onOtherDays(rules, known, own) : known
    if (!found) return []
    const payments = paymentsByDay(rules, found)
    const paid = pickAmounts<Terms['paid']>(found, rules.paidParts)
    return [{ closing, orderId, paid, ...(payments.length > 0 && { payments }) }]
  })
}

function onOtherDays<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  income: Income<Terms>,
  own: readonly DayPayment[],
): Income<Terms> | undefined {
  const ownDays = daysOf(own)
  const each: readonly Payment<Terms>[] = income.payments ?? [
    { ...income, releasedOn: income.releasedOn ?? '' },
  ]
  if (!ownDays || each.some(({ releasedOn }) => readDate(releasedOn) === null)) return undefined
  const others = each.filter(({ releasedOn }) => !ownDays.has(releasedOn))
  return others.length < each.length ? sumPayments<Terms>(others, rules.paidParts)[0] : income
}

/**
 * Those of an order's payments, in the order of their months, that are surely not the same in another file: no two have a day in common,
 * and none one with `own`, what its own month paid. Without `own` the first counts whatever its days; one of which not all days are known
 * is beside no other.
 */
export function differentPayments<Row extends { readonly payments?: readonly DayPayment[] }>(
  payments: readonly Row[],
  own?: readonly DayPayment[],
): readonly Row[] {
  const [first] = payments
  if (!first) return []
  if (payments.length === 1 && !own) return payments
  const known = daysOf(own ?? first.payments)
  const others = (own ? payments : payments.slice(1)).filter((payment) => {
    const days = daysOf(payment.payments)
    if (!known || !days || [...days].some((day) => known.has(day))) return false
    for (const day of days) known.add(day)
    return true
  })
  return own ? others : [first, ...others]
}

/** Null where not all days are known. */
function daysOf(payments: readonly DayPayment[] = []): Set<string> | null {
  const isWhole = payments.length > 0 && payments.length < mostPaymentDays
  return isWhole && payments.every(({ day }) => readDate(day) !== null)
    ? new Set(payments.map(({ day }) => day))
    : null
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
  return { ...first, paid, payments: inDayOrder([first, ...others].flatMap(({ payments = [] }) => payments)) }
}
