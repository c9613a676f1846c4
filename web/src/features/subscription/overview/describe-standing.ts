import type { Session } from '@vendaclara/contract/account'
import type { Subscription } from '@vendaclara/contract/subscription'
import { formatLastDay } from '../brazilian-dates.ts'
import { texts } from './texts.ts'

export interface StandingWords {
  label: string
  tone: string
  sentence: string
  /** What to press where there is something to buy. */
  buy?: string
}

/** How a subscription stands, in words. */
export function describeStanding(
  subscription: Subscription,
  { trial, daysOfTrial, confirmed }: Pick<Session, 'trial' | 'daysOfTrial' | 'confirmed'>,
): StandingWords {
  const { state, isBeingBought, endsAt, plan } = subscription
  const { standing, sentence } = texts
  const isPayable = subscription.payments.some((payment) => payment.isPayable)
  const goingOn = trial ? ` ${sentence.trialGoesOn(daysOfTrial)}` : ''
  if (state === 'active') {
    const open = confirmed ? sentence.active : sentence.unconfirmed
    if (endsAt === null) return { ...standing.active, sentence: open }
    return { ...standing.ending, sentence: sentence.ending(formatLastDay(endsAt)), buy: texts.again }
  }
  if (isBeingBought) return { ...standing.bought, sentence: sentence.bought }
  if (state === 'pending') {
    return { ...standing.pending, sentence: isPayable ? sentence.pendingPix + goingOn : sentence.pendingCard }
  }
  if (state === 'overdue') {
    const { overdueCard: card, overduePix: pix, overdue: none, overdueInTrial } = sentence
    const due = isPayable ? 'pix' : plan?.billingType === 'CREDIT_CARD' ? 'card' : 'none'
    return {
      ...standing.overdue,
      sentence: trial ? overdueInTrial[due] + goingOn : { card, pix, none }[due],
      buy: due === 'none' ? texts.again : texts.plans,
    }
  }
  if (state === 'canceled') {
    const words = trial ? sentence.canceledInTrial(daysOfTrial) : sentence.canceled
    return { ...standing.canceled, sentence: words, buy: texts.again }
  }
  if (trial) return { ...standing.trial, sentence: sentence.trial(daysOfTrial), buy: texts.plans }
  return { ...standing.none, sentence: sentence.none, buy: texts.plans }
}
