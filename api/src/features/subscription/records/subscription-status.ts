import { brazilianDay, type CalendarDate, endOfBrazilianDay } from '@vendaclara/core/calendar'
import {
  type Entitlement,
  entitlement,
  plans,
  type Withdrawal,
  withdrawal,
} from '@vendaclara/core/subscription'
import type { Database } from '../../../database/database.ts'
import { paymentRepository, type StoredPayment } from './payment.repository.ts'
import type { StoredSubscription } from './subscription.repository.ts'

export type SubscriptionStatus = Pick<Entitlement, 'state'> & {
  /** The end of the paid time. */
  paidUntil: Date | null
  /** The end of the paid time, if the subscription is active and will not be renewed. */
  endsAt: Date | null
}

/** The status of an account, computed from its stored subscriptions and payments. */
export function statusFrom(
  subscriptions: readonly Pick<StoredSubscription, 'id' | 'stage' | 'endingSince' | 'isRefunding'>[],
  payments: readonly StoredPayment[],
  today: CalendarDate,
): SubscriptionStatus {
  const live = subscriptions.find(({ stage, endingSince }) => stage === 'live' && endingSince === null)
  const refunding = new Set(subscriptions.filter((one) => one.isRefunding).map(({ id }) => id))
  const facts = payments.map(({ cycle, ...payment }) => ({
    ...payment,
    months: plans[cycle].months,
    state:
      payment.state === 'paid' && refunding.has(payment.subscriptionId)
        ? ('refunded' as const)
        : payment.state,
  }))
  const { state, paidThrough } = entitlement({ live: live?.id ?? null, payments: facts, today })
  const paidUntil = paidThrough === null ? null : endOfBrazilianDay(paidThrough)
  return { state, paidUntil, endsAt: state === 'active' && !live ? paidUntil : null }
}

/** What the buyer gets back by withdrawing today. */
export function withdrawalBy(
  subscriptions: readonly StoredSubscription[],
  payments: readonly StoredPayment[],
  today: CalendarDate,
): Withdrawal | null {
  const purchases = subscriptions.map(({ id, askedAt, isRefunding }) => ({
    id,
    boughtOn: brazilianDay(askedAt),
    isWithdrawn: isRefunding,
  }))
  return withdrawal({ purchases, payments, today })
}

/** Reads the status of an account's subscription. */
export function createStatus(database: Database, clock: () => Date) {
  const stored = paymentRepository(database)
  return async (userId: string): Promise<SubscriptionStatus> => {
    const { subscriptions, payments } = await stored.withSubscriptions(userId)
    return statusFrom(subscriptions, payments, brazilianDay(clock()))
  }
}
