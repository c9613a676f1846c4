import { expect, test } from 'vitest'
import { countUnmatched, filterUnmatched, type UnmatchedStates } from './filter-unmatched.ts'

const row = (id: string) => ({
  ...{ 'ID do pedido': id, 'Data de criação do pedido': '2026-03-01', info: '', statusPedido: '' },
  ...{ subtotal: 10, taxaComissao: 1, taxaServico: 1, cupomVendedor: 0 },
})
const paid = (orderId: string, difference: number) => ({
  ...{ orderId, month: 'Abril' as const, year: 26, released: 800, expected: 800, difference, findings: null },
})
const rows = ['2603AA', '2603BB', '2603CC'].map(row)
const late = new Map([
  ['2603BB', paid('2603BB', 0)],
  ['2603CC', paid('2603CC', -150)],
])
const left = (state: UnmatchedStates, text = '') =>
  filterUnmatched(rows, { state, text }, late).map((one) => one['ID do pedido'])

test('unmatched orders are those still awaited, those paid late, and of these those paid otherwise', () => {
  expect(left('all')).toEqual(['2603AA', '2603BB', '2603CC'])
  expect(left('awaited')).toEqual(['2603AA'])
  expect(left('late')).toEqual(['2603BB', '2603CC'])
  expect(left('odd')).toEqual(['2603CC'])
  expect(left('late', ' bb ')).toEqual(['2603BB'])
  expect(left('awaited', 'bb')).toEqual([])
})

test('they are counted by what became of them; a payment of an order that is matched now is not', () => {
  expect(countUnmatched(rows, new Map([...late, ['2603ZZ', paid('2603ZZ', -1)]]))).toEqual({
    ...{ all: 3, awaited: 1, late: 2, odd: 1 },
  })
})
