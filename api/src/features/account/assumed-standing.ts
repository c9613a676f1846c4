import type { Session } from '@vendaclara/contract/account'

const dayMilliseconds = 24 * 60 * 60 * 1000

type Standing = Pick<
  Session,
  'confirmed' | 'subscription' | 'trial' | 'trialEndAt' | 'daysOfTrial' | 'feedback'
>

/** What an account counts as until e-mails are confirmed and plans are sold: confirmed, in its trial, without a plan. */
export function assumedStanding(user: { createdAt: Date }, now: Date, trialDays: number): Standing {
  const trialEnd = user.createdAt.getTime() + trialDays * dayMilliseconds
  return {
    confirmed: true,
    subscription: null,
    trial: true,
    trialEndAt: new Date(trialEnd).toISOString(),
    daysOfTrial: Math.max(0, Math.ceil((trialEnd - now.getTime()) / dayMilliseconds)),
    feedback: false,
  }
}
