import { expect, test } from 'vitest'
import { lateDifference } from './late-difference.ts'

const row = {
  ...{ 'ID do pedido': 'A', 'Data de criação do pedido': '2026-03-01', info: 'x', statusPedido: '' },
  ...{ subtotal: 10, taxaComissao: 1, taxaServico: 1, cupomVendedor: 0 },
}
const paid = (difference: number) => ({
  ...{
    orderId: 'A',
    month: 'Abril' as const,
    year: 26,
    released: 650,
    expected: 800,
    difference,
    findings: null,
  },
})

test('an order paid late with less is a difference in reais, one paid as expected or not yet is none', () => {
  expect(lateDifference(row, paid(-150))).toEqual({
    ...{ 'ID do pedido': 'A', Diferenca: -1.5, 'Data de criação do pedido': '2026-03-01', info: 'x' },
  })
  expect(lateDifference(row, paid(0))).toBeUndefined()
  expect(lateDifference(row, undefined)).toBeUndefined()
})
