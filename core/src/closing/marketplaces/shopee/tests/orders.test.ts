import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, orders, shopeeId } from '../../../../../test/closing/written-files.ts'
import { type Cell, closingMarketplaces } from '../../../index.ts'
import type { OrdersColumns } from '../columns.ts'

type Line = Cells<OrdersColumns>

const { expectedAmount } = closingMarketplaces.shopee.rules
const [first, second] = [shopeeId(1), shopeeId(2)] as const
const orderOf = (...lines: Line[]) => orders(...lines).orders[0]
const said = (...lines: Line[]) => orders(...lines).warnings.map(({ kind, columns }) => [kind, ...columns])
const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('the expected amount', () => {
  it('is the subtotal less commission, service fee and seller coupon', () => {
    expect(orders({}).orders.map(expectedAmount)).toEqual([7100])
  })

  it('of a merged order sums the subtotals and takes the fees once', () => {
    const order = orderOf({}, { productName: 'Meia', subtotal: '20.50' })
    expect(order).toMatchObject({
      subtotal: 12_050,
      commission: 1800,
      items: [{ name: 'Tênis' }, { name: 'Meia' }],
    })
    expect(order && expectedAmount(order)).toBe(9150)
  })

  it.each([['n/d'], [11_987_654_321], ['26031500000000'], [-1.5e203]])(
    'counts %j, which is no amount, as 0, and says so',
    (commission) => {
      const file = orders({ commission })
      expect([file.orders[0]?.commission, file.unreadableValues]).toEqual([0, 1])
    },
  )

  it('may be as high as ten billion reais, and no order has a million pieces', () => {
    expect(orderOf({ subtotal: '9999999999.99' })?.subtotal).toBe(999_999_999_999)
    const pieces = [999_999, 1e15, '7891234567895'].map((units) => orderOf({ units })?.units)
    expect(pieces).toEqual([999_999, 0, 0])
  })

  it('is refused where a program turned an amount among texts into the number of a day', () => {
    const rows = ['12.30', '41.90', 46_157].map((commission, one) => ({
      orderId: shopeeId(one + 1),
      commission,
    }))
    expect(faultOf(() => orders(...rows))).toMatchObject({ kind: 'broken-cells', why: 'date', cells: 1 })
  })

  it('is read in a column without decimals as in the other columns of its file', () => {
    expect(orderOf({ subtotal: '1.299' })?.subtotal).toBe(130)
  })
})

describe('an order', () => {
  it.each<[string, Line, string]>([
    ['cancelled', { status: 'Cancelado' }, 'Cancelado'],
    ['cancelled', { status: 'Cancelado', cancelReason: 'Endereço errado' }, 'Endereço errado'],
    ['refunded', { refundStatus: 'Solicitação aprovada' }, 'Solicitação aprovada'],
  ])('is left out when %s, with what its file says of it', (why, line, status) => {
    const { leftOut, orders: kept } = orders(line, { orderId: second })
    expect(kept.map(({ orderId }) => orderId)).toEqual([second])
    expect(leftOut).toMatchObject([{ orderId: first, why, status }])
  })

  it('is left out whole and listed when only some of its lines are cancelled or refunded', () => {
    const { leftOut, orders: kept } = orders(
      {},
      { refundStatus: 'Devolução em Andamento' },
      { orderId: second },
    )
    expect(kept.map(({ orderId }) => orderId)).toEqual([second])
    expect(leftOut).toMatchObject([{ orderId: first, why: 'partly', status: 'Devolução em Andamento' }])
  })

  it.each([
    'Cancelado',
    'Pedido cancelado',
    'Cancelamento pelo cliente',
    'Cancelled',
    'Cancelados.',
    '"Cancelado"',
  ])('is cancelled where it is %j', (status) => {
    expect(orders({ status }).orders).toEqual([])
  })

  it('is refused where its state is that of another one, by the reasons of cancelling beside', () => {
    const rowsOf = (cancelled: readonly number[]) =>
      [1, 2, 3, 4, 5].map((one) => ({
        ...orders.row(one),
        status: cancelled.includes(one) ? 'Cancelado' : 'Concluído',
        cancelReason: one === 2 || one === 5 ? 'Cancelado pelo comprador' : '',
      }))
    const moved = { kind: 'moved-words', column: 'Status do pedido', beside: 'Cancelar Motivo' }
    expect(faultOf(() => orders(...rowsOf([1, 3])))).toEqual({ ...moved, orders: 2, all: 2 })
    for (const right of [[2, 5], [2], [], [1, 2, 3, 4, 5]]) {
      expect(orders(...rowsOf(right)).leftOut).toHaveLength(right.length)
    }
  })

  it('may have a state or a refund that no export has, with a warning', () => {
    const words = [['unknown-words', 'Status do pedido: Xyz', 'Status da Devolução / Reembolso: ok']]
    expect(said({ status: 'Xyz' }, { orderId: second, refundStatus: 'ok' })).toEqual(words)
    const cancelled = [['unknown-words', 'Status do pedido: Status: Cancelado']]
    expect(said({ status: 'Status: Cancelado' })).toEqual(cancelled)
    for (const state of ['Recusado', 'Encerrado', 'Finalizado sem venda']) {
      expect(said({ status: state })).toEqual([['unknown-words', `Status do pedido: ${state}`]])
      expect(said({ refundStatus: state })).toEqual([])
    }
  })

  it('has what each of its lines sold, of which variation, under which SKU', () => {
    const tenis = { variation: 'Preto, 42', sku: 'TEN-42', units: '2' }
    expect(orderOf(tenis, { productName: 'Meia', units: 'x' })?.items).toEqual([
      { name: 'Tênis', variation: 'Preto, 42', sku: 'TEN-42', units: 2, price: 5000 },
      { name: 'Meia', variation: '', sku: '', units: 0 },
    ])
  })

  it('has the day on which its buyer paid where it differs from its own day', () => {
    expect(orderOf({ buyerPaidOn: '2026-03-04 09:12' })).toMatchObject({ buyerPaidOn: '2026-03-04' })
    for (const buyerPaidOn of ['2026-03-03 17:16', '-', '', null, 'pago']) {
      expect(orderOf({ buyerPaidOn })).not.toHaveProperty('buyerPaidOn')
    }
  })

  it('keeps an id that the workbook holds as a number', () => {
    expect(orderOf({ orderId: 260301 })?.orderId).toBe('260301')
  })

  it.each<[Cell, string]>([
    ['2026-03-03 17:15', '2026-03-03 17:15'],
    ['2026-03-03', '2026-03-03'],
    ['03/03/2026 17:15', '2026-03-03 17:15'],
    [46084.71875, '2026-03-03 17:15'],
    [new Date(Date.UTC(2026, 2, 3, 17, 15)), '2026-03-03 17:15'],
    ['-', ''],
    ['ontem', 'ontem'],
  ])('made at %s in the file was made at %s', (createdAt, date) => {
    expect(orderOf({ createdAt })?.createdAt).toBe(date)
  })
})

