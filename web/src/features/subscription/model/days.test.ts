import { expect, test } from 'vitest'
import { formatDay, formatLastDay } from './days.ts'

test('a day is written day first', () => {
  expect(formatDay('2026-11-05')).toBe('05/11/2026')
})

test.each([
  ['2026-12-21T03:00:00.000Z', '20/12/2026'],
  ['2026-12-21T12:00:00.000Z', '21/12/2026'],
])('what ends at %s lasts through %s', (end, day) => {
  expect(formatLastDay(end)).toBe(day)
})
