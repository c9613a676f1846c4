import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { awaited as notPaid } from '../../../test/closing/made-rows.ts'
import { addDays, brazilianDay } from '../../calendar/index.ts'
import { cents, sumCents } from '../../money/index.ts'
import {
  awaitedState,
  awaitedStates,
  closingMarketplaces,
  type DueDay,
  settledCounts,
  sumReceivable,
} from '../index.ts'
import { isPaidLate, leftOutState } from './order-states.ts'
import { ageBands } from './receivable.ts'

const { rules } = closingMarketplaces.shopee

/** An order of which so much is expected, on a day if one is known. */
const awaited = (amount: number, on?: string, more: object = {}, basis: DueDay['basis'] = 'stated') =>
  notPaid(amount, { ...(on && { due: { on, basis } }), ...more })

// A Wednesday; its week ends on Sunday, 1 March.
const today = '2026-02-25'

test.each([
  ['2026-02-24', 'overdue'],
  ['2026-02-25', 'due'],
  ['2026-03-01', 'due'],
  ['2026-03-02', 'upcoming'],
] as const)('money expected on %s is %s', (on, state) => {
  expect(awaitedState(rules, awaited(1, on), today)).toBe(state)
})

test('an order without a day is not called overdue, and nothing is expected of one that its buyer has not paid', () => {
  expect(awaitedState(rules, awaited(1), '2099-01-01')).toBe('undated')
  expect(awaitedState(rules, awaited(1, '2026-01-01', { status: 'Não pago' }), today)).toBe('unpaid')
})

test('a day is over at midnight in Brazil', () => {
  const stateAt = (moment: string) =>
    awaitedState(rules, awaited(1, '2026-02-28'), brazilianDay(new Date(moment)))
  expect(stateAt('2026-03-01T02:59:59Z')).toBe('due')
  expect(stateAt('2026-03-01T03:00:00Z')).toBe('overdue')
})

it('sums a month by age and by week to come', () => {
  const sum = sumReceivable(
    rules,
    [
      awaited(100, '2026-02-24'),
      awaited(200, '2026-02-18'),
      awaited(400, '2026-02-17'),
      awaited(800, '2026-01-26'),
      awaited(1600, '2026-01-25', {}, 'estimated'),
      awaited(3200, '2026-02-25'),
      awaited(6400, '2026-03-01'),
      awaited(12_800, '2026-03-02'),
      awaited(25_600, '2026-03-08', {}, 'estimated'),
      awaited(51_200, '2026-03-23'),
      awaited(102_400),
      awaited(999_999, '2026-02-25', { status: 'Não pago' }),
      awaited(-1800, '2026-02-25'),
    ],
    today,
  )
  expect(sum).toMatchObject({ count: 11, amount: 204_700, estimated: 2 })
  expect(sum.bands).toEqual({
    'past-7': { count: 2, amount: 300 },
    'past-30': { count: 2, amount: 1200 },
    'past-more': { count: 1, amount: 1600 },
    'this-week': { count: 2, amount: 9600 },
    later: { count: 3, amount: 89_600 },
    undated: { count: 1, amount: 102_400 },
  })
  expect(sum.states).toEqual({
    overdue: { count: 5, amount: 3100 },
    due: { count: 2, amount: 9600 },
    upcoming: { count: 3, amount: 89_600 },
    undated: { count: 1, amount: 102_400 },
    unpaid: { count: 1, amount: 999_999 },
    owed: { count: 1, amount: -1800 },
  })
  expect(sum.weeks).toEqual([
    { from: '2026-02-23', to: '2026-03-01', count: 2, amount: 9600 },
    { from: '2026-03-02', to: '2026-03-08', count: 2, amount: 38_400 },
    { from: '2026-03-23', to: '2026-03-29', count: 1, amount: 51_200 },
  ])
})

test('what came back of an order is not expected any more, nor is an order that came back whole', () => {
  const orders = [awaited(1000, '2026-02-24'), awaited(2000, '2026-02-24', { orderId: 'B' })]
  const back = (amount: number) => (orderId: string) => cents(orderId === 'B' ? amount : 0)
  expect(sumReceivable(rules, orders, today, back(500))).toMatchObject({ count: 2, amount: 2500 })
  expect(sumReceivable(rules, orders, today, back(2000))).toMatchObject({ count: 1, amount: 1000 })
})

const someDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays('2028-02-29', days))
const someOrder = fc
  .record({
    amount: fc.integer({ min: -5000, max: 100_000 }),
    on: fc.option(someDay, { nil: undefined }),
    status: fc.constantFrom('Concluído', 'Não pago', 'Enviado', ''),
  })
  .map(({ amount, on, status }) => awaited(amount, on, { status }))

test('every order is in one state and, unless its buyer owes it or it costs money, in one band; states, bands and weeks come to the whole', () => {
  fc.assert(
    fc.property(fc.array(someOrder, { maxLength: 40 }), someDay, (orders, day) => {
      const { count, amount, bands, states, weeks } = sumReceivable(rules, orders, day)
      const total = (parts: readonly { count: number; amount: ReturnType<typeof cents> }[]) => ({
        count: parts.reduce((sum, part) => sum + part.count, 0),
        amount: sumCents(parts.map((part) => part.amount)),
      })
      const { unpaid, owed, ...others } = states
      expect(total(Object.values(others))).toEqual({ count, amount })
      expect(total(ageBands.map((band) => bands[band]))).toEqual({ count, amount })
      expect(total(weeks)).toEqual(total([bands['this-week'], bands.later]))
      expect(count + unpaid.count + owed.count).toBe(orders.length)
      for (const state of awaitedStates) {
        expect(orders.filter((order) => awaitedState(rules, order, day) === state)).toHaveLength(
          states[state].count,
        )
      }
      for (const { from, to } of weeks)
        expect([to, from <= day ? day <= to : true]).toEqual([addDays(from, 6), true])
    }),
  )
})

describe('an order that was paid', () => {
  it('is in one state, for any difference', () => {
    const differences = [-100, -200, 300].map((difference) => ({ difference: cents(difference) }))
    const counts = settledCounts(differences, { matched: 12, 'paid-late': 3, refunded: 2 })
    expect(counts).toEqual({ paid: 4, 'paid-late': 3, 'paid-less': 2, 'paid-more': 1, refunded: 2 })
  })

  it('is late more than three days after a day that its file or a rule says', () => {
    const due = { on: '2028-02-27', basis: 'rule' } as const
    expect(isPaidLate(due, '2028-03-01')).toBe(false)
    expect(isPaidLate(due, '2028-03-02')).toBe(true)
    expect(isPaidLate({ ...due, basis: 'estimated' }, '2028-06-01')).toBe(false)
    expect(isPaidLate(null, '2028-06-01')).toBe(false)
    expect(isPaidLate(due, null)).toBe(false)
  })
})

test.each([
  ['Cancelada pelo comprador', 'cancelled'],
  ['Devolução finalizada. Reembolso para o comprador', 'returned'],
  ['Reembolsamos o dinheiro', 'returned'],
] as const)('%j is %s', (status, state) => {
  expect(leftOutState(status)).toBe(state)
})
