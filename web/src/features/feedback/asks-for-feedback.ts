import type { Session } from '@vendaclara/contract/account'

/** Whether this person is to be asked: an active subscriber who has neither answered nor waved it away. */
export function asksForFeedback(
  { feedback, subscription }: Pick<Session, 'feedback' | 'subscription'>,
  wasDismissed: boolean,
): boolean {
  return !feedback && subscription === 'active' && !wasDismissed
}
