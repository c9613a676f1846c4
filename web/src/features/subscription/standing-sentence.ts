import type { Session } from '@vendaclara/contract/account'
import { texts } from './texts.ts'

/** Where an account stands that has not bought, in a sentence. */
export function standingSentence(session: Session): string {
  const { subscription, trial, trialEndAt, daysOfTrial } = session
  if (subscription === 'overdue') return texts.overdue
  if (subscription === 'canceled') return texts.canceled
  if (trial) return texts.trial(daysOfTrial)
  return trialEndAt === null ? texts.trialAhead : texts.trialOver
}
