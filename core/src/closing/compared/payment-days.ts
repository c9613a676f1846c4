import { type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import { addCents, type Cents, noCents } from '../../money/index.ts'
import type { DayPayment } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Order } from '../model/order.ts'
import { type Income, paymentsOf } from '../model/payments.ts'
import type { ClosingRules } from '../model/rules.ts'

/** The most payment days kept for one order. */
export const mostPaymentDays = 20

/**
 * What was received for an order on each day, in centavos, oldest first. Payments without a readable day come last,
 * under the day ''. Empty if no payment has a readable day. At most {@link mostPaymentDays} days.
 */
export function paymentsByDay<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  paid: Income<Names>,
): readonly DayPayment[] {
  const days = new Map<string, Cents>()
  for (const payment of paymentsOf(paid)) {
    const amount = rules.receivedAmount(payment)
    const day = dayPaid(payment.releasedOn)
    days.set(day, addCents(days.get(day) ?? noCents, amount))
  }
  if (days.size === 1 && days.has('')) return []
  return inDayOrder([...days].map(([day, amount]) => ({ day, amount })))
}

/** The day in a file's payment date, which may have a time. '' if it cannot be read. */
function dayPaid(releasedOn: string): CalendarDate | '' {
  return readDate(releasedOn) ?? ''
}

/** Sorts oldest first, payments without a day last, and keeps the first {@link mostPaymentDays}. */
function inDayOrder(payments: readonly DayPayment[]): readonly DayPayment[] {
  return payments
    .toSorted((one, other) => (sortedBy(one) < sortedBy(other) ? -1 : 1))
    .slice(0, mostPaymentDays)
}

/** The first day on which an order was paid; null if the file has no readable day. */
export function firstDayPaid<Names extends ClosingNames>(paid: Income<Names>): CalendarDate | null {
  const days = paymentsOf(paid).flatMap(({ releasedOn }) => readDate(releasedOn) ?? [])
  return days.sort()[0] ?? null
}

/** The days from an order to its first payment; null if one of the days is unreadable or they run backwards. */
export function daysUntilPaid<Names extends ClosingNames>(
  { createdAt }: Pick<Order, 'createdAt'>,
  paid: Income<Names>,
): number | null {
  const paidOn = firstDayPaid(paid)
  const madeOn = readDate(createdAt)
  return madeOn && paidOn && paidOn >= madeOn ? daysBetween(madeOn, paidOn) : null
}

function sortedBy({ day }: DayPayment): string {
  return day === '' ? '~' : day
}
