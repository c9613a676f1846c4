import type { Order } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedOf } from '../../test/any-rows.ts'
import { countByMonth, readStoredOrders, writeOrder } from './index.ts'

const items = [
  { name: 'Kit 3 Camisetas', variation: 'Preta, M', sku: 'KIT-3', units: 3 },
  { name: 'Caneca, azul', variation: '', sku: '', units: 1 },
]
const order: Order = {
  ...{ orderId: '2603012ZPHDF8J', status: 'Frete', cancelReason: '', createdAt: '2026-03-01 17:15' },
  ...{ items, units: 4, lines: 1 },
  ...{ subtotal: cents(9631), commission: cents(1734), serviceFee: cents(593), sellerCoupon: cents(105) },
}

describe('stored orders', () => {
  test('stand under the column names of the orders file, in reais', () => {
    expect(writeOrder(order)).toEqual({
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
      skus: ['KIT-3', ''],
    })
  })

  test('come back with the same amounts, status and date', () => {
    const { items: _, ...rest } = order
    const [again] = readStoredOrders('shopee', [writeOrder(order)])
    expect(again).toMatchObject(rest)
    expect(again?.items).toMatchObject([{ name: 'Kit 3 Camisetas, Caneca, azul', units: 4 }])
  })

  test('come back with the price of each piece, which no average stands for', () => {
    const sold = items.map((item, place) => ({ ...item, price: cents(place === 0 ? 2400 : 2431) }))
    const lowered = { pix: cents(480), campaign: cents(0) }
    const stored = json([writeOrder({ ...order, items: sold, lowered })])
    const [again] = readStoredOrders('shopee', stored)
    expect(again).toMatchObject({
      items: sold.map(({ name, sku, units, price }) => ({ name, sku, units, price })),
      lowered,
    })
    const even = { ...order, subtotal: cents(9632) }
    for (const before of [even, { ...even, items: [sold[0], items[1]].flatMap((one) => one ?? []) }]) {
      const [old] = readStoredOrders('shopee', json([writeOrder(before)]))
      expect(old?.items).toEqual([
        { name: 'Kit 3 Camisetas, Caneca, azul', variation: '', sku: '', units: 4 },
      ])
    }
    const broken = { ...stored[0], sold: [['24,00', 3]] }
    expect(readStoredOrders('shopee', [broken])[0]?.items[0]).not.toHaveProperty('price')
  })

  test('come back with the days on which they were delivered and completed', () => {
    const days = { deliveredOn: '2028-02-29', completedOn: '2028-03-07' }
    const stored = writeOrder({ ...order, ...days })
    expect(stored).toMatchObject({
      'Domestic Delivered Date': '2028-02-29',
      'Hora completa do pedido': '2028-03-07',
    })
    expect(readStoredOrders('shopee', json([stored]))).toMatchObject([days])
    const { orderId, status, createdAt, units, cancelReason, items, lines } = order
    const sale = { orderId, status, createdAt, units, cancelReason, items, lines, total: cents(100), ...days }
    expect(readStoredOrders('mercadoLivre', json([writeOrder(sale)]))).toMatchObject([days])
  })

  test('come back with the day on which their buyer paid, where that is another than they were made on', () => {
    const stored = writeOrder({ ...order, createdAt: '2026-09-25 10:00', buyerPaidOn: '2026-10-01' })
    expect(stored).toMatchObject({ 'Hora do pagamento do pedido': '2026-10-01' })
    expect(readStoredOrders('shopee', json([stored]))).toMatchObject([{ buyerPaidOn: '2026-10-01' }])
    expect(writeOrder(order)).not.toHaveProperty('Hora do pagamento do pedido')
  })

  test('of which an amount could not be read say so again', () => {
    const [again] = readStoredOrders('shopee', json([writeOrder({ ...order, unread: true })]))
    expect(again).toMatchObject({ unread: true })
    expect(readStoredOrders('shopee', json([writeOrder(order)]))[0]).not.toHaveProperty('unread')
  })

  test('come back with the numbers of the products of a package', () => {
    const { orderId, status, createdAt, units, cancelReason, items, lines } = order
    const sale = { orderId, status, createdAt, units, cancelReason, items, lines, total: cents(100) }
    const numbers = ['2000009007000051', '2000009007000052']
    const [pack, single] = readStoredOrders(
      'mercadoLivre',
      json([writeOrder({ ...sale, numbers }), writeOrder(sale)]),
    )
    expect(pack?.numbers).toEqual(numbers)
    expect(single).not.toHaveProperty('numbers')
  })

  test('of another marketplace come back with their parts, and without them are refused', () => {
    const { orderId, status, createdAt, units } = order
    const item = { name: 'Caneca', variation: '', sku: '', units }
    const rest = { orderId, status, createdAt, units, cancelReason: '', items: [item], lines: 1 }
    fc.assert(
      fc.property(fc.oneof(expectedOf('shein'), expectedOf('mercadoLivre')), (parts) => {
        const sold = { ...rest, ...parts }
        expect(readStoredOrders('shein', json([writeOrder(sold)]))).toEqual([sold])
      }),
    )
    expect(() => readStoredOrders('mercadoLivre', [writeOrder(order)])).toThrow('unknown')
  })

  test('of another client, as text, under newer fee names and line by line, are read too', () => {
    const line = {
      'ID do pedido': 'A',
      'Status do pedido': 'Concluído',
      'Subtotal do produto': '1.234,50',
      'Taxa de comissão líquida': 'R$ 20,00',
      'Taxa de serviço líquida': '4,00',
    }
    expect(readStoredOrders('shopee', [line, { ...line, 'Subtotal do produto': '10,00' }])).toMatchObject([
      { orderId: 'A', subtotal: 124_450, commission: 2000, serviceFee: 400, sellerCoupon: 0, createdAt: '' },
    ])
  })
})

const created = (...dates: unknown[]) =>
  dates.map((date, index) => ({ 'ID do pedido': String(index), 'Data de criação do pedido': String(date) }))

test('orders are counted by month, however the day is written', () => {
  expect(countByMonth(created('2026-03-01 17:15', '31/03/2026', '2026-02-28 10:00'))).toEqual({
    '2026-03': 2,
    '2026-02': 1,
  })
})

test('orders without a date that can be read are counted apart', () => {
  expect(countByMonth(created('', 'ontem', '2026-13-01', '2026-03-01'))).toEqual({ '': 3, '2026-03': 1 })
  expect(countByMonth([{ 'ID do pedido': 'A' }])).toEqual({ '': 1 })
})

test('rows of one order count once', () => {
  const rows = ['A', 'B', 'A'].map((id) => ({
    'ID do pedido': id,
    'Data de criação do pedido': '2026-03-01',
  }))
  expect(countByMonth(rows)).toEqual({ '2026-03': 2 })
  expect(countByMonth([])).toEqual({})
})

const json = (value: unknown) => JSON.parse(JSON.stringify(value))
