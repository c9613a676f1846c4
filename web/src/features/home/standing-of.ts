import type { Session } from '@vendaclara/contract/account'
import { texts } from './texts.ts'

interface Standing {
  headline: string
  detail?: string
  /** Whether there is something to choose at the checkout. */
  plans: boolean
}

/** Where the trial and the payment stand, in words; null once the subscription is active. */
export function standingOf({
  subscription,
  trial,
  daysOfTrial,
}: Pick<Session, 'subscription' | 'trial' | 'daysOfTrial'>): Standing | null {
  if (subscription === 'active') return null
  const trialText = trial ? texts.standing.trial(daysOfTrial) : texts.standing.trialOver
  if (subscription === null) return { headline: trialText, plans: true }
  return { headline: texts.standing[subscription], detail: trialText, plans: subscription !== 'pending' }
}
