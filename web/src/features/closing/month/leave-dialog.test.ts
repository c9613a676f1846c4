import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { unsavedChanges } from './leave-dialog.tsx'

const marks = new Map([['A', { orderId: 'A', state: null, note: '', recovered: cents(0), date: null }]])
const none = new Map()
const stored = { pending: [], gone: [] }
const noMarks = { marks: none, refused: none }

test('nothing is unsaved once files and marks are stored', () => {
  expect(unsavedChanges(stored, noMarks, false)).toBeNull()
})

test('files come before marks, and marks before what is typed', () => {
  expect(unsavedChanges(stored, noMarks, true)).toBe('note')
  expect(unsavedChanges(stored, { marks, refused: none }, true)).toBe('marks')
  expect(unsavedChanges(stored, { marks: none, refused: marks }, false)).toBe('marks')
  const gone = { ...stored, gone: ['7'] }
  expect(unsavedChanges(gone, { marks, refused: none }, true)).toBe('files')
  expect(unsavedChanges({ ...stored, pending: [{} as never] }, noMarks, false)).toBe('files')
})
