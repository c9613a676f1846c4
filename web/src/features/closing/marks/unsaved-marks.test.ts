import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { noMarks, withMarks } from '../model/marks.ts'
import { addUnsaved, isSaid, noUnsavedMarks, settleUnsaved, withUnsaved } from './unsaved-marks.ts'

const say = (orderId: string, note = '') => ({
  ...{ orderId, state: 'contestado' as const, note, recovered: cents(0), date: '2026-04-02' },
})
const [a, b] = [say('A'), say('B')]

test('what was said is shown over what is stored, with the version that is stored', () => {
  const stored = withMarks(noMarks, [{ ...say('A', 'antes'), version: 3 }])
  const unsaved = addUnsaved(noUnsavedMarks, [a, b])
  expect([...withUnsaved(stored, unsaved).values()]).toEqual([
    { ...a, version: 3 },
    { ...b, version: 0 },
  ])
  expect(withUnsaved(stored, noUnsavedMarks)).toBe(stored)
})

test('what the server kept is not unsaved any more, and what it refused waits to be insisted on', () => {
  const failed = { ...addUnsaved(noUnsavedMarks, [a, b, say('C')]), failure: 'sem conexão' }
  const settled = settleUnsaved(failed, [a], [b])
  expect([...settled.marks.keys()]).toEqual(['C'])
  expect([...settled.refused.values()]).toEqual([b])
  expect(settled.failure).toBe('sem conexão')
  const [c] = settled.marks.values()
  expect(settleUnsaved(settled, c ? [c] : [], []).failure).toBeNull()
  expect(addUnsaved(settled, [say('B', 'de novo')]).refused.size).toBe(0)
})

test('what is said anew while it is being sent stays unsaved', () => {
  const again = addUnsaved(addUnsaved(noUnsavedMarks, [a]), [say('A', 'depois')])
  expect(settleUnsaved(again, [a], []).marks.get('A')?.note).toBe('depois')
  const refused = settleUnsaved(again, [], [a])
  expect([refused.marks.size, refused.refused.get('A')?.note]).toEqual([0, 'depois'])
})

test('a mark is known as said by all that is said, whatever its version', () => {
  expect(isSaid(a, { ...a, version: 9 })).toBe(true)
  const others = [{ note: 'x' }, { state: null }, { recovered: cents(1) }, { date: null }]
  for (const other of others) expect(isSaid(a, { ...a, version: 9, ...other })).toBe(false)
})
