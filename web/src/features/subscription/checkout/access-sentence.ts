import type { Session } from '@vendaclara/contract/account'
import { formatLastDay } from '../model/days.ts'
import { texts } from './texts.ts'

/**
 * Whether there is nothing to buy, so that the checkout leads home. After cancelling, a seller may buy again before
 * the paid time ends.
 */
export function hasBought(
  { subscription, endsAt }: Pick<Session, 'subscription' | 'endsAt'>,
  buysAgain: boolean,
): boolean {
  return subscription === 'pending' || (subscription === 'active' && !(buysAgain && endsAt !== null))
}

/** A sentence about the state of an account that may buy. */
export function accessSentence(session: Session): string {
  const { subscription, endsAt, trial, trialEndAt, daysOfTrial } = session
  if (subscription === 'active' && endsAt !== null) return texts.again(formatLastDay(endsAt))
  const rest = trial ? texts.trialGoesOn(daysOfTrial) : texts.kept
  if (subscription === 'overdue') return `${texts.overdue} ${rest}`
  if (subscription === 'canceled') return `${texts.canceled} ${rest}`
  if (trial) return texts.trial(daysOfTrial)
  return trialEndAt === null ? texts.trialAhead : `${texts.trialOver} ${texts.kept}`
}
