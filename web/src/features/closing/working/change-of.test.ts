import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'
import { noMarks, withMarks } from './marks.ts'

const row = { 'ID do pedido': 'A', Diferenca: -18.11, 'Data de criação do pedido': '', info: '' }
const kept = {
  orderId: 'A',
  version: 3,
  state: 'recuperado',
  note: 'chamado 1',
  recovered: cents(500),
  date: '2026-04-01',
} as const
const marks = withMarks(noMarks, [kept])

test('what is recovered is what came less, unless another amount is said', () => {
  const recovered = changeOf(row, noMarks, { state: 'recuperado' }, '2026-04-02')
  expect(recovered).toEqual({
    orderId: 'A',
    state: 'recuperado',
    note: '',
    recovered: 1811,
    date: '2026-04-02',
  })
  expect(changeOf(row, noMarks, { state: 'recuperado', recovered: cents(7) }, '2026-04-02').recovered).toBe(7)
  expect(changeOf({ ...row, Diferenca: 5 }, noMarks, { state: 'recuperado' }, '2026-04-02').recovered).toBe(0)
})

test('another state keeps the note, recovers nothing, and an open order has no day', () => {
  expect(changeOf(row, marks, { state: 'contestado' }, '2026-04-02')).toEqual({
    orderId: 'A',
    state: 'contestado',
    note: 'chamado 1',
    recovered: 0,
    date: '2026-04-02',
  })
  expect(changeOf(row, marks, { state: null, note: '' }, '2026-04-02')).toMatchObject({
    note: '',
    date: null,
  })
})
