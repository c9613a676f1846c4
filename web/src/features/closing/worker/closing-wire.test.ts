import type { Order } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { closingWire } from './closing-wire.ts'

const order: Order = {
  orderId: '2603012ZPHDF8J',
  status: 'Frete',
  cancelReason: '',
  createdAt: '2026-03-01 17:15',
  subtotal: cents(9631),
  sellerCoupon: cents(105),
  commission: cents(1734),
  serviceFee: cents(593),
  productNames: ['Kit 3 Camisetas', 'Caneca, azul'],
  units: 4,
  lines: 1,
}
const came = {
  released: cents(5000),
  refunded: cents(0),
  freightPaidForSeller: cents(-2505),
  freightDiscount: cents(500),
  freightPaidByBuyer: cents(0),
}
const expected = {
  subtotal: cents(9631),
  commission: cents(1734),
  serviceFee: cents(593),
  sellerCoupon: cents(105),
}
const causes = [{ kind: 'freight-subtotal', amount: cents(-2005), basis: 'matches' }] as const

test('an order is sent under the column names of the orders file, in reais', () => {
  expect(closingWire.requests([order])).toEqual([
    {
      'ID do pedido': '2603012ZPHDF8J',
      'Status do pedido': 'Frete',
      'Cancelar Motivo': '',
      'Status da Devolução / Reembolso': '',
      'Data de criação do pedido': '2026-03-01 17:15',
      'Subtotal do produto': 96.31,
      'Cupom do vendedor': 1.05,
      'Taxa de comissão': 17.34,
      'Taxa de serviço': 5.93,
      'Nome do Produto': ['Kit 3 Camisetas', 'Caneca, azul'],
      Quantidade: 4,
    },
  ])
})

test('a stored order comes back with the same amounts, status and date', () => {
  const { productNames, ...rest } = order
  const [again] = closingWire.orders(closingWire.requests([order]))
  expect(again).toMatchObject(rest)
  expect(again?.productNames).toEqual([productNames.join(', ')])
})

test('orders another client stored as text, under newer fee names and line by line are read too', () => {
  const line = {
    'ID do pedido': 'A',
    'Status do pedido': 'Concluído',
    'Subtotal do produto': '1.234,50',
    'Taxa de comissão líquida': 'R$ 20,00',
    'Taxa de serviço líquida': '4,00',
  }
  expect(closingWire.orders([line, { ...line, 'Subtotal do produto': '10,00' }])).toMatchObject([
    { orderId: 'A', subtotal: 124_450, commission: 2000, serviceFee: 400, sellerCoupon: 0, createdAt: '' },
  ])
})

test('results are sent with the notes of the specification in reais, and with their parts in centavos', () => {
  const results = closingWire.results({
    matched: 2,
    totalDifference: cents(-3105),
    differences: [
      { order, came, difference: cents(-2005), note: 'freight-subtotal', reason: 'freight-subtotal', causes },
      { order, came, difference: cents(-1100), note: 'unknown', reason: 'unexplained', causes: [] },
    ],
    unmatched: [
      { order, note: 'not-completed' },
      { order, note: 'not-in-income' },
    ],
  })
  expect(results.errors).toEqual([
    {
      'ID do pedido': '2603012ZPHDF8J',
      Diferenca: -20.05,
      'Data de criação do pedido': '2026-03-01 17:15',
      info: 'Possível problema em SUBTOTAL DO FRETE',
      expected,
      came,
      reason: 'freight-subtotal',
      causes,
    },
    expect.objectContaining({ Diferenca: -11, info: 'Erro desconhecido, verifique com o suporte da Shopee' }),
  ])
  expect(results.unmatched).toEqual([
    {
      'ID do pedido': '2603012ZPHDF8J',
      'Data de criação do pedido': '2026-03-01 17:15',
      info: 'Pedido não concluído',
      subtotal: 96.31,
      taxaComissao: 17.34,
      taxaServico: 5.93,
      cupomVendedor: 1.05,
      statusPedido: 'Frete',
      units: 4,
    },
    expect.objectContaining({ info: 'Pedido não consta no arquivo de MINHA RENDA' }),
  ])
  expect(results).toMatchObject({ quantity: 2, totalErrors: -31.05 })
})
