import { subscriptionStates } from '@vendaclara/core/subscription'
import { expect, test } from 'vitest'
import { asksForFeedback } from './when-asked.ts'

const today = '2026-11-28'
const used = { uses: 5, closedOn: null }
const active = { feedback: false, subscription: 'active' } as const

test('an active subscriber who used the tools and has not answered yet is asked', () => {
  expect(asksForFeedback(active, used, today)).toBe(true)
  expect(asksForFeedback(active, { ...used, uses: 4 }, today)).toBe(false)
  expect(asksForFeedback({ ...active, feedback: true }, used, today)).toBe(false)
})

test.each([...subscriptionStates.filter((state) => state !== 'active'), null])(
  'with a subscription %s no question is asked',
  (subscription) => {
    expect(asksForFeedback({ feedback: false, subscription }, used, today)).toBe(false)
  },
)

test.each([
  ['2026-10-29', true],
  ['2026-10-30', false],
  [today, false],
])('a seller who closed the question on %s is asked again: %s', (closedOn, isAsked) => {
  expect(asksForFeedback(active, { ...used, closedOn }, today)).toBe(isAsked)
})
