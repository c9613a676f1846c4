import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { latestMarks, noMarks, withMarks } from './marks.ts'

const mark = (version: number, note: string): ClosingOrder => ({
  ...{ orderId: 'A', version, note },
  ...{ state: 'contestado', recovered: cents(0), date: null },
})
const kept = (...marks: ClosingOrder[]) => withMarks(noMarks, marks)
const noteOf = (marks: ReturnType<typeof kept>) => marks.get('A')?.note

test('what another tab kept after the page looked is taken', () => {
  expect(noteOf(latestMarks(kept(mark(1, 'old')), kept(mark(2, 'new'))))).toBe('new')
  expect(noteOf(latestMarks(undefined, kept(mark(1, 'first'))))).toBe('first')
})

test('a mark that is being stored stays over an answer that does not have it yet', () => {
  expect(noteOf(latestMarks(kept(mark(0, 'being stored')), kept()))).toBe('being stored')
  expect(noteOf(latestMarks(kept(mark(1, 'being stored')), kept(mark(1, 'old'))))).toBe('being stored')
})
