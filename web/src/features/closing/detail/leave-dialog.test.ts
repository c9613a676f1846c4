import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { unsavedChanges } from './leave-dialog.tsx'

const marks = new Map([['A', { orderId: 'A', state: null, note: '', recovered: cents(0), date: null }]])
const none = new Map()
const stored = { pending: [], lateUnsettled: false }

test('nothing is unsaved once files, marks and late payments are stored', () => {
  expect(unsavedChanges(stored, { marks: none, refused: none }, false)).toBeNull()
})

test('what was read comes before marks, marks before what is typed, and that before payments of other months', () => {
  const late = { ...stored, lateUnsettled: true }
  expect(unsavedChanges(late, { marks: none, refused: none }, false)).toBe('late')
  expect(unsavedChanges(late, { marks: none, refused: none }, true)).toBe('note')
  expect(unsavedChanges(late, { marks, refused: none }, true)).toBe('marks')
  expect(unsavedChanges(stored, { marks: none, refused: marks }, false)).toBe('marks')
  expect(
    unsavedChanges({ ...late, pending: [{ kind: 'orders', version: 1 }] }, { marks, refused: none }, true),
  ).toBe('files')
})
