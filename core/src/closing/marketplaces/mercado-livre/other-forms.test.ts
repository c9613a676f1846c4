import { describe, expect, it } from 'vitest'
import { type Cell, closingMarketplaces, readSheets } from '../../index.ts'
import { faultOf } from '../tests/fault-of.ts'

const { mercadoLivre } = closingMarketplaces

const salesColumns = [
  ...['N.º de venda', 'Data da venda', 'Estado', 'Descrição do status', 'Unidades'],
  ...['Receita por produtos (BRL)', 'Tarifa de venda e impostos (BRL)', 'Total (BRL)', 'Título do anúncio'],
]
const day = '15 de março de 2026 10:30 hs.'
const sale = (id: string, total: Cell, state = 'Entregue'): Cell[] => [
  ...[id, day, state, state, 1, 100, -10, total, 'Caneca'],
]
const item = (id: string, title: string): Cell[] => [
  ...[id, day, 'Entregue', 'Entregue', 2, null, null, null, title],
]
const salesUnder = (columns: Cell[], rows: readonly Cell[][]) =>
  readSheets([{ name: 'Vendas BR', rows: [columns, ...rows] }], mercadoLivre.files.locateOrders)
const sales = (...rows: Cell[][]) => salesUnder(salesColumns, rows)
const releases = (rows: Cell[][], columns: Cell[]) =>
  readSheets([{ name: 'liberacoes.csv', rows: [columns, ...rows] }], mercadoLivre.files.locateIncome)

const [first, second, third] = ['2000009007000014', '2000009007000025', '2000009007000036']

describe('rows of sales in another sequence', () => {
  const bule = item('2000009007000050', 'Bule')
  const copo = item('2000009007000051', 'Copo')
  const jarro = item('2000009007000061', 'Jarro')
  const at = (row: Cell[], time: string) => row.with(1, time)
  const later = '16 de março de 2026 08:00 hs.'
  const rows = [
    ...[sale(first, 80), sale(second, 150, 'Pacote de 2 produtos'), bule, copo],
    ...[at(sale(third, 90, 'Pacote de 1 produto'), later), at(jarro, later)],
  ]
  const inSequence = sales(...rows).orders

  it.each<[string, (one: Cell[], other: Cell[]) => number]>([
    ['by number, the highest first', (one, other) => String(other[0]).localeCompare(String(one[0]))],
    ['by total', (one, other) => Number(one[7]) - Number(other[7])],
    ['by product', (one, other) => String(one[8]).localeCompare(String(other[8]))],
  ])('%s are the same sales with the same products', (_, order) => {
    const sorted = sales(...rows.toSorted(order))
    const byId = new Map(sorted.orders.map((one) => [one.orderId, one]))
    for (const known of inSequence) {
      const one = byId.get(known.orderId)
      expect(one).toMatchObject({ total: known.total, units: known.units, lines: known.lines })
      expect(one?.items.map(({ name }) => name).toSorted()).toEqual(
        known.items.map(({ name }) => name).toSorted(),
      )
      expect(one?.numbers?.toSorted()).toEqual(known.numbers?.toSorted())
    }
    expect(sorted.warnings).toEqual(sales(...rows).warnings)
  })

  it('are refused where two packages of one minute do not show whose the products are', () => {
    const two = [sale(first, 80, 'Pacote de 1 produto'), sale(second, 90, 'Pacote de 1 produto'), bule, copo]
    expect(faultOf(() => sales(...two))).toMatchObject({ kind: 'only-details', example: copo[0] })
  })

  it('may have rows without money for an exchange, above or below the sale', () => {
    const exchange = [first, day, 'Troca entregue', 'Troca entregue', 1]
    const wide = (row: Cell[]): Cell[] => [
      ...row,
      ...Array.from({ length: salesColumns.length - row.length }, () => null),
    ]
    for (const given of [
      [exchange, sale(first, 80)],
      [sale(first, 80), exchange],
      [[first, day], exchange, sale(first, 80)],
    ]) {
      const { orders, warnings } = salesUnder(
        ['Pacote de diversos produtos', ...salesColumns],
        given.map((row) => ['Não', ...wide(row)]),
      )
      expect(orders).toMatchObject([{ orderId: first, total: 8000, status: 'Entregue', units: 1 }])
      expect(warnings).toEqual([])
      expect(sales(...given.map(wide)).orders).toMatchObject([{ orderId: first, total: 8000, units: 1 }])
    }
  })
})

