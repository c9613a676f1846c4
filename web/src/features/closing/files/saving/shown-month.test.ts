import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { shownMonth, unsavedFiles } from './shown-month.ts'

const figures = { matched: 3, unmatched: 1, hasOrders: true, hasResults: true, isSent: false }
const stored = {
  id: '1',
  figures,
  files: [
    { file: 7, slot: 'orders', receipt: { fileName: 'março' } },
    { file: 8, slot: 'income', receipt: { fileName: 'renda' } },
  ],
} as unknown as AnalysisSummary
const renda = { key: '8', number: 8, slot: 'income' }
const read = { key: 'A', slot: 'orders' }
const totals = (
  known: object | null,
  files: readonly object[] = [renda, read],
  gone: readonly number[] = [],
) =>
  ({ figures: known, files, gone, orders: { months: {}, partly: [] } }) as unknown as NonNullable<
    Parameters<typeof shownMonth>[1]
  >

test('what was read and has no number is to be stored, and what was taken away to be taken back while it is there', () => {
  const { pending, gone } = unsavedFiles(stored, totals(null, [renda, read], [7, 5]))
  expect([pending, gone]).toMatchObject([[read], [{ file: 7 }]])
  expect(unsavedFiles(stored, totals(null, [renda]))).toEqual({ pending: [], gone: [] })
  expect(unsavedFiles(stored, undefined)).toEqual({ pending: [], gone: [] })
})

test('a month is shown with the files of its worker and with what they come to', () => {
  const shown = shownMonth(stored, totals({ matched: 5, unmatched: 0 }))
  expect(shown.files).toEqual([renda, read])
  expect(shown.figures).toMatchObject({ matched: 5, unmatched: 0, hasResults: true })
  const before = shownMonth(stored, undefined)
  expect(before.figures).toMatchObject({ matched: 3 })
  expect(before.files).toMatchObject([{ key: '7', number: 7 }, renda])
})

test('without orders or anything paid for them nothing is compared, but what was sent without files stays', () => {
  expect(shownMonth(stored, totals(null, [renda])).figures).toMatchObject({
    hasOrders: false,
    hasResults: false,
  })
  const sent = { ...stored, files: [], figures: { ...figures, isSent: true } } as unknown as AnalysisSummary
  expect(shownMonth(sent, totals(null, [read])).figures).toMatchObject({ hasResults: true, matched: 3 })
})
