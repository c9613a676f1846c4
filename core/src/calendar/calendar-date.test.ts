import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, readDate, weekStart } from './calendar-date.ts'

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-20', 1, '2027-01-20'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-20', 12, '2027-11-20'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

test.each([
  ['2026-11-20', 7, '2026-11-27'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2028-03-01', '2028-02-28'],
  ['2027-01-02', '2026-12-28'],
])('the week of %s begins on Monday %s', (date, monday) => {
  expect(weekStart(date)).toBe(monday)
})

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2027-01-01', '2026-12-31', -1],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('a day is read from texts that begin with one', () => {
  expect(readDate('2028-02-29')).toBe('2028-02-29')
  expect(readDate('2026-03-31 23:59')).toBe('2026-03-31')
  for (const none of [
    '',
    'ontem',
    '31/03/2026',
    '2027-02-29',
    '2026-13-01',
    '9999-12-31',
    '2026-04-31 10:00',
  ]) {
    expect(readDate(none), none).toBeNull()
  }
})
