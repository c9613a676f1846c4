import type { Adjustment, MonthSums, OrderDifference, UnmatchedOrder } from '@vendaclara/core/closing'
import { closingMarketplaceIds, closingOf } from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'
import { describe, expect, test } from 'vitest'
import {
  differenceColumns,
  readDifference,
  readFigures,
  readRows,
  readStatedPayment,
  readUnmatched,
  wireDifference,
  wireSettled,
  wireUnmatched,
  writeDifference,
  writeFigures,
  writeResults,
  writeStatedPayment,
  writeUnmatched,
} from '../index.ts'

const amounts = <Parts extends Record<string, number>>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, cents(amount)])) as {
    [Name in keyof Parts]: ReturnType<typeof cents>
  }

const expected = amounts({ subtotal: 9631, commission: 1734, serviceFee: 593, sellerCoupon: 105 })
const order = { orderId: '2603012ZPHDF8J', createdAt: '2026-03-01 17:15' }
const paid = amounts({
  released: 5000,
  refunded: 0,
  freightPaidForSeller: -2505,
  freightDiscount: 500,
  freightPaidByBuyer: 0,
})
const reasons = [{ kind: 'freight-subtotal', amount: cents(-2005), basis: 'matches' }] as const
const items = [
  { name: 'Kit 3 Camisetas', variation: 'Preta, M', sku: 'KIT-3', units: 3 },
  { name: 'Caneca, azul', variation: '', sku: '', units: 0 },
]
const itemsOnWire = [...items.slice(0, 1), { name: 'Caneca, azul' }]
/** What has the same names and values on the wire. */
const same = {
  expected,
  reason: 'freight-subtotal' as const,
  deliveredOn: '2026-03-10',
  payments: [{ day: '2026-03-20', amount: cents(5000) }],
  freight: { expected: cents(1500), charged: cents(2050), reason: 'Peso' },
} as const
const difference: OrderDifference = {
  ...order,
  difference: cents(-2005),
  info: 'freight-subtotal',
  paid,
  reasons,
  items,
  ...same,
}
const unmatched: UnmatchedOrder = {
  ...order,
  status: 'Frete',
  info: 'not-completed',
  ...expected,
  units: 4,
  items,
  due: { on: '2026-03-18', basis: 'rule' },
}
const onWire = {
  difference: {
    'ID do pedido': '2603012ZPHDF8J',
    Diferenca: -20.05,
    'Data de criação do pedido': '2026-03-01 17:15',
    info: 'Possível problema em SUBTOTAL DO FRETE',
    came: paid,
    causes: reasons,
    items: itemsOnWire,
    ...same,
  },
  unmatched: {
    'ID do pedido': '2603012ZPHDF8J',
    'Data de criação do pedido': '2026-03-01 17:15',
    info: 'Pedido não concluído',
    subtotal: 96.31,
    taxaComissao: 17.34,
    taxaServico: 5.93,
    cupomVendedor: 1.05,
    statusPedido: 'Frete',
    items: itemsOnWire,
    units: 4,
    due: { on: '2026-03-18', basis: 'rule' as const },
  },
}

describe('a row on the wire', () => {
  test('is written with the names of the specification and in reais', () => {
    const { 'ID do pedido': id, Diferenca, 'Data de criação do pedido': made, info } = onWire.difference
    const written = { 'ID do pedido': id, Diferenca, 'Data de criação do pedido': made, info }
    expect(writeDifference(difference)).toEqual(written)
    const { items: _, units: __, due: ___, ...specified } = onWire.unmatched
    expect(writeUnmatched(unmatched)).toEqual(specified)
    const others = [
      writeDifference({ ...difference, info: 'unknown' }),
      writeUnmatched({ ...unmatched, info: 'not-in-income' }),
    ]
    expect(others.map(({ info }) => info)).toEqual([
      'Erro desconhecido, verifique com o suporte da Shopee',
      'Pedido não consta no arquivo de MINHA RENDA',
    ])
  })

  test('is read with all that an earlier version sent beside these', () => {
    expect(readDifference(wireDifference.parse(json(onWire.difference)))).toEqual(difference)
    expect(readUnmatched(wireUnmatched.parse(json(onWire.unmatched)), 'shopee')).toEqual(unmatched)
  })

  test('is read in the amounts of its closing, also if another client sent others, and comes to the same', () => {
    const ofShein = { price: 9631, coupon: 105, commission: 1734, freight: 593 }
    expect(readUnmatched(onWire.unmatched, 'shein')).toMatchObject(ofShein)
    const expected = closingMarketplaceIds.map((id) =>
      closingOf(id).rules.expectedAmount(readUnmatched(onWire.unmatched, id)),
    )
    expect(new Set(expected).size).toBe(1)
  })

  test('from before there were reasons has no reason, and an info of another client stays as it was written', () => {
    const bare = { 'ID do pedido': 'A', Diferenca: -20.05, 'Data de criação do pedido': '2026-03-01' }
    expect(readDifference({ ...bare, info: 'Ver com a Shopee' })).toEqual({
      orderId: 'A',
      createdAt: '2026-03-01',
      difference: -2005,
      info: { text: 'Ver com a Shopee' },
    })
  })

  test('with fractions of a centavo is rounded to the nearest one, half away from zero', () => {
    const read = (Diferenca: number) =>
      readRows(
        { errors: [wireDifference.parse({ ...onWire.difference, Diferenca })], unmatched: [] },
        'shopee',
      )
    expect([-20.053, -1.005, 0.1 + 0.2].map((amount) => read(amount).differences[0]?.difference)).toEqual([
      -2005, -101, 30,
    ])
  })

  test('may have unknown keys: they are accepted and ignored', () => {
    const row = wireUnmatched.parse({ ...onWire.unmatched, Extra: { a: [1] } })
    expect(readUnmatched(row, 'shopee')).toEqual(unmatched)
  })

  test('has the columns of the download among its keys', () => {
    expect(Object.keys(onWire.difference)).toEqual(expect.arrayContaining(Object.values(differenceColumns)))
  })
})

