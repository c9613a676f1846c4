import type { ListedAnalysis } from '@vendaclara/contract/closing'
import type { MonthSums } from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { marketplacesToChoose, yearMonths, yearsToChoose } from './year-months.ts'

const sums = (expected: number, received: number, refunded = 0): MonthSums => ({
  ...{ expected: cents(expected), received: cents(received), refunded: cents(refunded), awaited: noCents },
  ...{ otherOrders: 0, otherReceived: noCents },
})
const figures = {
  ...{
    hasOrders: true,
    hasResults: true,
    matched: 1,
    totalDifference: noCents,
    differences: 1,
    unmatched: 0,
  },
  ...{ lost: noCents, sums: sums(1000, 900, 30), recovered: cents(50), denied: noCents, contested: 0 },
  ...{ late: 0, outdated: false, revision: 0 },
}
const closing = (month: ListedAnalysis['month'], more: Partial<ListedAnalysis> = {}): ListedAnalysis => ({
  ...{ id: month, month, year: 26, marketplace: 'shopee', duplicate: false, figures },
  ...more,
})
const shein = { marketplace: 'shein' } as const
const before = { figures: { ...figures, sums: null } }
const all = (year = 26) => ({ year, marketplace: 'all' }) as const

test('a month is what was expected, received, missing and recovered, of its marketplaces together', () => {
  const closings = [closing('Março'), closing('Março', shein), closing('Maio')]
  const { months, total } = yearMonths(closings, all())
  const answer = { expected: 2000, received: 1800, refunded: 60, missing: 140, recovered: 100 }
  expect(months.map(({ month, answer: of, closings: { length } }) => [month, of?.missing, length])).toEqual([
    ['Março', 140, 2],
    ['Abril', undefined, 0],
    ['Maio', 70, 1],
  ])
  expect(months[0]?.answer).toEqual(answer)
  expect(total).toMatchObject({ expected: 3000, missing: 210 })
  expect(yearMonths(closings, { year: 26, marketplace: 'shein' }).months.map(({ month }) => month)).toEqual([
    'Março',
  ])
})

test('more received than expected is missing below nothing, and takes off what other months miss', () => {
  const over = closing('Abril', { figures: { ...figures, sums: sums(1000, 1100) } })
  const { months, total } = yearMonths([closing('Março'), over], all())
  expect(months[1]?.answer?.missing).toBe(-100)
  expect(total.missing).toBe(-30)
})

test('a month from before its sums were kept is named and counts nowhere, and one not compared is not named', () => {
  const waiting = closing('Junho', { figures: { ...figures, hasResults: false } })
  const closings = [
    closing('Março'),
    closing('Março', { ...shein, ...before }),
    closing('Abril', before),
    waiting,
  ]
  const { months, unknown } = yearMonths(closings, all())
  expect(months.map(({ month, answer }) => [month, answer?.expected])).toEqual([['Março', 1000]])
  expect(unknown.map(({ month, marketplace }) => [month, marketplace])).toEqual([
    ['Março', 'shein'],
    ['Abril', 'shopee'],
  ])
})

test('a year is offered with two answered months, the latest first, and a second closing of a month is no month', () => {
  const old = ['Janeiro', 'Fevereiro'] as const
  const closings = [
    ...old.map((month) => closing(month, { year: 24 })),
    ...old.map((month) => closing(month, { year: 25 })),
    closing('Março'),
    closing('Março', { duplicate: true }),
    closing('Abril', before),
  ]
  expect(yearsToChoose(closings)).toEqual([25, 24])
  expect(yearsToChoose([closing('Março')])).toEqual([])
  expect(yearMonths([closing('Março'), closing('Março', { duplicate: true })], all()).total.expected).toBe(
    1000,
  )
})

test('marketplaces are offered where a year has several, each with two months of its own', () => {
  const both = [closing('Março'), closing('Abril'), closing('Março', shein)]
  expect(marketplacesToChoose(both, 26)).toEqual(['shopee'])
  expect(marketplacesToChoose([...both, closing('Maio', shein)], 26)).toEqual(['shopee', 'shein'])
  expect(marketplacesToChoose([closing('Março'), closing('Abril')], 26)).toEqual([])
})