describe('the days of an order', () => {
  const known = { createdAt: '2026-03-03 10:00', deliveredOn: '2026-03-10', completedOn: '2026-03-17 09:00' }

  it('are read without a warning where its id has the day of its making', () => {
    const others = { createdAt: day('2026-03-03'), deliveredOn: '-', completedOn: null }
    for (const line of [known, others, { ...known, createdAt: '2026-03-04 00:30' }]) {
      expect(said(line)).toEqual([])
    }
  })

  it.each<[string, Cell]>([
    ['day and month are swapped', day('2026-05-03')],
    ['it is of a workbook with other first days', day('2022-03-04')],
    ['its year is another', '2025-03-05 10:00'],
  ])('get a warning that they are not those of its id where %s', (_, createdAt) => {
    expect(said({ orderId: '260305AAAAAAA1', createdAt })).toEqual([
      ['other-days', 'Data de criação do pedido'],
    ])
  })

  it.each<[Cell, string]>([
    ['10/03/26', 'unreadable-dates'],
    ['#REF!', 'unreadable-dates'],
    ['em breve', 'unreadable-dates'],
    [day('2022-03-09'), 'other-days'],
    [day('2030-03-11'), 'other-days'],
    ['2026-03-02', 'other-days'],
  ])('are left out, with a warning, where the delivery or the completion is %j', (cell, kind) => {
    expect(said({ ...known, deliveredOn: cell })).toEqual([[kind, 'Domestic Delivered Date']])
    expect(said({ ...known, completedOn: cell })).toEqual([[kind, 'Hora completa do pedido']])
    expect(orderOf({ ...known, deliveredOn: cell })).not.toHaveProperty('deliveredOn')
  })
})

describe('the pieces of an order', () => {
  const pieces = { units: 1, unitsOfOrder: 2 }

  it('get a warning if they are fewer than the file says', () => {
    const whole = [pieces, { ...pieces, productName: 'Meia' }]
    expect(orders(...whole).warnings).toEqual([])
    expect(orders(...whole.slice(1)).warnings).toEqual([
      { kind: 'missing-pieces', count: 1, columns: ['Número de produtos pedidos'], orderIds: [first] },
    ])
  })

  it('get a warning if they are more than the file says, without copies', () => {
    const one = { ...pieces, unitsOfOrder: 1 }
    const copied = orders({ ...one, units: '1' }, { ...one, subtotal: 100 })
    expect(copied.orders).toMatchObject([{ subtotal: 10_000, units: 1 }])
    expect(copied.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
    expect(orders(one, { ...one, productName: null }).warnings).toEqual([
      { kind: 'surplus-pieces', count: 1, columns: ['Número de produtos pedidos'], orderIds: [first] },
    ])
  })

  it.each<[Cell, string]>([
    [null, 'blank-amounts'],
    ['-', 'blank-amounts'],
    ['1.5', 'unreadable-values'],
    ['uma', 'unreadable-values'],
  ])(
    'get a warning that they are not counted where they are %j: a copy would add to the order',
    (units, kind) => {
      const one = { ...pieces, unitsOfOrder: '1' }
      const { orders: read, warnings } = orders(one, { ...one, units })
      expect(read).toMatchObject([{ subtotal: 20_000, units: 1 }])
      expect(warnings).toMatchObject([{ kind, columns: ['Quantidade'], orderIds: [first] }])
    },
  )
})

it('prefers the net fees of newer exports to the gross and the older ones, and says so of gross ones', () => {
  const [header = [], cells = []] = orders.sheet({}).rows
  const withFees = (fees: Record<string, Cell>) => {
    const at = header.indexOf('Taxa de comissão líquida')
    const rows = [
      [...header.toSpliced(at, 1), ...Object.keys(fees)],
      [...cells.toSpliced(at, 1), ...Object.values(fees)],
    ]
    const { orders: read, warnings } = orders.of({ name: 'dados', rows })
    return [read[0]?.commission, warnings.map(({ kind, columns }) => [kind, ...columns])]
  }
  const [gross, older] = [{ 'Taxa de comissão bruta': '20.00' }, { 'Taxa de comissão': '18.00' }]
  expect(withFees({ ...gross, ...older, 'Taxa de comissão líquida': '17.00' })).toEqual([1700, []])
  expect(withFees({ ...older, ...gross })).toEqual([2000, [['gross-fees', 'Taxa de comissão bruta']]])
  expect(withFees(older)).toEqual([1800, []])
})
