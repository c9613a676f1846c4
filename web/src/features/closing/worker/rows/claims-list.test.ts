import { closingOf, type OrderDifference } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someDifference, someUnmatched } from '../../../../../test/closing-rows.ts'
import type { MarkState } from '../../model/marks.ts'
import { claimGroups, claimRows, claimsToDo, rowsOfGroup } from './claims-list.ts'

const row = (
  orderId: string,
  difference: number,
  reason: OrderDifference['reason'],
  createdAt = '2026-03-01 10:00',
) => someDifference(orderId, difference, { createdAt, ...(reason && { reason }) })
const rows = [
  row('A', -500, 'commission-rate'),
  row('B', -2000, 'freight-subtotal', '2026-03-09 08:00'),
  row('C', -300, 'freight-subtotal'),
  row('D', -900, 'freight-subtotal'),
  row('E', -400, 'affiliate-fee'),
  row('F', 700, 'freight-subtotal'),
  row('G', -100, undefined),
]
const marked = (...states: [string, MarkState['state'], number?][]) =>
  new Map(
    states.map(([orderId, state, recovered = 0]) => [
      orderId,
      { orderId, state, recovered: cents(recovered) },
    ]),
  )
const shopee = closingOf('shopee')
const rowsOf = (marks: ReadonlyMap<string, MarkState>, today = '2026-11-22') =>
  claimRows(shopee, { differences: rows, unmatched: [] }, marks, today)
const groupsOf = (marks: ReadonlyMap<string, MarkState>, today = '2026-11-22') =>
  claimGroups(rowsOf(marks, today))

test('claims are summed by reason: those that end first come before dearer ones without a day', () => {
  expect(groupsOf(new Map())).toEqual([
    {
      stage: 'to-do',
      reason: 'freight-subtotal',
      count: 3,
      amount: 3200,
      firstDay: '2027-03-01',
      isExact: false,
    },
    { stage: 'to-do', reason: 'commission-rate', count: 1, amount: 500, firstDay: null, isExact: true },
  ])
})

test('the first day of a group is as sure as the order it is of', () => {
  const delivered = (orderId: string, deliveredOn: string) => ({
    ...row(orderId, -100, 'freight-subtotal', '2026-03-01 10:00'),
    deliveredOn,
  })
  const first = (...some: OrderDifference[]) => {
    const [group] = claimGroups(
      claimRows(shopee, { differences: some, unmatched: [] }, new Map(), '2026-11-22'),
    )
    return [group?.firstDay, group?.isExact]
  }
  const [unsure, same, later] = [
    row('C', -300, 'freight-subtotal'),
    delivered('X', '2026-03-01'),
    delivered('Y', '2026-03-02'),
  ]
  expect(first(unsure, later)).toEqual(['2027-03-01', false])
  expect(first(unsure, same)).toEqual(['2027-03-01', true])
  expect(first(same, unsure)).toEqual(['2027-03-01', true])
  expect(first(later)).toEqual(['2027-03-02', true])
})

test('marked orders are in their own stage, and a won one comes to what was recovered', () => {
  const marks = marked(['A', 'contestado'], ['B', 'recuperado', 1500], ['D', 'perdido'], ['C', null])
  const found = groupsOf(marks).map(({ stage, reason, count, amount }) => [stage, reason, count, amount])
  expect(found.toSorted()).toEqual([
    ['asked', 'commission-rate', 1, 500],
    ['lost', 'freight-subtotal', 1, 900],
    ['to-do', 'freight-subtotal', 1, 300],
    ['won', 'freight-subtotal', 1, 1500],
  ])
})

test('what is still to be asked for is one sum, without what was asked for, won or lost', () => {
  expect(claimsToDo(rowsOf(new Map()))).toEqual({
    count: 4,
    endless: 1,
    amount: 3700,
    firstDay: '2027-03-01',
    isExact: false,
  })
  expect(claimsToDo(rowsOf(marked(['B', 'contestado'], ['C', 'perdido'], ['D', 'recuperado'])))).toEqual({
    count: 1,
    endless: 1,
    amount: 500,
    firstDay: null,
    isExact: true,
  })
  const all = marked(['A', 'contestado'], ['B', 'perdido'], ['C', 'perdido'], ['D', 'recuperado'])
  expect(claimsToDo(rowsOf(all))).toBeNull()
})

test('the orders of a group come by their last day, and of one day the dearest first', () => {
  const found = rowsOf(new Map())
  const ids = rowsOfGroup(found, { stage: 'to-do', reason: 'freight-subtotal' }).map(({ orderId }) => orderId)
  expect(ids).toEqual(['D', 'C', 'B'])
  expect(rowsOfGroup(found, { stage: 'asked', reason: 'freight-subtotal' })).toEqual([])
})

test('an order without a known day never expires: the seller counts', () => {
  expect(groupsOf(new Map(), '2028-01-01').map(({ stage, firstDay }) => [stage, firstDay])).toEqual([
    ['to-do', null],
    ['to-do', null],
  ])
})

test('the sum to be asked for is that of the groups of this stage, with orders that were not paid in time', () => {
  const unpaid = (orderId: string, on: string) =>
    someUnmatched(orderId, { subtotal: 1000, commission: 100, serviceFee: 0, due: { on, basis: 'rule' } })
  const unmatched = [unpaid('U', '2026-03-20'), unpaid('V', '2026-03-21'), unpaid('W', '2026-12-01')]
  const marks = marked(['A', 'contestado'], ['V', 'contestado'])
  const found = claimRows(shopee, { differences: rows, unmatched }, marks, '2026-11-22')
  const open = claimGroups(found).filter(({ stage }) => stage === 'to-do')
  expect(claimsToDo(found)).toMatchObject({
    count: open.reduce((sum, { count }) => sum + count, 0),
    amount: open.reduce((sum, { amount }) => sum + amount, 0),
    endless: 1,
  })
  expect(claimsToDo(found)).toMatchObject({ count: 4, amount: 4100 })
})
