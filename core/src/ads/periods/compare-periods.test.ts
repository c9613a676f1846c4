import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubtsOf, isLater, readPeriod } from '../index.ts'

const of = (period: string | null, productName: string | null = 'Tênis') => ({ period, productName })
const march = of('01/03/2026 - 31/03/2026')

test.each([
  ['two months, one longer than the other, leave no doubt', of('01/02/2026 - 28/02/2026'), []],
  ['the same days', of('01/03/2026 - 31/03/2026'), ['same']],
  ['days in common', of('20/03/2026 - 19/04/2026'), ['overlap']],
  ['a week beside a month', of('01/04/2026 - 07/04/2026'), ['length']],
  ['a week within the month', of('01/03/2026 - 07/03/2026'), ['overlap', 'length']],
  ['another product', of('01/04/2026 - 30/04/2026', 'Bota'), ['product']],
  ['no period in the file', of(null), ['unknown']],
] as const)('doubts: %s', (_, other, doubts) => {
  expect(doubtsOf(march, other)).toEqual(doubts)
  expect(doubtsOf(other, march)).toEqual(doubts)
})

test('the later of two periods is the one that begins later, or ends later', () => {
  expect(isLater(march, of('01/02/2026 - 28/02/2026'))).toBe(true)
  expect(isLater(of('01/02/2026 - 28/02/2026'), march)).toBe(false)
  expect(isLater(march, of('01/03/2026 - 07/03/2026'))).toBe(true)
  expect(isLater(march, march)).toBe(false)
  expect(isLater(march, of(null))).toBe(false)
})

const marchDays = { first: 20513, last: 20543 }

test.each([
  '01/03/2026 - 31/03/2026',
  '1/3/2026 - 31/3/2026',
  '01/03/2026 00:00 - 31/03/2026 23:59',
  'de 01/03/2026 até 31/03/2026',
])('the days of %s are known', (text) => {
  expect(readPeriod(text)).toEqual(marchDays)
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
