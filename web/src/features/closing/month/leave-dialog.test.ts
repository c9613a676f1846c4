import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { unsavedChanges } from './leave-dialog.tsx'

const marks = new Map([['A', { orderId: 'A', state: null, note: '', recovered: cents(0), date: null }]])
const none = new Map()
const noMarks = { marks: none, refused: none }

test('nothing is unsaved once files and marks are stored', () => {
  expect(unsavedChanges(true, noMarks, false)).toBeNull()
})

test('files come before marks, and marks before what is typed', () => {
  expect(unsavedChanges(true, noMarks, true)).toBe('note')
  expect(unsavedChanges(true, { marks, refused: none }, true)).toBe('marks')
  expect(unsavedChanges(true, { marks: none, refused: marks }, false)).toBe('marks')
  expect(unsavedChanges(false, { marks, refused: none }, true)).toBe('files')
})
