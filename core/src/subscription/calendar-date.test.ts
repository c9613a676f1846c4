import { expect, test } from 'vitest'
import { addCycle, addDays } from './calendar-date.ts'

test.each([
  ['2026-11-20', 'MONTHLY', '2026-12-20'],
  ['2026-12-20', 'MONTHLY', '2027-01-20'],
  ['2027-01-31', 'MONTHLY', '2027-02-28'],
  ['2028-01-31', 'MONTHLY', '2028-02-29'],
  ['2026-11-20', 'YEARLY', '2027-11-20'],
  ['2028-02-29', 'YEARLY', '2029-02-28'],
] as const)('from %s, %s, leads to %s', (date, cycle, later) => {
  expect(addCycle(date, cycle)).toBe(later)
})

test.each([
  ['2026-11-20', 7, '2026-11-27'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})
