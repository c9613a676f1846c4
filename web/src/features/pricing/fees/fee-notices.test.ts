import { defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { tableChangesNear } from './fee-notices.tsx'

function inUse(...ids: string[]) {
  const chosen = ids.map((id) => feeTables.find((table) => table.id === id) as FeeTable)
  return { ...defaultTables, ...Object.fromEntries(chosen.map((table) => [table.marketplace, table])) }
}

const told = (tables: ReturnType<typeof inUse>, day: string) =>
  tableChangesNear(tables, day).map(({ marketplace, after, since }) => [marketplace, after.id, since])

test('a change is announced 45 days ahead, until it comes', () => {
  const tables = inUse('shopee-2026-03')
  const change = [['shopee', 'shopee-2026-10', '2026-10-01']]
  expect(told(tables, '2026-08-16')).toEqual([])
  expect(told(tables, '2026-08-17')).toEqual(change)
  expect(told(tables, '2026-09-30')).toEqual(change)
  expect(told(tables, '2026-10-01')).toEqual([])
})

test('each marketplace has its own change', () => {
  expect(told(inUse('shopee-2026-03', 'tiktok-2026-02'), '2026-07-14').map(([name]) => name)).toEqual([
    'tiktok',
  ])
  expect(told(inUse('shopee-2026-10', 'mercado-livre-2026-08', 'shein-2026-03'), '2026-09-30')).toEqual([])
})
