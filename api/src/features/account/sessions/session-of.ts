import type { Session } from '@vendaclara/contract/account'
import { isTrialRunning, type SubscriptionState, trialDaysLeft } from '@vendaclara/core/subscription'
import type { User } from '../user.repository.ts'

/** What the session shows of other features. */
export interface AccountFacts {
  subscriptionOf: (
    userId: string,
  ) => Promise<{ state: SubscriptionState | null; paidUntil: Date | null; endsAt: Date | null }>
  hasGivenFeedback: (userId: string) => Promise<boolean>
}

/** The session in the format of the contract. */
export async function sessionOf(
  user: User,
  token: string,
  now: Date,
  { subscriptionOf, hasGivenFeedback }: AccountFacts,
): Promise<Session> {
  const { id, name, email, confirmedAt, trialEndAt } = user
  const { state, endsAt } = await subscriptionOf(id)
  return {
    token,
    user: id,
    name,
    email,
    confirmed: confirmedAt !== null,
    subscription: state,
    endsAt: endsAt?.toISOString() ?? null,
    trial: isTrialRunning(trialEndAt, now),
    trialEndAt: trialEndAt?.toISOString() ?? null,
    daysOfTrial: trialDaysLeft(trialEndAt, now),
    feedback: await hasGivenFeedback(id),
  }
}
