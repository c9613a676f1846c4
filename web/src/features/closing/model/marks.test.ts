import type { OrderMark } from '@vendaclara/contract/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { changeMark, latestMarks, markOf, noMarks, withMarks } from './marks.ts'

const mark = (version: number, note: string): OrderMark => ({
  orderId: 'A',
  version,
  note,
  state: 'contestado',
  recovered: cents(0),
  date: null,
})
const kept = (...marks: OrderMark[]) => withMarks(noMarks, marks)
const noteOf = (marks: ReturnType<typeof kept>) => marks.get('A')?.note

test('what another tab stored after the page loaded its marks is shown', () => {
  expect(noteOf(latestMarks(kept(mark(1, 'old')), kept(mark(2, 'new'))))).toBe('new')
  expect(noteOf(latestMarks(undefined, kept(mark(1, 'first'))))).toBe('first')
})

test('a mark that is being stored stays over an answer that does not have it yet', () => {
  expect(noteOf(latestMarks(kept(mark(0, 'being stored')), kept()))).toBe('being stored')
  expect(noteOf(latestMarks(kept(mark(1, 'being stored')), kept(mark(1, 'old'))))).toBe('being stored')
})

test('the freight charged for an order is marked apart from what is missing of it', () => {
  const freight = { orderId: 'A', subject: 'freight' } as const
  const asked = changeMark(
    { ...freight, difference: cents(-1250) },
    kept(mark(1, 'order')),
    { state: 'contestado' },
    '2026-04-02',
  )
  expect(asked).toMatchObject({ ...freight, state: 'contestado', note: '', claimed: 1250 })
  const both = withMarks(kept(mark(1, 'order')), [{ ...asked, note: 'freight', version: 1 }])
  expect(noteOf(both)).toBe('order')
  expect(markOf(both, { orderId: 'A', subject: 'order' }).note).toBe('order')
  expect(markOf(both, freight).note).toBe('freight')
  expect(markOf(noMarks, freight)).toMatchObject({ ...freight, version: 0, state: null })
})

const row = { orderId: 'A', difference: cents(-1811), createdAt: '', note: 'unknown' } as const
const recoveredMark = {
  orderId: 'A',
  version: 3,
  state: 'recuperado',
  note: 'chamado 1',
  recovered: cents(500),
  date: '2026-04-01',
} as const
const marks = withMarks(noMarks, [recoveredMark])

test('an order marked as recovered has recovered what it was paid too little, unless another amount is given', () => {
  const recovered = changeMark(row, noMarks, { state: 'recuperado' }, '2026-04-02')
  expect(recovered).toEqual({
    orderId: 'A',
    state: 'recuperado',
    note: '',
    recovered: 1811,
    date: '2026-04-02',
    claimed: 1811,
  })
  expect(changeMark(row, noMarks, { state: 'recuperado', recovered: cents(7) }, '2026-04-02').recovered).toBe(
    7,
  )
  expect(
    changeMark({ ...row, difference: cents(500) }, noMarks, { state: 'recuperado' }, '2026-04-02').recovered,
  ).toBe(0)
})

test('another state keeps the note, recovers nothing, and an open order has no day', () => {
  expect(changeMark(row, marks, { state: 'contestado' }, '2026-04-02')).toEqual({
    orderId: 'A',
    state: 'contestado',
    note: 'chamado 1',
    recovered: 0,
    date: '2026-04-02',
    claimed: 1811,
  })
  expect(changeMark(row, marks, { state: null, note: '' }, '2026-04-02')).toMatchObject({
    note: '',
    date: null,
  })
})
