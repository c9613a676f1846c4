import { expect, test } from 'vitest'
import { ageInDays, formatOrderDate } from './order-dates.ts'

test('a stored date is shown day first, with its time where it has one', () => {
  expect(formatOrderDate('2026-03-01 17:15')).toBe('01/03/2026 17:15')
  expect(formatOrderDate('2026-03-01T17:15:00.000Z')).toBe('01/03/2026 17:15')
  expect(formatOrderDate('2026-12-31')).toBe('31/12/2026')
})

test('other text stays as it is, and no date is a dash', () => {
  expect(formatOrderDate('ontem')).toBe('ontem')
  expect(formatOrderDate('')).toBe('–')
})

test('the age of an order counts the days of the calendar', () => {
  expect(ageInDays('2026-03-01 23:59', '2026-03-01')).toBe(0)
  expect(ageInDays('2026-03-01 23:59', '2026-04-01')).toBe(31)
})

test('what is no date, or lies ahead, has no age', () => {
  expect(ageInDays('', '2026-04-01')).toBeNull()
  expect(ageInDays('2026-13-45', '2026-04-01')).toBeNull()
  expect(ageInDays('2026-04-02', '2026-04-01')).toBeNull()
})
