import { expect, test } from 'vitest'
import { asBrazilianTime, brazilianDay, endOfBrazilianDay } from './brazilian-time.ts'

test.each([
  ['2026-11-20T02:59:59Z', '2026-11-19'],
  ['2026-11-20T03:00:00Z', '2026-11-20'],
  ['2027-01-01T02:59:59Z', '2026-12-31'],
])('at %s it is %s in Brazil', (moment, day) => {
  expect(brazilianDay(new Date(moment))).toBe(day)
})

test('no moment is on no day', () => {
  expect(() => brazilianDay(new Date(Number.NaN))).toThrow(RangeError)
})

test.each([
  ['2026-11-20', '2026-11-21T03:00:00.000Z'],
  ['2026-12-31', '2027-01-01T03:00:00.000Z'],
])('%s ends in Brazil at %s', (day, end) => {
  expect(endOfBrazilianDay(day).toISOString()).toBe(end)
})

test('a moment is written with the time of Brasília', () => {
  expect(asBrazilianTime(new Date('2026-11-20T18:09:43Z'))).toBe('2026-11-20 15:09:43')
  expect(asBrazilianTime(null)).toBeNull()
})
