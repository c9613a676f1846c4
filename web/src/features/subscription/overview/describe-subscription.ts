import type { Session } from '@vendaclara/contract/account'
import type { Subscription } from '@vendaclara/contract/subscription'
import { formatLastDay } from '../model/days.ts'
import { texts } from './texts.ts'

export interface SubscriptionWords {
  label: string
  tone: string
  sentence: string
  /** The label of the buy button, if there is something to buy. */
  buy?: string
}

/** The state of a subscription in words. */
export function describeSubscription(
  subscription: Subscription,
  { trial, daysOfTrial, confirmed }: Pick<Session, 'trial' | 'daysOfTrial' | 'confirmed'>,
): SubscriptionWords {
  const { state, isBeingBought, endsAt, plan } = subscription
  const { states, sentence } = texts
  const isPayable = subscription.payments.some((payment) => payment.isPayable)
  const goingOn = trial ? ` ${sentence.trialGoesOn(daysOfTrial)}` : ''
  if (state === 'active') {
    const open = confirmed ? sentence.active : sentence.unconfirmed
    if (endsAt === null) return { ...states.active, sentence: open }
    return { ...states.ending, sentence: sentence.ending(formatLastDay(endsAt)), buy: texts.again }
  }
  if (isBeingBought) return { ...states.bought, sentence: sentence.bought }
  if (state === 'pending') {
    return isPayable
      ? { ...states.pendingPix, sentence: sentence.pendingPix + goingOn }
      : { ...states.pendingCard, sentence: sentence.pendingCard }
  }
  if (state === 'overdue') {
    const { overdueCard: card, overduePix: pix, overdue: none, overdueInTrial } = sentence
    const due = isPayable ? 'pix' : plan?.billingType === 'CREDIT_CARD' ? 'card' : 'none'
    return {
      ...states.overdue,
      sentence: trial ? overdueInTrial[due] + goingOn : { card, pix, none }[due],
      buy: due === 'none' ? texts.again : texts.plans,
    }
  }
  if (state === 'canceled') {
    const words = trial ? sentence.canceledInTrial(daysOfTrial) : sentence.canceled
    return { ...states.canceled, sentence: words, buy: texts.again }
  }
  if (trial) return { ...states.trial, sentence: sentence.trial(daysOfTrial), buy: texts.plans }
  return { ...states.none, sentence: sentence.none, buy: texts.plans }
}
