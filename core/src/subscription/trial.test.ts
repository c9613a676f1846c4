import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTrialRunning, trialDaysLeft, trialEnd } from './trial.ts'

const confirmedAt = new Date('2026-11-20T12:00:00Z')
const end = trialEnd(confirmedAt, 7)
const at = (time: string) => new Date(time)

describe('a trial of seven days', () => {
  test.each([
    ['2026-11-20T12:00:00.000Z', true, 7],
    ['2026-11-20T12:00:00.001Z', true, 7],
    ['2026-11-21T12:00:00.000Z', true, 6],
    ['2026-11-26T12:00:00.000Z', true, 1],
    ['2026-11-27T11:59:59.999Z', true, 1],
    ['2026-11-27T12:00:00.000Z', false, 0],
    ['2027-01-01T00:00:00.000Z', false, 0],
  ])('at %s runs: %s, with %i days left', (time, runs, left) => {
    expect([isTrialRunning(end, at(time)), trialDaysLeft(end, at(time))]).toEqual([runs, left])
  })

  test('has days left exactly as long as it runs', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.integer({ min: 0, max: 3650 }), (now, days) => {
        const some = trialEnd(confirmedAt, days)
        expect(trialDaysLeft(some, now) > 0).toBe(isTrialRunning(some, now))
      }),
    )
  })
})

test('a trial of no days is over when it begins', () => {
  expect(isTrialRunning(trialEnd(confirmedAt, 0), confirmedAt)).toBe(false)
})

test('a trial that has not begun neither runs nor has days', () => {
  expect([isTrialRunning(null, confirmedAt), trialDaysLeft(null, confirmedAt)]).toEqual([false, 0])
})
