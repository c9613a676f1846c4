import { addMonths, type CalendarDate } from '../calendar/index.ts'

/** The states a subscription can be in; without one, an account has `null`. */
export const subscriptionStates = ['pending', 'active', 'overdue', 'canceled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * Whether the calculator, the ads report and the closings are open to an account: with a running trial or an
 * `active` subscription, otherwise not. Source: specification, section 4, 'Access gate'.
 */
export function mayUseTools({
  subscription,
  trial,
}: {
  subscription: SubscriptionState | null
  trial: boolean
}): boolean {
  return trial || subscription === 'active'
}

/**
 * The state of a charge: it waits, was paid, was not paid in time, was given back (or is on its way back), is disputed
 * by the card's holder, or was taken away unpaid.
 */
export const paymentStates = ['pending', 'paid', 'overdue', 'refunded', 'disputed', 'removed'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * What is known of a charge of the subscription `subscriptionId`: it pays for so many `months`. `paidOn` is the day it was paid,
 * where it was.
 */
export interface PaymentFact {
  id: string
  subscriptionId: string
  state: PaymentState
  months: number
  dueDate: CalendarDate
  paidOn: CalendarDate | null
}

export interface Entitlement {
  /** `null` without a subscription, or with one that was given up before anything was paid. */
  state: SubscriptionState | null
  /** The last day that was paid for; null where nothing was, or where all of it was given back. */
  paidThrough: CalendarDate | null
}

/**
 * What an account's payments entitle it to on a day. `live` is the subscription that goes on being charged, where there
 * is one. It is `active` as long as the day is one that was paid for, also after a cancel; there is no day of grace.
 * Until then a new subscription is `pending`, independent of those before it, and `overdue` once a charge of its own
 * was not paid in time, or what was paid of it has run out or was given back. The order of the payments, and one that is
 * listed several times, make no difference.
 */
export function entitlement({
  live,
  payments,
  today,
}: {
  live: string | null
  payments: readonly PaymentFact[]
  today: CalendarDate
}): Entitlement {
  const known = [...new Map(payments.map((payment) => [payment.id, payment])).values()]
  const paidThrough = lastPaidDay(known.filter(({ state }) => state === 'paid'))
  const hasBought = known.some(({ state }) => ['paid', 'refunded', 'disputed'].includes(state))
  const ofLive = known.filter(({ subscriptionId }) => subscriptionId === live)
  const isLate = ofLive.some(({ state }) => state !== 'pending' && state !== 'removed')
  if (paidThrough !== null && today <= paidThrough) return { state: 'active', paidThrough }
  if (live !== null) return { state: isLate ? 'overdue' : 'pending', paidThrough }
  return { state: hasBought ? 'canceled' : null, paidThrough }
}

/**
 * The time each payment pays for begins when it is due, or when it was paid if that was later, and never before the one
 * paid before has ended; so that no seller loses a day by paying early or late. It ends with the day of the same number
 * (Código Civil, art. 132 § 3): from November 20 a month lasts until the end of December 20.
 */
function lastPaidDay(paid: readonly PaymentFact[]): CalendarDate | null {
  const inOrder = paid.toSorted(
    (one, other) => compare(one.dueDate, other.dueDate) || compare(one.id, other.id),
  )
  return inOrder.reduce<CalendarDate | null>((through, { dueDate, paidOn, months }) => {
    const begin = [dueDate, paidOn ?? dueDate, through ?? dueDate].toSorted().at(-1) ?? dueDate
    return addMonths(begin, months)
  }, null)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
