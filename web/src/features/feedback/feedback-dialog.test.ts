import { subscriptionStates } from '@vendaclara/core/subscription'
import { expect, test } from 'vitest'
import { asksForFeedback } from './feedback-dialog.tsx'

test('an active subscriber who has not answered yet is asked', () => {
  expect(asksForFeedback({ feedback: false, subscription: 'active' }, false)).toBe(true)
})

test.each([...subscriptionStates.filter((state) => state !== 'active'), null])(
  'with a subscription %s nobody is asked',
  (subscription) => {
    expect(asksForFeedback({ feedback: false, subscription }, false)).toBe(false)
  },
)

test('whoever has answered or waved it away is not asked again', () => {
  expect(asksForFeedback({ feedback: true, subscription: 'active' }, false)).toBe(false)
  expect(asksForFeedback({ feedback: false, subscription: 'active' }, true)).toBe(false)
})
