import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryStorage } from '../../../../test/storage/memory-storage.ts'
import { tableSettings } from './table-settings.ts'

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
let browser: MemoryStorage

beforeEach(() => {
  browser = new MemoryStorage()
  Object.defineProperty(globalThis, 'localStorage', { value: browser, configurable: true })
})

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

test('what the last version stored is read, and written as it was', () => {
  const stored = {
    'vendaclara.account.u-1.ads-views':
      '[{"report":"r-1","filters":{"text":"meia","minClicks":5,"withoutSales":true},"hideWithoutClicks":true,"sort":{"column":"roas","direction":"descending"}},{"report":"r-2","filters":{"text":"","minClicks":0,"withoutSales":false},"hideWithoutClicks":false}]',
    'vendaclara.account.u-1.ads-hidden': '["ctr","impressions"]',
    'vendaclara.account.u-1.ads-changes': '["spend"]',
  }
  for (const [key, value] of Object.entries(stored)) browser.setItem(key, value)
  const settings = tableSettings.read('u-1', 'r-1')
  expect(settings).toEqual({
    filters: { text: 'meia', minClicks: 5, withoutSales: true },
    hideWithoutClicks: true,
    sort: { column: 'roas', direction: 'descending' },
    hidden: ['ctr', 'impressions'],
    changes: ['spend'],
  })
  tableSettings.write('u-1', 'r-1', settings)
  expect({ ...browser }).toEqual(stored)
})

test('a report that was never looked at begins without filters, with the columns chosen before', () => {
  browser.setItem('vendaclara.account.u-1.ads-hidden', '["ctr"]')
  expect(tableSettings.read('u-1', 'r-3')).toEqual({
    filters: { text: '', minClicks: 0, withoutSales: false },
    hideWithoutClicks: false,
    hidden: ['ctr'],
    changes: ['roas'],
  })
})

test('a view that was stored before there was a filter opens with the others', () => {
  const key = 'vendaclara.account.u-1.ads-views'
  browser.setItem(key, '[{"report":"r-1","filters":{"text":"meia"},"hideWithoutClicks":true}]')
  expect(tableSettings.read('u-1', 'r-1')).toMatchObject({
    filters: { text: 'meia', minClicks: 0, withoutSales: false },
    hideWithoutClicks: true,
  })
})
