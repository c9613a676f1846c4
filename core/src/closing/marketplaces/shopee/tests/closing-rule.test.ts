import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cell,
  ClosingProblem,
  closeMonth,
  closingMarketplaces,
  readSheets,
  type Sheet,
} from '../../../index.ts'
import { faultOf } from '../../tests/fault-of.ts'

type Row = Record<string, Cell>

const { shopee } = closingMarketplaces
const readOrders = (sheets: readonly Sheet[]) =>
  readSheets(sheets, closingMarketplaces.shopee.files.locateOrders)
const readIncome = (sheets: readonly Sheet[]) =>
  readSheets(sheets, closingMarketplaces.shopee.files.locateIncome)

const orderDefaults: Row = {
  'ID do pedido': 'A1',
  'Status do pedido': 'Concluído',
  'Status da Devolução / Reembolso': '',
  'Data de criação do pedido': '2026-03-01 17:15',
  'Subtotal do produto': '100.00',
  'Cupom do vendedor': '5.00',
  'Taxa de comissão': '18.00',
  'Taxa de serviço': '6.00',
  'Nome do Produto': 'Tênis',
}
const incomeDefaults: Row = {
  'ID do pedido': 'A1',
  'ID do reembolso': '-',
  'Quantia total lançada (R$)': 71,
  'Valor Reembolsado ao Comprador': 0,
  'Taxa de frete paga pela Shopee em seu nome': -12,
  'Desconto de frete pela Shopee': 4,
  'Taxa de frete paga pelo comprador': 3,
}

function sheet(defaults: Row, rows: readonly Row[], before: Cell[][] = []): Sheet {
  const full = rows.map((row) => ({ ...defaults, ...row }))
  const columns = [...new Set([...Object.keys(defaults), ...full.flatMap((row) => Object.keys(row))])]
  return {
    name: 'dados',
    rows: [...before, columns, ...full.map((row) => columns.map((name) => row[name] ?? null))],
  }
}

const orders = (...rows: Row[]) => readOrders([sheet(orderDefaults, rows)])
const income = (...rows: Row[]) => readIncome([{ name: 'Resumo', rows: [] }, sheet(incomeDefaults, rows)])
const close = (order: Row, paid: Row) => closeMonth(shopee, orders(order).orders, income(paid).income)

it('the day on which a buyer paid is kept where it is another than that of the order', () => {
  const paidAt = (cell: Cell) => orders({ 'Hora do pagamento do pedido': cell }).orders[0]
  expect(paidAt('2026-03-04 09:12')).toMatchObject({ buyerPaidOn: '2026-03-04' })
  for (const cell of ['2026-03-01 17:16', '-', '', null, 'pago']) {
    expect(paidAt(cell)).not.toHaveProperty('buyerPaidOn')
  }
})

describe('an amount below 0', () => {
  const released = (...amounts: Cell[]) =>
    income(
      ...amounts.map((amount, index) => ({
        'ID do pedido': `A${index}`,
        'Quantia total lançada (R$)': amount,
      })),
    )

  it.each(['-5,25', '\u20135,25', '5,25-', '(5,25)', 'R$ (5,25)', '-R$\u00a05,25'])(
    'is read from %s',
    (amount) => {
      const { income: paid, warnings } = released('71,00', amount)
      expect(paid.map((one) => one.released)).toEqual([7100, -525])
      expect(warnings.map(({ kind }) => kind)).toEqual(['without-columns'])
    },
  )

  it('is a guess where nothing else says whether its mark groups thousands', () => {
    const { income: paid, warnings } = released('(1.299)', '2.500-')
    expect(paid.map((one) => one.released)).toEqual([-129_900, -250_000])
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'guessed-thousands', count: 2 }))
  })

  it('is said to be none where two numbers stand in one cell', () => {
    const { income: paid, warnings } = released('71,00', '12 50')
    expect(paid.map((one) => one.released)).toEqual([7100, 0])
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'unreadable-values', count: 1 }))
  })
})

