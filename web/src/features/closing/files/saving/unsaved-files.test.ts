import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import type { FileRead } from '../../worker/messages.ts'
import { shownMonth } from './shown-month.ts'
import {
  isUnsaved,
  nextToTakeBack,
  nothingUnsaved,
  type PendingFile,
  withoutFile,
  withRead,
  withStored,
  withTakenBack,
} from './unsaved-files.ts'

const file = (key: string) => ({ key, receipt: { fileName: key } }) as FileRead
const pendingOf = ({ pending }: { readonly pending: readonly PendingFile[] }) =>
  pending.map(({ key, replaces }) => [key, replaces])
const first = (unsaved: typeof nothingUnsaved): PendingFile => {
  const [one] = unsaved.pending
  if (!one) throw new Error('nothing is pending')
  return one
}

test('of files read together the last takes the place of the old ones, which count until then', () => {
  const read = withRead(nothingUnsaved, 'orders', [file('A'), file('B')], ['7'])
  expect(pendingOf(read)).toEqual([
    ['A', []],
    ['B', ['7']],
  ])
  expect(nextToTakeBack(read)).toBeUndefined()
  const half = withStored(read, first(read), 8)
  expect(half.gone).toEqual(['7'])
  const whole = withStored(half, first(half), 9)
  expect(isUnsaved(whole)).toBe(false)
})

test('a file read in place of one that is not stored yet takes the place of all that one did', () => {
  const before = withRead(nothingUnsaved, 'orders', [file('A')], ['7'])
  const after = withRead(before, 'orders', [file('B')], ['A'])
  expect(pendingOf(after)).toEqual([['B', ['7']]])
  expect(after.gone).toEqual(['7'])
})

test('a file that was stored while another took its place is taken back', () => {
  const before = withRead(nothingUnsaved, 'income', [file('A')], [])
  const late = withStored(withRead(before, 'income', [file('B')], ['A']), first(before), 9)
  expect(pendingOf(late)).toEqual([['B', []]])
  expect(nextToTakeBack(late)).toBe('9')
  expect(isUnsaved(withTakenBack(withStored(late, first(late), 10), '9'))).toBe(false)
})

test('a stored file that is taken away is to be taken back, one that was only read is forgotten', () => {
  expect(nextToTakeBack(withoutFile(nothingUnsaved, '7'))).toBe('7')
  const read = withRead(nothingUnsaved, 'orders', [file('A')], [])
  expect(isUnsaved(withoutFile(read, 'A'))).toBe(false)
})

const figures = { matched: 3, unmatched: 1, hasOrders: true, hasResults: true, isSent: false }
const stored = {
  id: '1',
  figures,
  files: [
    { file: 7, slot: 'orders', receipt: { fileName: 'março' } },
    { file: 8, slot: 'income', receipt: { fileName: 'renda' } },
  ],
} as unknown as AnalysisSummary
const totals = (known: object | null) =>
  ({ figures: known, orders: { months: {}, partly: [] } }) as unknown as Parameters<typeof shownMonth>[2]

test('a month is shown with the files that were read, without those that went, and with what they come to', () => {
  const read = withRead(nothingUnsaved, 'orders', [file('A')], ['7'])
  const shown = shownMonth(stored, read, totals({ matched: 5, unmatched: 0 }))
  expect(shown.files).toMatchObject([
    { key: '8', slot: 'income', isStored: true },
    { key: 'A', slot: 'orders', isStored: false },
  ])
  expect(shown.figures).toMatchObject({ matched: 5, unmatched: 0, hasResults: true })
  expect(shownMonth(stored, read, undefined).figures).toMatchObject({ matched: 3 })
})

test('without orders or anything paid for them nothing is compared, but what was sent without files stays', () => {
  const without = shownMonth(stored, withoutFile(nothingUnsaved, '7'), totals(null))
  expect(without.figures).toMatchObject({ hasOrders: false, hasResults: false })
  const sent = { ...stored, files: [], figures: { ...figures, isSent: true } } as unknown as AnalysisSummary
  const read = withRead(nothingUnsaved, 'orders', [file('A')], [])
  expect(shownMonth(sent, read, totals(null)).figures).toMatchObject({ hasResults: true, matched: 3 })
})
