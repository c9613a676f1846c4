import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someFigures, someListed, someSums } from '../../../../../test/closing-rows.ts'
import { monthLabel } from './month-label.ts'
import { marketplacesToChoose, yearMonths, yearsToChoose } from './year-months.ts'

const sums = (expected: number, received: number, refunded = 0) =>
  someSums({ expected: cents(expected), received: cents(received), refunded: cents(refunded) })
const figures = someFigures({
  differences: 1,
  sums: sums(1000, 900, 30),
  recovered: cents(80),
  regained: { less: cents(40), awaited: cents(10), count: 0 },
})
const closing = (month: number, more: Partial<ListedAnalysis> = {}) => someListed(month, { figures, ...more })
const shein = { marketplace: 'shein' } as const
const before = { figures: { ...figures, sums: null } }
const today = '2026-11-25'
const all = (year = 26) => ({ year, marketplace: 'all' }) as const

test('a month is what was expected, received, recovered and missing, of its marketplaces together', () => {
  const closings = [closing(3), closing(3, shein), closing(5)]
  const { months, total } = yearMonths(closings, all(), today)
  const answer = { expected: 2000, received: 1800, refunded: 60, missing: 40, regained: 100 }
  expect(months.map(({ month, answer: of, closings: { length } }) => [month, of?.missing, length])).toEqual([
    [3, 40, 2],
    [4, undefined, 0],
    [5, 20, 1],
  ])
  expect(months[0]?.answer).toEqual(answer)
  expect(total).toMatchObject({ expected: 3000, missing: 60 })
  expect(
    yearMonths(closings, { year: 26, marketplace: 'shein' }, today).months.map(({ month }) => month),
  ).toEqual([3])
})

test('more received than expected is missing below nothing, and takes off what other months miss', () => {
  const over = closing(4, { figures: { ...figures, sums: sums(1000, 1100) } })
  const { months, total } = yearMonths([closing(3), over], all(), today)
  expect(months[1]?.answer?.missing).toBe(-150)
  expect(total.missing).toBe(-130)
})

test('an order in two months counts in the older alone', () => {
  const inYear = { ...figures, sums: sums(600, 550), lost: cents(50) }
  const overlaps = closing(4, { figures: { ...figures, inYear } })
  const { total, found } = yearMonths([closing(3), overlaps], all(), today)
  expect(total).toMatchObject({ expected: 1600, received: 1450 })
  expect(found).toBe(10)
})

test('a month from before its sums were kept is named and counts nowhere, and one not compared is not named', () => {
  const waiting = closing(6, { figures: { ...figures, hasResults: false } })
  const closings = [closing(3), closing(3, { ...shein, ...before }), closing(4, before), waiting]
  const { months, unknown } = yearMonths(closings, all(), today)
  expect(months.map(({ month, answer }) => [month, answer?.expected])).toEqual([[3, 1000]])
  expect(unknown.map(({ month, marketplace }) => [month, marketplace])).toEqual([
    [3, 'shein'],
    [4, 'shopee'],
  ])
})

test('a month whose files are doubtful is named beside the sums it is in', () => {
  const doubtful = closing(4, { figures: { ...figures, doubts: 1 } })
  const { months, doubtful: named } = yearMonths([closing(3), doubtful], all(), today)
  expect(months).toHaveLength(2)
  expect(named.map(({ month }) => month)).toEqual([4])
})

test('what is still awaited of a month is not found until its day is over, nor what came back', () => {
  const rests = [
    { until: '2026-11-25', amount: cents(200) },
    { until: null, amount: cents(50) },
  ]
  const known = { ...figures, lost: cents(500), denied: cents(20) }
  const closings = [closing(3, { figures: { ...known, sums: { ...sums(1000, 900), rests } } })]
  const found = (on: string) => yearMonths(closings, all(), on)
  expect([found(today).found, found('2026-11-26').found]).toEqual([210, 410])
  expect(found(today).denied).toBe(20)
})

test('a month is named as far as there is room', () => {
  const month = { month: 3, year: 5 } as const
  expect([60, 40, 18].map((room) => monthLabel(month, room))).toEqual(['mar 05', 'mar', 'M'])
})

test('a year is offered with two answered months, the latest first, and a second closing of a month is no month', () => {
  const old = [1, 2] as const
  const closings = [
    ...old.map((month) => closing(month, { year: 24 })),
    ...old.map((month) => closing(month, { year: 25 })),
    closing(3),
    closing(3, { duplicate: true }),
    closing(4, before),
  ]
  expect(yearsToChoose(closings)).toEqual([25, 24])
  expect(yearsToChoose([closing(3)])).toEqual([])
  expect(yearMonths([closing(3), closing(3, { duplicate: true })], all(), today).total.expected).toBe(1000)
})

test('marketplaces are offered where a year has several, each with two months of its own', () => {
  const both = [closing(3), closing(4), closing(3, shein)]
  expect(marketplacesToChoose(both, 26)).toEqual(['shopee'])
  expect(marketplacesToChoose([...both, closing(5, shein)], 26)).toEqual(['shopee', 'shein'])
  expect(marketplacesToChoose([closing(3), closing(4)], 26)).toEqual([])
})
