import { ApiProblem } from '../../../api/api-problem.ts'
import { texts } from './texts.ts'

/** What became of a purchase that was not answered well. */
export type FailedPurchase =
  /** Nobody can tell from the answer whether it was bought; `reason` is for when it turns out that it was not. */
  | { kind: 'unknown'; reason: string }
  /** There is a subscription already. */
  | { kind: 'owned'; reason: string }
  /** It was not bought. `isCard` where the card is to blame, `isCoupon` where the coupon holds no more. */
  | { kind: 'refused'; reason: string; isCard: boolean; isCoupon: boolean }

const minute = 60

/** Tells a refusal, of which nothing was bought, from an answer that leaves it open. */
export function purchaseFailure(error: Error): FailedPurchase {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown', reason: texts.notBought }
  const { status, code, message, field, retryAfterSeconds } = error
  if (code === 'already_subscribed') return { kind: 'owned', reason: message }
  // The purchase may have been made before it could not be told.
  if (status >= 500 || status < 400) {
    return { kind: 'unknown', reason: code === 'gateway_unavailable' ? texts.gatewayDown : texts.notBought }
  }
  const isCard = code === 'card_declined'
  const reason = isCard
    ? `${message} ${texts.cardAgain}`
    : status === 429
      ? `${message} ${retryAfterSeconds === undefined ? '' : tellWait(retryAfterSeconds)}`.trim()
      : message
  return { kind: 'refused', reason, isCard, isCoupon: field === 'coupon' }
}

function tellWait(seconds: number): string {
  return seconds < minute ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / minute))
}
