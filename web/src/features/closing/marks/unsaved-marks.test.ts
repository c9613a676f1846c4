import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { noMarks, withMarks } from '../model/marks.ts'
import { addUnsaved, isStored, noUnsavedMarks, settleUnsaved, withUnsaved } from './unsaved-marks.ts'

const made = (orderId: string, note = '') => ({
  ...{ orderId, state: 'contestado' as const, note, recovered: cents(0), date: '2026-04-02' },
})
const [a, b] = [made('A'), made('B')]

test('an unsaved mark is shown over the stored one, with the version that is stored', () => {
  const stored = withMarks(noMarks, [{ ...made('A', 'antes'), version: 3 }])
  const unsaved = addUnsaved(noUnsavedMarks, [a, b])
  expect([...withUnsaved(stored, unsaved).values()]).toEqual([
    { ...a, version: 3 },
    { ...b, version: 0 },
  ])
  expect(withUnsaved(stored, noUnsavedMarks)).toBe(stored)
})

test('what the server stored is not unsaved any more, and what it refused waits for the seller', () => {
  const failed = { ...addUnsaved(noUnsavedMarks, [a, b, made('C')]), failure: 'sem conexão' }
  const settled = settleUnsaved(failed, [a], [b])
  expect([...settled.marks.keys()]).toEqual(['C'])
  expect([...settled.refused.values()]).toEqual([b])
  expect(settled.failure).toBe('sem conexão')
  const [c] = settled.marks.values()
  expect(settleUnsaved(settled, c ? [c] : [], []).failure).toBeNull()
  expect(addUnsaved(settled, [made('B', 'de novo')]).refused.size).toBe(0)
})

test('an order marked again while it is being sent stays unsaved', () => {
  const again = addUnsaved(addUnsaved(noUnsavedMarks, [a]), [made('A', 'depois')])
  expect(settleUnsaved(again, [a], []).marks.get('A')?.note).toBe('depois')
  const refused = settleUnsaved(again, [], [a])
  expect([refused.marks.size, refused.refused.get('A')?.note]).toEqual([0, 'depois'])
})

test('a mark is known as stored by all it says, whatever its version', () => {
  expect(isStored(a, { ...a, version: 9 })).toBe(true)
  const others = [{ note: 'x' }, { state: null }, { recovered: cents(1) }, { date: null }]
  for (const other of others) expect(isStored(a, { ...a, version: 9, ...other })).toBe(false)
})
