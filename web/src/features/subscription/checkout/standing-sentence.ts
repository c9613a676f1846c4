import type { Session } from '@vendaclara/contract/account'
import { formatLastDay } from '../brazilian-dates.ts'
import { texts } from './texts.ts'

/** Where an account stands that may buy, in a sentence. */
export function standingSentence(session: Session): string {
  const { subscription, endsAt, trial, trialEndAt, daysOfTrial } = session
  if (subscription === 'active' && endsAt !== null) return texts.again(formatLastDay(endsAt))
  if (subscription === 'overdue') return texts.overdue
  if (subscription === 'canceled') return texts.canceled
  if (trial) return texts.trial(daysOfTrial)
  return trialEndAt === null ? texts.trialAhead : texts.trialOver
}
