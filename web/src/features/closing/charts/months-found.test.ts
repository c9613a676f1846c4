import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { cents, noCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { monthLabel } from './month-label.ts'
import { monthSums } from './months-found.tsx'

const figures = {
  hasOrders: true,
  hasResults: true,
  matched: 1,
  totalDifference: noCents,
  differences: 1,
  unmatched: 0,
  lost: cents(500),
  sums: null,
  recovered: cents(100),
  denied: cents(50),
  contested: 0,
  isSent: false,
  revision: 0,
}

const closing = (month: number, year: number, more: Partial<ListedAnalysis> = {}) => ({
  id: '0',
  month,
  year,
  marketplace: 'shopee' as const,
  duplicate: false,
  figures,
  ...more,
})

const today = '2026-11-25'

test('compared months come oldest first, without second closings of a month and those not compared', () => {
  const sums = monthSums(
    [
      closing(1, 26),
      closing(12, 25),
      closing(1, 26, { duplicate: true }),
      closing(1, 26, { marketplace: 'shein' }),
      closing(2, 26, { figures: { ...figures, hasResults: false } }),
    ],
    today,
  )
  expect(sums).toEqual([
    { month: 12, year: 25, found: 500, recovered: 100, denied: 50 },
    { month: 1, year: 26, found: 1000, recovered: 200, denied: 100 },
  ])
})

test('what is still awaited of a month is not found until its day is over', () => {
  const sums = { expected: cents(0), received: cents(0), refunded: cents(0), awaited: cents(0) }
  const rests = [
    { until: '2026-11-25', amount: cents(200) },
    { until: null, amount: cents(50) },
  ]
  const withRests = { ...figures, sums: { ...sums, otherOrders: 0, otherReceived: cents(0), rests } }
  const found = (on: string) => monthSums([closing(1, 26, { figures: withRests })], on)[0]?.found
  expect([found(today), found('2026-11-26')]).toEqual([250, 450])
})

test('the latest twelve months are drawn', () => {
  const years = [24, 25, 26].flatMap((year) => [closing(6, year), closing(7, year)])
  const many = [...years, ...[10, 11, 12, 13, 14, 15, 16, 17].map((year) => closing(5, year))]
  expect(monthSums(many, today)).toHaveLength(12)
  expect(monthSums(many, today).at(-1)).toMatchObject({ month: 7, year: 26 })
})

test('a month is named as far as there is room', () => {
  const month = { month: 3, year: 5 } as const
  expect([60, 40, 18].map((room) => monthLabel(month, room))).toEqual(['mar 05', 'mar', 'M'])
})
