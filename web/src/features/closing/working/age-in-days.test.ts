import { expect, test } from 'vitest'
import { ageInDays } from './age-in-days.ts'

test('the age of an order counts the days of the calendar', () => {
  expect(ageInDays('2026-03-01 23:59', '2026-03-01')).toBe(0)
  expect(ageInDays('2026-03-01 23:59', '2026-04-01')).toBe(31)
})

test('what is no date, or lies ahead, has no age', () => {
  expect(ageInDays('', '2026-04-01')).toBeNull()
  expect(ageInDays('2026-13-45', '2026-04-01')).toBeNull()
  expect(ageInDays('2026-04-02', '2026-04-01')).toBeNull()
})