const sums: MonthSums = {
  expected: cents(30_000),
  received: cents(18_395),
  refunded: noCents,
  awaited: cents(8500),
  otherOrders: 1,
  otherReceived: cents(990),
  counts: { unpaid: 1, paidLate: 2, cancelled: 3, returned: 4 },
  adjustments: { count: 1, amount: cents(-1234) },
  owed: { count: 1, amount: cents(-1800) },
  leftOut: { count: 1, amount: cents(-4781) },
}

const adjustments: Adjustment[] = [
  { day: '2026-03-12', kind: 'other', description: 'DIFAL', orderId: 'A', amount: cents(-1234) },
]

test('results are written in reais, and read with what an earlier version sent beside them', () => {
  const differences = [difference, { ...difference, difference: cents(-1100), info: 'unknown' as const }]
  const totalDifference = cents(-3105)
  const written = writeResults({ matched: 2, totalDifference, unmatched: [unmatched], differences })
  expect(written).toMatchObject({ quantity: 2, totalErrors: -31.05, unmatched: [writeUnmatched(unmatched)] })
  expect(written.errors.map(({ Diferenca }) => Diferenca)).toEqual([-20.05, -11])
  expect(readRows({ ...written, adjustments }, 'shopee').adjustments).toEqual(adjustments)
  expect(readRows({ ...written, adjustments: [] }, 'shopee')).not.toHaveProperty('adjustments')
  const settled = [
    { ...order, amount: cents(500), due: { on: '2026-03-08', basis: 'rule' as const }, paidOn: '2026-04-01' },
    { ...order, amount: noCents, refunded: cents(500) },
  ]
  const paidLate = wireSettled.array().parse(json(settled))
  expect(readRows({ ...written, paidLate }, 'shopee').settled).toEqual(settled)
  expect(readRows(written, 'shopee')).not.toHaveProperty('settled')
})

test('figures and stated payments are the same after writing and reading', () => {
  const figures = {
    hasOrders: true,
    hasResults: true,
    quantity: 11,
    totalErrors: -10.74,
    differences: 4,
    unmatched: 1,
    lost: cents(1394),
    recovered: noCents,
    denied: noCents,
    contested: 0,
    isSent: false,
    revision: 3,
    sums,
  }
  expect(readFigures(figures)).toMatchObject({ matched: 11, totalDifference: -1074 })
  expect(writeFigures(readFigures(figures))).toEqual(figures)
  const stated = { orderId: 'U', releasedOn: '2026-04-02', parts: paid, number: '17', line: 6 } as const
  const [read, names] = [readStatedPayment(stated), Object.keys(paid)]
  expect(read).toMatchObject({ payment: { orderId: 'U', number: '17', ...paid }, isUnread: false })
  expect(writeStatedPayment(read, names)).toEqual(stated)
  const unread = { ...stated, unread: true as const }
  expect(writeStatedPayment(readStatedPayment(unread), names)).toEqual(unread)
})

const json = (value: unknown) => JSON.parse(JSON.stringify(value))

test('a difference in the amounts of another marketplace is read without them', () => {
  const wire = { errors: [wireDifference.parse(onWire.difference)], unmatched: [] }
  const { expected: _, paid: __, ...bare } = difference
  expect(readRows(wire, 'shopee').differences).toEqual([difference])
  expect(readRows(wire, 'shein').differences).toEqual([bare])
  expect(readRows(wire, 'mercadoLivre').differences).toEqual([bare])
})
