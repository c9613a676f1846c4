import { expect, test } from 'vitest'
import { daysWithToday, stepsOf } from './price-days.ts'

const stored = [
  { day: '2026-11-01', salePrice: 50, currentPrice: null },
  { day: '2026-11-10', salePrice: null, currentPrice: 64.9 },
  { day: '2026-11-20', salePrice: 60, currentPrice: 64.9 },
]

test("today's prices are those of the listing now, not those that the server stored", () => {
  const listing = { salePrice: 61.2, currentPrice: 64.9 }
  expect(daysWithToday(stored, listing, '2026-11-20')).toEqual([
    ...stored.slice(0, 2),
    { day: '2026-11-20', salePrice: 61.2, currentPrice: 64.9 },
  ])
})

test('a change that was undone today does not count', () => {
  const listing = { salePrice: null, currentPrice: 64.9 }
  expect(daysWithToday(stored, listing, '2026-11-20')).toEqual(stored.slice(0, 2))
  expect(daysWithToday([], { salePrice: 0, currentPrice: undefined }, '2026-11-20')).toEqual([])
})

test('a price holds until the next change, and the line breaks on days without a price', () => {
  expect(stepsOf(stored, 'salePrice', '2026-11-22')).toEqual([
    [
      { day: '2026-11-01', price: 50 },
      { day: '2026-11-10', price: 50 },
    ],
    [
      { day: '2026-11-20', price: 60 },
      { day: '2026-11-22', price: 60 },
    ],
  ])
  expect(stepsOf(stored, 'currentPrice', '2026-11-22')).toEqual([
    [
      { day: '2026-11-10', price: 64.9 },
      { day: '2026-11-20', price: 64.9 },
      { day: '2026-11-20', price: 64.9 },
      { day: '2026-11-22', price: 64.9 },
    ],
  ])
})
