import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeriod } from '../index.ts'

const march = { first: 20513, last: 20543 }

test.each([
  '01/03/2026 - 31/03/2026',
  '1/3/2026 - 31/3/2026',
  '01/03/2026 00:00 - 31/03/2026 23:59',
  'de 01/03/2026 até 31/03/2026',
])('the days of %s are known', (text) => {
  expect(readPeriod(text)).toEqual(march)
})

test('one day alone is a period of one day', () => {
  expect(readPeriod('29/02/2028')).toEqual({ first: 21243, last: 21243 })
})

test.each([null, '', 'março', '31/02/2026 - 01/03/2026', '31/03/2026 - 01/03/2026', '00/13/2026'])(
  '%s names no days',
  (text) => {
    expect(readPeriod(text)).toBeNull()
  },
)

test('any two days are read as they were written', () => {
  const day = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one]
      expect(readPeriod(`${written(first)} - ${written(last)}`)).toEqual({ first, last })
    }),
  )
})

function written(day: number): string {
  const [year, month, date] = new Date(day * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}
