import type { FileSlot } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { expect, test } from 'vitest'
import { filesByMonth, type MonthFile } from './month-files.ts'

let lastKey = 0
function chosen(
  slot: FileSlot,
  months: Record<string, number>,
  marketplace: ClosingMarketplace = 'shopee',
): MonthFile {
  lastKey += 1
  const found = { kind: 'of-month' as const, marketplace, slot, months }
  return { key: lastKey, file: new File([], `${lastKey}.xlsx`), state: 'of-month', found }
}
const groups = (...files: MonthFile[]) =>
  filesByMonth(files).map(({ marketplace, month, files: of }) => [
    marketplace,
    month,
    of.map(({ found }) => found.slot),
  ])

test('orders and the payments beside them are one month, of each marketplace', () => {
  const [march, april] = [{ '2026-03': 9, '2026-04': 1 }, { '2026-04': 8 }]
  expect(groups(chosen('orders', march), chosen('income', april))).toEqual([
    ['shopee', '2026-03', ['orders', 'income']],
  ])
  expect(groups(chosen('income', {}), chosen('orders', march))).toEqual([
    ['shopee', '2026-03', ['income', 'orders']],
  ])
  expect(groups(chosen('orders', march), chosen('orders', april, 'shein'))).toEqual([
    ['shopee', '2026-03', ['orders']],
    ['shein', '2026-04', ['orders']],
  ])
})

test('of the orders of several months each has its own, and payments are of the month they were made in', () => {
  const files = [
    chosen('orders', { '2026-03': 9 }),
    chosen('orders', { '2026-04': 9 }),
    chosen('income', { '2026-04': 9 }),
  ]
  expect(groups(...files)).toEqual([
    ['shopee', '2026-03', ['orders']],
    ['shopee', '2026-04', ['orders', 'income']],
  ])
})

test('a file without days is of no month', () => {
  expect(groups(chosen('income', {}))).toEqual([])
})
