import { expect, test } from 'vitest'
import { storageOfTests } from '../../../../test/storage/memory-storage.ts'
import { tableViews } from './table-settings.ts'

const browser = storageOfTests()

test('reads what the last version stored, and writes it unchanged', () => {
  const key = 'vendaclara.account.u-1.ads-views'
  const stored =
    '[{"report":"r-1","filters":{"text":"meia","minClicks":5,"withoutSales":true},"hideWithoutClicks":true,"sort":{"column":"roas","direction":"descending"}},{"report":"r-2","filters":{"text":"","minClicks":0,"withoutSales":false},"hideWithoutClicks":false}]'
  browser.setItem(key, stored)
  const view = tableViews.read('u-1', 'r-1')
  expect(view).toEqual({
    filters: { text: 'meia', minClicks: 5, withoutSales: true },
    hideWithoutClicks: true,
    sort: { column: 'roas', direction: 'descending' },
  })
  tableViews.write('u-1', 'r-1', view)
  expect(browser.getItem(key)).toBe(stored)
})

test('a new report has no filters', () => {
  expect(tableViews.read('u-1', 'r-3')).toEqual({
    filters: { text: '', minClicks: 0, withoutSales: false },
    hideWithoutClicks: false,
  })
})