describe('releases from the panel of Mercado Pago', () => {
  const columns = {
    'in Portuguese': [
      ...['DATA DE LIBERAÇÃO', 'ID DA OPERAÇÃO NO MERCADO PAGO', 'TIPO DE REGISTRO', 'DESCRIÇÃO'],
      ...['VALOR LÍQUIDO CREDITADO', 'VALOR LÍQUIDO DEBITADO', 'ID DO PEDIDO', 'ID DO PACOTE'],
    ],
    'in Portuguese, with short names': [
      ...['DATA', 'ID DA OPERAÇÃO NO MERCADO PAGO', 'TIPO DE REGISTRO', 'DESCRIÇÃO'],
      ...['CREDITADO', 'DEBITADO', 'ID DO PEDIDO', 'ID DO PACOTE'],
    ],
    'in Portuguese, with codes in brackets': [
      ...['Data da liberação (DATE)', 'ID da operação no Mercado Pago (SOURCE_ID)'],
      ...['Tipo de registro (RECORD_TYPE)', 'Descrição (DESCRIPTION)'],
      ...['Valor líquido creditado (NET_CREDIT_AMOUNT)', 'Valor líquido debitado (NET_DEBIT_AMOUNT)'],
      ...['ID do pedido (ORDER_ID)', 'ID do pacote (PACK_ID)'],
    ],
    'in Spanish': [
      ...['FECHA DE LIBERACIÓN', 'ID DE OPERACIÓN EN MERCADO PAGO', 'TIPO DE REGISTRO', 'DESCRIPCIÓN'],
      ...['MONTO NETO ACREDITADO', 'MONTO NETO DEBITADO', 'ID DE LA ORDEN', 'ID DEL PAQUETE'],
    ],
  }
  const words = {
    codes: ['initial_available_balance', 'release', 'payment', 'refund', 'reserve_for_payment', 'total'],
    Portuguese: [
      ...['Dinheiro disponível do período anterior', 'Liberações', 'Pagamento', 'Devolução de dinheiro'],
      ...['Reserva para pagamento', 'Total'],
    ],
    Spanish: [
      ...['Dinero disponible del período anterior', 'Dinero liquidado', 'Pago', 'Devolución de dinero'],
      ...['Reserva para pago', 'Total'],
    ],
    'none for the record': [
      ...['Saldo inicial disponível', '', 'Pagamento', 'Devolução de dinheiro', 'Reserva para pagamento'],
      'Total',
    ],
  }
  const cases = Object.entries(columns).flatMap(([name, header]) =>
    Object.entries(words).map(([language, said]) => ({ name, language, header, said })),
  )

  it.each(cases)('are read $name, with words of $language', ({ header, said }) => {
    const [opening = '', released = '', payment = '', refund = '', reserve = '', total = ''] = said
    const record = (word: string) => (released === '' ? [null, word] : [word, null])
    const row = (description: string, credit: string, debit: string) => [
      ...['2026-03-20', '9001', released || null, description],
      credit,
      debit,
      first,
      null,
    ]
    const { income, warnings } = releases(
      [
        ['2026-03-01', null, ...record(opening), '500.00', '0.00', null, null],
        row(payment, '80.00', '0.00'),
        row(refund, '0.00', '30.00'),
        row(reserve, '0.00', '5.00'),
        row(reserve, '5.00', '0.00'),
        [null, null, ...record(total), '585.00', '35.00', null, null],
      ],
      header,
    )
    expect(income).toMatchObject([{ orderId: first, payment: 8000, refund: -3000 }])
    expect(warnings).toEqual([])
  })
})

describe('ids that other programs wrote', () => {
  const numbers = [2_000_009_007_000_014, 2_000_009_007_000_025, 2_000_009_007_000_030]

  it.each<[string, (id: number) => Cell]>([
    ['whole numbers, all digits of which are there', (id) => id],
    ['texts in a formula', (id) => `="${id}"`],
    ['texts with an apostrophe', (id) => `'${id}`],
  ])('are read where they are %s', (_, written) => {
    const rows = numbers.map((id) => sale('', 80).with(0, written(id)))
    const income = numbers.map((id) => {
      const ofSale = [...['2026-03-20', written(id), 'payment', '="80.00"', '0.00'], written(id), '="-"']
      return ofSale satisfies Cell[]
    })
    const codes = ['DATE', 'SOURCE_ID', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT']
    const read = releases(income, [...codes, 'ORDER_ID', 'PACK_ID'])
    const ids = numbers.map(String)
    expect(sales(...rows).orders.map(({ orderId }) => orderId)).toEqual(ids)
    expect(read.income.map(({ orderId, payment }) => [orderId, payment])).toEqual(ids.map((id) => [id, 8000]))
  })

  it('are refused where a program kept only fifteen digits of them', () => {
    const rows = numbers.map((id) => sale('', 80).with(0, Math.floor(id / 10) * 10))
    expect(faultOf(() => sales(...rows))).toMatchObject({ kind: 'lost-digits', cells: 3 })
  })
})

it("takes '#N/A' for a blank where a blank is allowed, and says so where an amount is missing", () => {
  const filled = [sale(first, 80), sale(second, 150, 'Pacote de 1 produto'), item(third, 'Bule')].map((row) =>
    row.map((cell) => cell ?? '#N/A'),
  )
  expect(sales(...filled)).toEqual(
    sales(sale(first, 80), sale(second, 150, 'Pacote de 1 produto'), item(third, 'Bule')),
  )
  for (const empty of ['NaN', 'n/a', 'null', ' ', '-']) {
    const rows = filled.map((row) => row.map((cell) => (cell === '#N/A' ? empty : cell)))
    expect(sales(...rows)).toEqual(sales(...filled))
  }
  const { orders, warnings } = sales(sale(first, '#N/A'), sale(second, 80))
  expect(orders).toMatchObject([{ total: 0 }, { total: 8000 }])
  expect(warnings).toMatchObject([{ kind: 'blank-amounts', columns: ['Total (BRL)'], orderIds: [first] }])
})
