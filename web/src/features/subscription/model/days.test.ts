import { expect, test } from 'vitest'
import { formatLastDay } from './days.ts'

test.each([
  ['2026-12-21T03:00:00.000Z', '20/12/2026'],
  ['2026-12-21T12:00:00.000Z', '21/12/2026'],
])('what ends at %s lasts through %s', (end, day) => {
  expect(formatLastDay(end)).toBe(day)
})
