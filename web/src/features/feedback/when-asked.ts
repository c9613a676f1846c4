import type { Session } from '@vendaclara/contract/account'
import { type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import { z } from 'zod'
import { storedValue } from '../../storage/stored-value.ts'

const usesBefore = 5
const daysOfRest = 30

/** How often the seller opened a tool, and the day on which the question was closed; null if it never was. */
const history = z.object({ uses: z.int().min(0), closedOn: z.iso.date().nullable() })
type FeedbackHistory = z.infer<typeof history>

export const feedbackHistory = storedValue<FeedbackHistory>({
  key: 'feedback',
  schema: history,
  absent: { uses: 0, closedOn: null },
})

/** Counts that a tool was opened, as far as it matters. */
export function countUse(account: string): void {
  const known = feedbackHistory.read(account)
  if (known.uses < usesBefore) feedbackHistory.write(account, { ...known, uses: known.uses + 1 })
}

/**
 * Whether to ask: only active subscribers who have not answered, have used the tools, and have not closed the question in
 * the last 30 days.
 */
export function asksForFeedback(
  { feedback, subscription }: Pick<Session, 'feedback' | 'subscription'>,
  { uses, closedOn }: FeedbackHistory,
  today: CalendarDate,
): boolean {
  const isResting = closedOn !== null && daysBetween(closedOn, today) < daysOfRest
  return !feedback && subscription === 'active' && uses >= usesBefore && !isResting
}
