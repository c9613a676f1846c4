import { expect, test } from 'vitest'
import { doubtsOf, isLater } from '../index.ts'

const of = (period: string | null, productName: string | null = 'Tênis') => ({ period, productName })
const march = of('01/03/2026 - 31/03/2026')

test.each([
  ['two months, one longer than the other, leave none', of('01/02/2026 - 28/02/2026'), []],
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
