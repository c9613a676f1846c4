import { closingOf } from '@vendaclara/core/closing'
import { cents, toCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someDifference, someUnmatched } from '../../../../../test/closing-rows.ts'
import { filterDifferences, noFilters } from './filters.ts'
import { type Sort, sortRows } from './sort-rows.ts'
import { daySums, marksTotals, reasonCounts } from './totals.ts'

const row = (id: string, amount: number, createdAt: string, reason?: 'refund' | 'commission-rate') =>
  someDifference(id, toCents(amount), { createdAt, ...(reason && { reason }) })

const rows = [
  row('2603AA', -5.1, '2026-03-02 10:00', 'refund'),
  row('2603BB', 3.2, '2026-03-01 10:00', 'commission-rate'),
  row('2603CC', -20, '', 'refund'),
  row('2603DD', -5.1, '2026-03-01 09:59'),
]
const mark = (orderId: string, state: 'contestado' | 'recuperado', recovered = 0) =>
  [orderId, { orderId, version: 1, state, note: '', recovered: cents(recovered), date: null }] as const
const marks = new Map([mark('2603AA', 'contestado'), mark('2603CC', 'recuperado', 1500)])
const ids = (some: readonly (typeof rows)[number][]) => some.map((one) => one.orderId)
const left = (part: Partial<typeof noFilters>) =>
  filterDifferences(rows, { ...noFilters, ...part }, marks).map((one) => one.orderId)

test('differences are filtered by reason, sign, size and mark', () => {
  expect(left({})).toEqual(ids(rows))
  expect(left({ reasons: ['refund'] })).toEqual(['2603AA', '2603CC'])
  expect(left({ reasons: ['none', 'commission-rate'] })).toEqual(['2603BB', '2603DD'])
  expect(left({ sign: 'gain' })).toEqual(['2603BB'])
  expect(left({ sign: 'loss', least: 5.1 })).toEqual(['2603AA', '2603CC', '2603DD'])
  expect(left({ mark: 'open' })).toEqual(['2603BB', '2603DD'])
  expect(left({ mark: 'contestado' })).toEqual(['2603AA'])
})

test('rows are sorted by amount and by date; equal ones keep their order, undated ones are last', () => {
  const sorted = (by: Sort) => ids(sortRows(rows, by, ({ difference }) => difference))
  expect(sorted('file')).toEqual(ids(rows))
  expect(sorted('loss')).toEqual(['2603CC', '2603AA', '2603DD', '2603BB'])
  expect(sorted('gain')).toEqual(['2603BB', '2603AA', '2603DD', '2603CC'])
  expect(sorted('newest')).toEqual(['2603AA', '2603BB', '2603DD', '2603CC'])
  expect(sorted('oldest')).toEqual(['2603DD', '2603BB', '2603AA', '2603CC'])
  expect(sorted('id-down')).toEqual(['2603DD', '2603CC', '2603BB', '2603AA'])
  expect(sorted('id')).toEqual(ids(rows))
  // 'Comissão com outra taxa', 'Motivo ainda não lido', 'Reembolso ao comprador'
  expect(sorted('reason')).toEqual(['2603BB', '2603DD', '2603AA', '2603CC'])
  expect(sorted('reason-down')).toEqual(['2603AA', '2603CC', '2603DD', '2603BB'])
})

test('differences of a few centavos come after all larger ones, in either direction of sorting', () => {
  const some = [
    row('A', -0.6, ''),
    row('B', -9, ''),
    row('C', 0.2, ''),
    row('D', 4, ''),
    row('E', -0.99, ''),
    row('F', -1, ''),
  ]
  const sorted = (by: Sort) => ids(sortRows(some, by, ({ difference }) => difference))
  expect(sorted('loss')).toEqual(['B', 'F', 'D', 'E', 'A', 'C'])
  expect(sorted('gain')).toEqual(['D', 'F', 'B', 'C', 'A', 'E'])
})

test('orders without payment are sorted by the day their money is expected on, those without one last', () => {
  const awaited = [['A'], ['B', '2026-04-10'], ['C', '2026-03-31'], ['D', '2026-04-10']].map(
    ([orderId = '', on]) => someUnmatched(orderId, on ? { due: { on, basis: 'rule' } } : {}),
  )
  const sorted = (by: Sort) => sortRows(awaited, by, () => -100).map(({ orderId }) => orderId)
  expect(sorted('due')).toEqual(['C', 'B', 'D', 'A'])
  expect(sorted('due-down')).toEqual(['B', 'D', 'C', 'A'])
})

test('differences are summed in centavos, apart those contested, and what was recovered', () => {
  expect(marksTotals(rows, marks)).toEqual({
    sum: -2700,
    contested: { count: 1, amount: -510 },
    recovered: { count: 1, amount: 1500 },
  })
})

test('the reason that costs most comes first', () => {
  expect(
    reasonCounts(closingOf('shopee'), rows).map(({ reason, count, lost, gained }) => [
      reason,
      count,
      lost,
      gained,
    ]),
  ).toEqual([
    ['refund', 2, -2510, 0],
    ['none', 1, -510, 0],
    ['commission-rate', 1, 0, 320],
  ])
})

const day = (date: string, amount: number) => row('A', amount, date)

test('differences are summed by day, losses apart from gains, days without any between them', () => {
  const rows = [
    day('2026-03-01 10:00', -1.1),
    day('2026-03-03', 5),
    day('2026-03-01 23:59', -2.2),
    day('2026-03-01 00:00', 0.5),
    day('', -9),
  ]
  expect(daySums(rows)).toEqual({
    days: [
      { day: '2026-03-01', loss: -330, gain: 50 },
      { day: '2026-03-02', loss: 0, gain: 0 },
      { day: '2026-03-03', loss: 0, gain: 500 },
    ],
    undated: 1,
  })
})

test('days far apart are not filled up, and nothing gives no day', () => {
  expect(daySums([day('2026-03-01', 1), day('2025-01-01', 1)]).days.map((one) => one.day)).toEqual([
    '2025-01-01',
    '2026-03-01',
  ])
  expect(daySums([])).toEqual({ days: [], undated: 0 })
})

test('a text that is no day of the calendar is shown unchanged', () => {
  expect(daySums([day('2026-13-45', -1)]).days).toEqual([{ day: '2026-13-45', loss: -100, gain: 0 }])
})
