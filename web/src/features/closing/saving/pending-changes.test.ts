import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import type { ResultTotals } from '../results/views.ts'
import { addChange, applyChanges, type PendingChange, slotOf } from './pending-changes.ts'

const orders = (version: number): PendingChange => ({ kind: 'orders', version })
const results = (comparison = 1): PendingChange => ({ kind: 'results', comparison })
const totals = (matched: number): ResultTotals => ({
  ...{ version: 1, differences: 0, unmatched: 0, reasons: [], days: [], unexplained: 0, undated: 0 },
  unsaved: {
    comparison: 1,
    figures: {
      ...{ matched, totalDifference: noCents, differences: 0, unmatched: 0, lost: noCents, late: 0 },
      sums: null,
    },
  },
})
const closing: AnalysisSummary = {
  id: 'a',
  month: 3,
  year: 26,
  marketplace: 'shopee',
  duplicate: false,
  figures: {
    ...{ hasOrders: false, hasResults: false, outdated: false, revision: 0 },
    ...{ matched: 0, totalDifference: noCents, differences: 0, unmatched: 0, lost: noCents },
    ...{ recovered: noCents, denied: noCents, contested: 0, late: 0, sums: null },
  },
  receipts: { orders: null, income: null },
}

test('orders wait before results, and newer ones take the place of older ones', () => {
  const [second, first, fifth] = [orders(2), results(), results()]
  const both = addChange(addChange([], second), first)
  expect(both).toEqual([second, first])
  expect(addChange(both, fifth)).toEqual([second, fifth])
  expect(addChange([first], fifth)).toEqual([fifth])
})

test('new orders drop the results that were computed for older ones', () => {
  const third = orders(3)
  const left = addChange([orders(2), results()], third)
  expect(left).toHaveLength(1)
  expect(left[0]).toBe(third)
})

test('receipts follow what they are of, and change no figure', () => {
  const second = orders(2)
  const income: PendingChange = { kind: 'receipts', receipts: { income: [] } }
  expect(addChange([second], income)).toEqual([second, income])
  expect(applyChanges(closing, [income], undefined)).toEqual({
    ...closing,
    receipts: { orders: null, income: [] },
  })
})

test('orders of which only the receipt is left to store are still stored as orders', () => {
  const receipts = (of: 'orders' | 'income'): PendingChange => ({ kind: 'receipts', receipts: { [of]: [] } })
  expect(slotOf([orders(2), receipts('orders')])).toBe('orders')
  expect(slotOf([receipts('orders')])).toBe('orders')
  expect(slotOf([results(), receipts('income')])).toBe('income')
})

test('the receipts of older orders go with them', () => {
  const known = { ...closing, receipts: { orders: [], income: [], orderMonths: { '2026-03': 2 } } }
  expect(applyChanges(known, [orders(2)], undefined).receipts).toEqual({ orders: null, income: [] })
})

test('new orders make compared results outdated until results follow', () => {
  const figuresAfter = (...changes: PendingChange[]) => applyChanges(closing, changes, totals(9)).figures
  expect(figuresAfter(orders(2))).toMatchObject({ hasOrders: true, outdated: false })
  expect(figuresAfter(results(), orders(2))).toMatchObject({ matched: 9, outdated: true })
  expect(figuresAfter(orders(2), results())).toMatchObject({
    matched: 9,
    hasResults: true,
    outdated: false,
  })
})

test('results that are stored already, or gave way to others, change no figure of the summary', () => {
  const stored = { ...closing, figures: { ...closing.figures, matched: 4, hasResults: true } }
  const known = { ...totals(9), unsaved: null }
  expect(applyChanges(stored, [results()], known).figures).toEqual(stored.figures)
  expect(applyChanges(stored, [results(2)], totals(9)).figures).toEqual(stored.figures)
})
