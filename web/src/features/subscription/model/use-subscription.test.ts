import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchPause } from './use-subscription.ts'

test.each([
  [0, 2_000],
  [10_000, 2_000],
  [60_000, 12_000],
  [600_000, 30_000],
])('after %d ms of waiting the next question comes in %d ms', (waited, pause) => {
  expect(watchPause(waited)).toBe(pause)
})

test('a longer wait never asks more often', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.nat(1e7), (waited, more) => watchPause(waited + more) >= watchPause(waited)),
  )
})
