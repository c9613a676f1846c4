import type { Payment, Subscription } from '@vendaclara/contract/subscription'
import { type CalendarDate, endOfBrazilianDay } from '@vendaclara/core/calendar'
import { type Cents, toReais } from '@vendaclara/core/money'
import { type PlanCycle, plans } from '@vendaclara/core/subscription'
import { agreedPrices } from './records/agreed-prices.ts'

import type { StoredPayment } from './records/payment.repository.ts'
import type { StoredSubscription } from './records/subscription.repository.ts'
import { statusFrom, withdrawalBy } from './records/subscription-status.ts'

interface Stored {
  subscriptions: readonly StoredSubscription[]
  payments: readonly StoredPayment[]
  today: CalendarDate
}

/** The subscription as the seller sees it. */
export function subscriptionView({ subscriptions, payments, today }: Stored): Subscription {
  const last = subscriptions.find(({ stage }) => stage === 'live' || stage === 'ended')
  const ofLast = payments.filter(({ subscriptionId }) => subscriptionId === last?.id)
  const renews = last?.stage === 'live' && last.endingSince === null
  const { state, paidUntil, endsAt } = statusFrom(subscriptions, payments, today)
  const given = withdrawalBy(subscriptions, payments, today)
  const left = subscriptions.map((one) =>
    given?.purchases.includes(one.id) ? { ...one, isRefunding: true, endingSince: one.askedAt } : one,
  )
  return {
    state,
    isBeingBought: subscriptions.some(({ stage }) => stage === 'asked'),
    plan: last ? planOf(last) : null,
    renews,
    paidUntil: paidUntil?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    nextCharge: last && renews ? nextCharge(last, ofLast) : null,
    withdrawal: given && {
      until: endOfBrazilianDay(given.lastDay).toISOString(),
      value: toReais(given.value),
      keptUntil: statusFrom(left, payments, today).endsAt?.toISOString() ?? null,
    },
    payments: payments
      .filter((payment) => payment.state !== 'removed')
      .map((payment) => shown(payment, renews && payment.subscriptionId === last?.id && isPix(last))),
  }
}

function planOf(subscription: StoredSubscription): NonNullable<Subscription['plan']> {
  const { cycle, billingType, coupon, discount, cardBrand, cardLastDigits } = subscription
  const prices = inReais(agreedPrices(subscription, plans))
  const card = cardLastDigits === null ? null : { brand: cardBrand, lastDigits: cardLastDigits }
  return { cycle, billingType, coupon, discount, card, prices, value: prices[cycle] }
}

function inReais(prices: Record<PlanCycle, Cents>): Record<PlanCycle, number> {
  const entries = Object.entries(prices).map(([cycle, price]) => [cycle, toReais(price)])
  return Object.fromEntries(entries)
}

/** The charge that has been waiting the longest, otherwise the next one to be created. */
function nextCharge(
  subscription: StoredSubscription,
  payments: readonly StoredPayment[],
): Subscription['nextCharge'] {
  const waiting = firstWaiting(payments)
  if (waiting) return { dueDate: waiting.dueDate, value: toReais(waiting.value) }
  const { nextDueDate: dueDate, cycle } = subscription
  return dueDate === null ? null : { dueDate, value: toReais(agreedPrices(subscription, plans)[cycle]) }
}

/** The unpaid charge that is due first. */
export function firstWaiting(payments: readonly StoredPayment[]): StoredPayment | undefined {
  return payments
    .filter(waits)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0))[0]
}

function shown(payment: StoredPayment, isPix: boolean): Payment {
  const { id, state, cycle, value, dueDate, paidOn, receiptUrl } = payment
  return {
    id,
    state,
    cycle,
    value: toReais(value),
    dueDate,
    paidOn,
    receiptUrl,
    isPayable: isPix && waits(payment),
  }
}

function waits({ state }: StoredPayment): boolean {
  return state === 'pending' || state === 'overdue'
}

function isPix({ billingType }: StoredSubscription): boolean {
  return billingType === 'PIX'
}
