import { noCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import type { StoredClosing } from '../model/open-closing.ts'
import { addChange, applyChanges, type PendingChange } from './pending-changes.ts'

const orders = (text: string): PendingChange => ({ kind: 'orders', body: new Blob([text]) })
const results = (matched: number): PendingChange => ({
  kind: 'results',
  figures: { matched, totalDifference: noCents, differences: 0, unmatched: 0, lost: noCents },
  rows: { differences: [], unmatched: [] },
})
const closing: StoredClosing = {
  id: 'a',
  month: 'Março',
  mes: 'Março',
  year: 26,
  duplicate: false,
  figures: {
    ...{ hasOrders: false, hasResults: false, outdated: false, revision: 0 },
    ...{ matched: 0, totalDifference: noCents, differences: 0, unmatched: 0, lost: noCents },
    ...{ recovered: noCents, contested: 0, late: 0 },
  },
  receipts: { orders: null, income: null },
  rows: undefined,
}

test('orders wait before results, and newer ones take the place of older ones', () => {
  const [second, first, fifth] = [orders('2'), results(1), results(5)]
  const both = addChange(addChange([], second), first)
  expect(both).toEqual([second, first])
  expect(addChange(both, fifth)).toEqual([second, fifth])
  expect(addChange([first], fifth)).toEqual([fifth])
})

test('new orders drop the results that were computed for older ones', () => {
  const third = orders('3')
  const left = addChange([orders('2'), results(1)], third)
  expect(left).toHaveLength(1)
  expect(left[0]).toBe(third)
})

test('receipts follow what they are of, and change no figure', () => {
  const second = orders('2')
  const income: PendingChange = { kind: 'receipts', receipts: { income: [] } }
  expect(addChange([second], income)).toEqual([second, income])
  expect(applyChanges(closing, [income])).toEqual({ ...closing, receipts: { orders: null, income: [] } })
})

test('the receipts of older orders go with them', () => {
  const known = { ...closing, receipts: { orders: [], income: [], orderMonths: { '2026-03': 2 } } }
  expect(applyChanges(known, [orders('2')]).receipts).toEqual({ orders: null, income: [] })
})

test('new orders make compared results outdated until results follow', () => {
  const figuresAfter = (...changes: PendingChange[]) => applyChanges(closing, changes).figures
  expect(figuresAfter(orders('2'))).toMatchObject({ hasOrders: true, outdated: false })
  expect(figuresAfter(results(7), orders('2'))).toMatchObject({ matched: 7, outdated: true })
  expect(figuresAfter(results(7), orders('2'), results(9))).toMatchObject({ matched: 9, outdated: false })
})

test('rows are those of the latest results', () => {
  expect(applyChanges(closing, [orders('2')]).rows).toBeUndefined()
  expect(applyChanges(closing, [results(1)]).rows).toEqual({ differences: [], unmatched: [], late: [] })
})
