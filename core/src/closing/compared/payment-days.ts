import { type CalendarDate, readDate } from '../../calendar/index.ts'
import { addCents, type Cents, noCents } from '../../money/index.ts'
import type { DayPayment } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Income } from '../model/payments.ts'
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
  const { releasedOn = '', payments } = paid
  if (!payments) {
    const day = dayPaid(releasedOn)
    return day === '' ? [] : [{ day, amount: rules.receivedAmount(paid) }]
  }
  const days = new Map<string, Cents>()
  for (const payment of payments) {
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

interface DaysPaid {
  readonly releasedOn?: string
  readonly payments?: readonly { readonly releasedOn: string }[]
}

/** The first day on which an order was paid; null if the file has no readable day. */
export function firstDayPaid({ releasedOn = '', payments }: DaysPaid): CalendarDate | null {
  if (!payments) return readDate(releasedOn)
  const days = payments.flatMap((payment) => readDate(payment.releasedOn) ?? [])
  return days.sort()[0] ?? null
}

function sortedBy({ day }: DayPayment): string {
  return day === '' ? '~' : day
}
