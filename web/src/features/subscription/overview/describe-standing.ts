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
  { trial, daysOfTrial }: Pick<Session, 'trial' | 'daysOfTrial'>,
): StandingWords {
  const { state, isBeingBought, endsAt, plan } = subscription
  const { standing, sentence } = texts
  const isPayable = subscription.payments.some((payment) => payment.isPayable)
  if (state === 'active') {
    if (endsAt === null) return { ...standing.active, sentence: sentence.active }
    return { ...standing.ending, sentence: sentence.ending(formatLastDay(endsAt)), buy: texts.again }
  }
  if (isBeingBought) return { ...standing.bought, sentence: sentence.bought }
  if (state === 'pending') {
    return { ...standing.pending, sentence: isPayable ? sentence.pendingPix : sentence.pendingCard }
  }
  if (state === 'overdue') {
    if (isPayable) return { ...standing.overdue, sentence: sentence.overduePix, buy: texts.plans }
    const isCard = plan?.billingType === 'CREDIT_CARD'
    return {
      ...standing.overdue,
      sentence: isCard ? sentence.overdueCard : sentence.overdue,
      buy: isCard ? texts.plans : texts.again,
    }
  }
  if (state === 'canceled') {
    const words = trial ? sentence.canceledInTrial(daysOfTrial) : sentence.canceled
    return { ...standing.canceled, sentence: words, buy: texts.again }
  }
  if (trial) return { ...standing.trial, sentence: sentence.trial(daysOfTrial), buy: texts.plans }
  return { ...standing.none, sentence: sentence.none, buy: texts.plans }
}