describe('the expected amount', () => {
  it('is the subtotal less commission, service fee and seller coupon', () => {
    expect(orders({}).orders.map(shopee.rules.expectedAmount)).toEqual([7100])
  })

  it('of an order with fewer pieces than the file says it has is said to be too small', () => {
    const pieces = { 'Número de produtos pedidos': 2, Quantidade: 1 }
    const whole = [{ 'Nome do Produto': 'Tênis' }, { 'Nome do Produto': 'Meia' }].map((row) => ({
      ...row,
      ...pieces,
    }))
    expect(orders(...whole).warnings).toEqual([])
    expect(orders(...whole.slice(1)).warnings).toEqual([
      { kind: 'missing-pieces', count: 1, columns: ['Número de produtos pedidos'], orderIds: ['A1'] },
    ])
  })

  it('of an order with more pieces than the file says it has is said to be too large, copies apart', () => {
    const pieces = { 'Número de produtos pedidos': 1, Quantidade: 1 }
    const copied = orders({ ...pieces, Quantidade: '1' }, { ...pieces, 'Subtotal do produto': 100 })
    expect(copied.orders).toMatchObject([{ subtotal: 10_000, units: 1 }])
    expect(copied.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
    expect(orders(pieces, { ...pieces, 'Nome do Produto': null }).warnings).toEqual([
      { kind: 'surplus-pieces', count: 1, columns: ['Número de produtos pedidos'], orderIds: ['A1'] },
    ])
  })

  it('of an order that is cancelled in other words is none', () => {
    const words = [
      'Cancelado',
      'Pedido cancelado',
      'Cancelamento pelo cliente',
      'Cancelled',
      'Cancelados.',
      '"Cancelado"',
    ]
    expect(words.filter((word) => orders({ 'Status do pedido': word }).orders.length > 0)).toEqual([])
  })

  it('names a word that may cancel an order, and does not', () => {
    const { orders: kept, warnings } = orders({ 'Status do pedido': 'Status: Cancelado' })
    expect(kept).toHaveLength(1)
    expect(warnings).toMatchObject([
      { kind: 'unknown-words', columns: ['Status do pedido: Status: Cancelado'] },
    ])
  })

  it('is refused where a program made the number of a day of an amount among texts', () => {
    const rows = ['12.30', '41.90', 46_157].map((commission, index) => ({
      ...{ 'ID do pedido': `A${index}`, 'Taxa de comissão': commission },
    }))
    expect(faultOf(() => orders(...rows))).toMatchObject({ kind: 'broken-cells', why: 'date', cells: 1 })
  })

  it('of a merged order sums the subtotals and takes the fees once', () => {
    const [order] = orders({}, { 'Nome do Produto': 'Meia', 'Subtotal do produto': '20.50' }).orders
    expect(order).toMatchObject({
      ...{ subtotal: 12050, commission: 1800 },
      items: [{ name: 'Tênis' }, { name: 'Meia' }],
    })
    expect(order && shopee.rules.expectedAmount(order)).toBe(9150)
  })

  it('counts an unreadable number as 0, and says so', () => {
    const file = orders({ 'Taxa de comissão': 'n/d' })
    expect(file.orders[0]?.commission).toBe(0)
    expect(file.unreadableValues).toBe(1)
  })

  it('counts a number of an order in the place of an amount as 0, and says so', () => {
    for (const number of [11987654321, '26031500000000', -1.5e203]) {
      const file = orders({ 'Taxa de comissão': number })
      expect([file.orders[0]?.commission, file.unreadableValues]).toEqual([0, 1])
    }
    expect(orders({ 'Subtotal do produto': '9999999999.99' }).orders[0]?.subtotal).toBe(999_999_999_999)
  })

  it('takes the number of something else for no pieces', () => {
    const sold = [999_999, 1e15, '7891234567895'].map(
      (units) => orders({ Quantidade: units }).orders[0]?.units,
    )
    expect(sold).toEqual([999_999, 0, 0])
  })

  it('prefers the net fees of newer exports to the gross and the older ones', () => {
    const file = orders({ 'Taxa de comissão bruta': '20.00', 'Taxa de comissão líquida': '17.00' })
    expect(file.orders[0]?.commission).toBe(1700)
    expect(file.warnings).toEqual([])
  })

  it('takes the gross fees where the net ones are missing, and says so', () => {
    const file = orders({ 'Taxa de comissão': null, 'Taxa de comissão bruta': '20.00' })
    expect(file.orders[0]?.commission).toBe(2000)
    expect(file.warnings).toMatchObject([{ kind: 'gross-fees', columns: ['Taxa de comissão bruta'] }])
  })
})

describe('the difference', () => {
  it.each([
    [71, 0, undefined],
    [71.09, 0, undefined],
    [70.91, 0, undefined],
    [71.1, 0, 10],
    [70.9, 0, -10],
    [60, 0, -1100],
    [60, -11, undefined],
    [71, 10, -1000],
    [0, 0, -7100],
  ])('of %d released and %d refunded is %s centavos', (released, refunded, difference) => {
    const { differences, matched } = close(
      {},
      { 'Quantia total lançada (R$)': released, 'Valor Reembolsado ao Comprador': refunded },
    )
    expect(differences.map((one) => one.difference)).toEqual(difference === undefined ? [] : [difference])
    expect(matched).toBe(1)
  })

  it('that equals the sum of the three freight fields points at the freight subtotal', () => {
    expect(close({}, { 'Quantia total lançada (R$)': 66 }).differences[0]).toMatchObject({
      difference: -500,
      info: 'freight-subtotal',
    })
    expect(close({}, { 'Quantia total lançada (R$)': 65.99 }).differences[0]?.info).toBe('unknown')
  })

  it('compares with the sum of the income rows of one order', () => {
    const paid = income({ 'Quantia total lançada (R$)': 30 }, { 'Quantia total lançada (R$)': '41.00' })
    expect(closeMonth(shopee, orders({}).orders, paid.income).differences).toEqual([])
  })
})

describe('an order', () => {
  it.each([
    ['cancelled', { 'Status do pedido': 'Cancelado' }, 'Cancelado'],
    [
      'cancelled',
      { 'Status do pedido': 'Cancelado', 'Cancelar Motivo': 'Endereço errado' },
      'Endereço errado',
    ],
    ['refunded', { 'Status da Devolução / Reembolso': 'Solicitação aprovada' }, 'Solicitação aprovada'],
  ])('is left out when %s, with what its file says of it', (why, row, status) => {
    const { leftOut, ...file } = orders(row, { 'ID do pedido': 'B2' })
    expect(file).toMatchObject({ orders: [{ orderId: 'B2' }] })
    expect(leftOut).toMatchObject([{ orderId: 'A1', why, status }])
  })

  it('is left out whole and listed when only some of its lines are cancelled or refunded', () => {
    const file = orders(
      {},
      { 'Status da Devolução / Reembolso': 'Devolução em Andamento' },
      { 'ID do pedido': 'B2' },
    )
    expect(file.orders.map(({ orderId }) => orderId)).toEqual(['B2'])
    expect(file.leftOut).toMatchObject([{ orderId: 'A1', why: 'partly', status: 'Devolução em Andamento' }])
  })

  it('has what each of its lines sold, of which variation, under which SKU', () => {
    const tenis = { 'Nome da variação': 'Preto, 42', 'Número de referência SKU': 'TEN-42', Quantidade: '2' }
    const [order] = orders(tenis, { 'Nome do Produto': 'Meia', Quantidade: 'x' }).orders
    expect(order?.items).toEqual([
      { name: 'Tênis', variation: 'Preto, 42', sku: 'TEN-42', units: 2, price: 5000 },
      { name: 'Meia', variation: '', sku: '', units: 0 },
    ])
  })

  it("is kept when its refund status is '-' ", () => {
    expect(orders({ 'Status da Devolução / Reembolso': '-' }).orders).toHaveLength(1)
  })

  it.each([
    ['Frete', 'not-completed'],
    ['FRETE ', 'not-completed'],
    ['Concluído', 'not-in-income'],
  ])("without a counterpart and with the status '%s' is noted as %s", (status, info) => {
    const { unmatched, matched } = close({ 'Status do pedido': status }, { 'ID do pedido': 'B2' })
    expect(unmatched.map((one) => one.info)).toEqual([info])
    expect(matched).toBe(0)
  })

  it.each([
    ['2026-03-01 17:15', '2026-03-01 17:15'],
    ['2026-03-01', '2026-03-01'],
    ['01/03/2026 17:15', '2026-03-01 17:15'],
    [46082.71875, '2026-03-01 17:15'],
    [new Date(Date.UTC(2026, 2, 1, 17, 15)), '2026-03-01 17:15'],
    ['-', ''],
    ['ontem', 'ontem'],
  ])('made at %s in the file was made at %s', (cell, date) => {
    expect(orders({ 'Data de criação do pedido': cell }).orders[0]?.createdAt).toBe(date)
  })

  it('keeps an id that the workbook holds as a number', () => {
    expect(orders({ 'ID do pedido': 260301 }).orders[0]?.orderId).toBe('260301')
  })
})

describe('an income row', () => {
  it('with a refund id is left out, so that its order is unmatched', () => {
    const paid = income({ 'ID do reembolso': 'R-1' })
    expect(paid).toMatchObject({ income: [], rowsLeftOut: { refunds: 1 } })
    expect(closeMonth(shopee, orders({}).orders, paid.income).unmatched).toHaveLength(1)
  })

  it('is no refund for a word that says so, and where most have a refund id the seller is told', () => {
    const paid = (...ids: Cell[]) =>
      income(...ids.map((id, index) => ({ 'ID do pedido': `A${index}`, 'ID do reembolso': id })))
    const kinds = (...ids: Cell[]) => paid(...ids).warnings.map(({ kind }) => kind)
    const [each, same, none] = [
      Array.from({ length: 20 }, (_, index) => `R-${index}`),
      Array<Cell>(20).fill('Sim'),
      Array<Cell>(20).fill('-'),
    ]
    expect(paid('0', 'Não', 0, '-').income).toHaveLength(4)
    expect(paid(...each).warnings).toContainEqual({
      ...{ kind: 'many-refunds', count: 20, columns: ['ID do reembolso'], orderIds: [] },
    })
    expect(kinds(...same, ...none)).toContain('many-refunds')
    expect(kinds(...each, ...none)).not.toContain('many-refunds')
  })

  it("counts only as 'Order' where the file splits it into 'Sku' rows", () => {
    const paid = income({ Ver: 'Order' }, { Ver: 'Sku' })
    expect(paid).toMatchObject({ income: [{ released: 7100 }], rowsLeftOut: { details: 1 } })
  })
})

describe('a table', () => {
  it('is found in any sheet, below a preamble, with other case, spacing and accent form in its names', () => {
    const rows = sheet(orderDefaults, [{}], [['Relatório'], []]).rows.map((row, position) =>
      position === 2 ? row.map((name) => ` ${String(name).toUpperCase().normalize('NFD')}  `) : row,
    )
    expect(
      readOrders([
        { name: 'capa', rows: [['x']] },
        { name: 'b', rows },
      ]).orders,
    ).toHaveLength(1)
  })

  it('that is another report is refused with what heads it', () => {
    const other: Sheet = { name: 'x', rows: [['Vendas'], ['Produto', 'Preço', 'Estoque'], ['a', 1, 2]] }
    const problem = expect.objectContaining({
      fault: { kind: 'unknown', header: ['Produto', 'Preço', 'Estoque'] },
    })
    expect(() => readOrders([other])).toThrow(problem)
    expect(() => readIncome([other])).toThrow(problem)
  })

  it('with a header and nothing under it is refused', () => {
    expect(() => orders()).toThrow(expect.objectContaining({ fault: { kind: 'no-rows' } }))
    expect(() => income()).toThrow(expect.objectContaining({ fault: { kind: 'no-rows' } }))
  })

  it('of any cells is read or refused as a closing problem, never with another error', () => {
    const cell = fc.oneof(
      fc.constantFrom<Cell>(
        ...Object.keys(orderDefaults),
        ...Object.keys(incomeDefaults),
        '-',
        null,
        'Cancelado',
      ),
      fc.string(),
      fc.double(),
      fc.date(),
    )
    const rows = fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(rows, (some) => {
        for (const read of [readOrders, readIncome]) {
          try {
            read([
              { name: 'a', rows: some },
              sheet(read === readOrders ? orderDefaults : incomeDefaults, [], []),
              { name: 'b', rows: [Object.keys(orderDefaults), ...some] },
            ])
          } catch (error) {
            if (!(error instanceof ClosingProblem)) throw error
          }
        }
      }),
    )
  })
})
