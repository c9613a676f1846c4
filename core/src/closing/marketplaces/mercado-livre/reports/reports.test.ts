import { expect, it } from 'vitest'
import { cents } from '../../../../money/index.ts'
import {
  type Cell,
  checkTogether,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  combineIncome,
  readSheets,
} from '../../../index.ts'
import { faultOf } from '../../tests/fault-of.ts'

const { mercadoLivre } = closingMarketplaces

const read = (...rows: Cell[][]) => readSheets([{ name: 'aba', rows }], mercadoLivre.files.locateIncome)

const [first, second] = ['2000009007000014', '2000009007000025']

const releasedHeader = ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido']
const released = (...rows: Cell[][]) => read(releasedHeader, ...rows)
const line = (operation: Cell, net: Cell, kind = 'Venda', day = '12/03/2026'): Cell[] => [
  ...[operation, day, kind, net],
]

it('sums the lines of an operation by what they are of, and leaves out what is of none', () => {
  const { income, rowsLeftOut, report } = released(
    line(first, '100,00'),
    line(first, '-4,50', 'Envio'),
    line(first, '-30,00', 'Devolução parcial', '20/03/2026'),
    line(second, 80),
    line(second, -1.5, 'Retenção'),
    line('70000000001', -500, 'Saque'),
    line(null, -12, 'Publicidade - Product Ads'),
    line('Total', 999),
  )
  expect(report).toBe('conciliation-of-releases')
  expect(income).toMatchObject([
    { orderId: first, payment: 10_000, shipping: -450, refund: -3000 },
    { orderId: second, payment: 8000, other: -150 },
  ])
  expect(income[0]?.payments?.map(({ releasedOn }) => releasedOn)).toEqual([
    ...['2026-03-12', '2026-03-12', '2026-03-20'],
  ])
  expect(rowsLeftOut).toMatchObject({ texts: 3, copies: 0 })
})

it('releases a sale whose words are also those of something else', () => {
  const kinds = ['Venda com retirada na loja', 'Pagamento por transferência', 'Venda por publicidade']
  const { income } = released(
    ...kinds.map((kind) => line(first, 10, kind)),
    line(second, 80, 'Liberação imediata'),
  )
  expect(income).toMatchObject([
    { orderId: first, payment: 3000 },
    { orderId: second, other: 8000 },
  ])
})

it('refuses releases of a sale without its number, and where most lines stand twice', () => {
  expect(faultOf(() => released(line(first, 80), line(null, 90)))).toMatchObject({ kind: 'rows-without-id' })
  const both = [line(first, 80), line(second, 90)]
  expect(faultOf(() => released(...both, ...both))).toEqual({
    ...{ kind: 'pasted-twice', rows: 2, of: 'conciliation-of-releases' },
  })
  const again = [line(` ${first}`, '80,00', 'venda ', '2026-03-12'), line(second, 'R$ 90,00')]
  expect(faultOf(() => released(...both, ...again))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
  const once = released(...both, line(first, 80), line('2000009007000036', 1), line('2000009007000041', 2))
  expect(once.income[0]).toMatchObject({ payment: 16_000 })
  expect(once.warnings).toMatchObject([{ kind: 'equal-rows', orderIds: [first] }])
})

it('reads numbers of sixteen digits in cells of numbers only where none was rounded', () => {
  const whole = [2_000_009_007_000_014, 2_000_009_007_000_025, 2_000_009_007_000_030]
  expect(released(...whole.map((number) => line(number, 1))).income.map(({ orderId }) => orderId)).toEqual(
    whole.map(String),
  )
  const rounded = [2_000_009_007_000_010, 2_000_009_007_000_020, 2_000_009_007_000_014]
  expect(faultOf(() => released(...rounded.map((number) => line(number, 1))))).toMatchObject({
    ...{ kind: 'lost-digits', column: 'Número da operação', of: 'conciliation-of-releases' },
  })
})

it('says of which report a column is missing or doubled', () => {
  const of = 'conciliation-of-releases'
  const without = releasedHeader.filter((name) => name !== 'Valor líquido')
  expect(faultOf(() => read(without))).toEqual({
    ...{ kind: 'missing-columns', sheet: 'aba', columns: ['Valor líquido'], of },
  })
  expect(faultOf(() => read([...releasedHeader, 'Valor líquido']))).toMatchObject({
    kind: 'twin-columns',
    of,
  })
  expect(faultOf(() => read(releasedHeader))).toEqual({ kind: 'no-rows', of })
  expect(faultOf(() => read(['Cliente', 'Telefone']))).toEqual({
    ...{ kind: 'unknown', header: ['Cliente', 'Telefone'] },
  })
})

const soldHeader = [
  ...['Número da operação', 'Tipo de operação', 'Valor total de tarifas (desconto já aplicado)'],
  ...['Valor total de tarifas pós-pagas', 'Valor líquido após tarifas', 'Detalhes de tarifas'],
]
const fee = (name: string, net: string, postpaid = 'Não') =>
  `{Tarifa 1\nID da tarifa: 9${net.length}${name.length}\nNome da tarifa: ${name}\nValor bruto: 99,00\nDesconto aplicado: 1,00\nValor líquido: ${net}\nPós-paga: ${postpaid};}`
const sold = (...rows: Cell[][]) => read(soldHeader, ...rows)

it('reads the fees of each operation from its details, over its lines', () => {
  const { billed, payments, warnings, feeRows } = sold(
    [
      first,
      'Venda',
      '1.219,26',
      '0,15',
      '900,00',
      `${fee('Custo por vender', '1.219,26')}\n${fee('Full', '0,15', 'Sim')}`,
    ],
    [first, 'Cancelamento', '-9,26', 0, 0, fee('Cancelamento do Custo por vender', '9,26')],
    [second, 'Venda', 0, 0, 80, ''],
  )
  expect([payments, warnings, feeRows]).toEqual([[], [], 3])
  expect(billed?.get(first)).toMatchObject([
    { name: 'Custo por vender', amount: -121_926 },
    { name: 'Full', amount: -15, isInvoiced: true },
    { name: 'Cancelamento do Custo por vender', amount: 926 },
  ])
  expect(billed?.get(second)).toEqual([])
})

it('counts the fees of a line once that was pasted again with its amounts written otherwise', () => {
  const details = fee('Custo por vender', '19,26')
  const { billed, warnings } = sold(
    [first, 'Venda', '19,26', '0,00', '80,00', details],
    [first, 'VENDA', 19.26, null, 80, ` ${details}`],
    [first, 'Venda', '19,26', 0, '79,00', details],
  )
  expect(billed?.get(first)?.map(({ amount }) => amount)).toEqual([-1926, -1926])
  expect(warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
})

it('reads only the total of fees whose details do not come to it, and says so', () => {
  const { billed, warnings } = sold(
    [first, 'Venda', '20,00', 0, '80,00', fee('Custo por vender', '19,26')],
    [second, 'Venda', '20,00', 0, '80,00', 'Tarifa de venda R$ 20,00'],
  )
  const total = { number: '', name: 'Valor total de tarifas (desconto já aplicado)', amount: -2000 }
  expect([billed?.get(first), billed?.get(second)]).toEqual([[total], [total]])
  expect(warnings).toMatchObject([{ kind: 'fees-not-adding', count: 2, orderIds: [first, second] }])
})

const billingHeader = [
  ...['Data da tarifa', 'Número da tarifa', 'Detalhe', 'Descontado da operação', 'Tarifa cancelada'],
  ...['Valor da tarifa', 'Número da venda'],
]
const bill = (number: Cell, deducted: Cell, amount: Cell, sale: Cell, reverses: Cell = null): Cell[] => [
  ...['2026-03-12', number, 'Custo por vender', deducted, reverses, amount, sale],
]
const billing = (...rows: Cell[][]) => read([], [], [], [], [], [], [], billingHeader, ...rows)

it('reads the fees of a bill: what was not taken off a sale is an adjustment, what was given back is marked', () => {
  const { billed, adjustments, payments, rowsLeftOut } = billing(
    bill(68_000_000_001, 'Sim', 13, 2_000_009_007_000_014),
    bill(68_000_000_002, 'Não', 18.72, 2_000_009_007_000_014),
    bill(68_000_000_003, 'Não se aplica', 5, 2_000_009_007_000_025),
    bill(68_000_000_004, 'Não se aplica', -5, 2_000_009_007_000_025, '68000000003.0'),
    bill(68_000_000_005, 'Não', 120.45, null),
    [null, null, 'Total', null, null, 152.17, null],
  )
  expect(payments).toEqual([])
  expect(billed?.get(first)).toEqual([
    { number: '68000000001', name: 'Custo por vender', amount: -1300 },
    { number: '68000000002', name: 'Custo por vender', amount: -1872, isInvoiced: true },
  ])
  expect(billed?.get(second)).toMatchObject([{ amount: -500, isReversed: true }, { amount: 500 }])
  expect(adjustments).toMatchObject([
    { kind: 'invoiced-fee', orderId: first, amount: -1872, reason: '68000000002', day: '2026-03-12' },
    { kind: 'invoiced-fee', amount: -12_045 },
  ])
  expect(rowsLeftOut).toMatchObject({ withoutId: 0, texts: 1, copies: 0 })
})

it('counts a fee once that stands there twice, and refuses one with two amounts or an unknown word', () => {
  const [one, other] = [bill(1, 'Sim', 13, first), bill(2, 'Não', 2, first)]
  const twice = billing(one, other, one, other)
  expect(twice.billed?.get(first)).toHaveLength(2)
  expect([twice.adjustments?.length, twice.rowsLeftOut.copies]).toEqual([1, 2])
  expect(faultOf(() => billing(one, bill(1, 'Sim', 14, first)))).toMatchObject({ kind: 'doubled-rows' })
  for (const word of ['Talvez', null]) {
    expect(faultOf(() => billing(bill(1, word, 13, first)))).toMatchObject({
      ...{ kind: 'unknown-word', column: 'Descontado da operação', of: 'billing' },
    })
  }
})

it('credits what takes a fee back, whatever its sign, and refuses numbers of fees that lost their digits', () => {
  const charged = bill(1, 'Sim', 13, first)
  const amounts = (...rows: Cell[][]) =>
    billing(...rows)
      .billed?.get(first)
      ?.map(({ amount }) => amount)
  expect(amounts(charged, bill(2, 'Sim', 13, first, '1'))).toEqual([-1300, 1300])
  expect(amounts(charged, bill(2, 'Sim', -13, first, '1'))).toEqual([-1300, 1300])
  expect(amounts(bill(2, 'Sim', 13, first).with(2, 'Cancelamento do custo por vender'))).toEqual([1300])
  expect(amounts(bill(1, 'Sim', 13, first, '2'), bill(2, 'Sim', -13, first))).toEqual([-1300, 1300])
  expect(faultOf(() => billing(bill('6,8E+10', 'Sim', 13, first)))).toMatchObject({
    ...{ kind: 'lost-digits', column: 'Número da tarifa' },
  })
})

it.each([
  ['Data da tarifa', 0],
  ['Tarifa estornada ou Tarifa cancelada', 4],
])('says that a bill has no column “%s”', (name, at) => {
  const rows = [billingHeader, bill(1, 'Sim', 13, first)].map((row) => row.toSpliced(at, 1))
  const { warnings } = read([], [], [], [], [], [], [], ...rows)
  expect(warnings).toMatchObject([{ kind: 'without-columns', columns: [name] }])
})

const order = (orderId: string, ...numbers: string[]) => ({
  ...{ orderId, numbers, status: 'Entregue', cancelReason: '', createdAt: '2026-03-01' },
  ...{ items: [], units: 1, lines: 1, total: cents(8700) },
})

/** The fees of orders by several files together, if nothing was paid. */
function feesOf(orders: readonly ReturnType<typeof order>[], ...files: readonly ReturnType<typeof read>[]) {
  const { unmatched } = closeMonth(mercadoLivre, orders, [], combineBeside(files))
  return unmatched.map(({ billed = [] }) => billed.map(({ amount }) => amount))
}

it('takes fees of several bills once, and those of a conciliation only where no bill has the order by any number', () => {
  const march = billing(bill(1, 'Sim', 13, first))
  const april = billing(bill(1, 'Sim', 13, first), bill(2, 'Não se aplica', -13, first, '1'))
  const sales = sold(
    [first, 'Venda', '13,00', 0, '87,00', fee('Custo por vender', '13,00')],
    [second, 'Venda', '20,00', 0, '80,00', fee('Custo por vender', '20,00')],
  )
  expect(feesOf([order(first), order(second)], march, april, sales)).toEqual([[-1300, 1300], [-2000]])
  expect(feesOf([order(second, first)], sales, march)).toEqual([[-1300]])
})

it('counts a fee of the invoice once that two bills have, also where one of them does not say its day', () => {
  const fees = [bill(1, 'Não', 18.72, first), bill(2, 'Não', 18.72, null)]
  const dayless = billing(...fees.map((row) => row.with(0, '12/03/26')))
  for (const files of [
    [billing(...fees), dayless],
    [dayless, billing(...fees)],
  ]) {
    expect(combineBeside(files).adjustments.map(({ amount }) => amount)).toEqual([-1872, -1872])
  }
})

it('takes fees of overlapping conciliations once, also those without a number, and what gives one back', () => {
  const sale = [second, 'Venda', '20,00', 0, '80,00', 'Tarifa de venda R$ 20,00']
  const charged = [first, 'Venda', '13,00', 0, '87,00', fee('Custo por vender', '13,00')]
  const givenBack = [first, 'Cancelamento', '-13,00', 0, 0, fee('Estorno da venda', '13,00')]
  const files = [sold(sale, charged), sold(sale, charged, givenBack)]
  expect(feesOf([order(first), order(second)], ...files)).toEqual([[-1300, 1300], [-2000]])
})

const releases = (...days: string[]) =>
  read(
    ['DATE', 'SOURCE_ID', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT', 'ORDER_ID', 'PACK_ID'],
    ...days.map((day, index) => [day, `${index}`, 'payment', '80.00', '0.00', first, null]),
  )

it('refuses two kinds of report that may tell the same money, and takes them of days apart', () => {
  const of = 'conciliation-of-releases'
  const march = released(line(first, 80, 'Venda', '12/03/2026'), line(first, 1, 'Venda', '20/03/2026'))
  expect(faultOf(() => checkTogether([releases('2026-03-20'), march]))).toEqual({
    ...{ kind: 'mixed-reports', of },
  })
  expect(faultOf(() => checkTogether([releases('2026-04-02', '2026-02-02'), march]))).toMatchObject({
    kind: 'mixed-reports',
  })
  expect(faultOf(() => checkTogether([releases('em breve'), march]))).toMatchObject({
    kind: 'mixed-reports',
  })
  expect(() => checkTogether([releases('2026-04-02'), march])).not.toThrow()
})

it('refuses reports of fees without one of what was paid', () => {
  const fees = billing(bill(1, 'Sim', 13, first))
  expect(faultOf(() => checkTogether([fees]))).toEqual({ kind: 'fees-only', of: 'billing' })
  expect(() => checkTogether([fees, releases('2026-03-20')])).not.toThrow()
})

it('takes a day for the same whether it is a date or a text: rows pasted twice are refused', () => {
  const ids = [first, second]
  const texts = ids.map((id) => line(id, 80, 'Venda', '12/03/2026'))
  const dates = texts.map((row) => row.with(1, new Date('2026-03-12T00:00:00Z')))
  expect(faultOf(() => released(...texts, ...dates))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
})

it('refuses lines whose operation is in another column', () => {
  const moved = [null, ...line(second, 80).slice(0, 3)]
  expect(faultOf(() => released(line(first, 80), moved))).toMatchObject({ kind: 'rows-without-id', rows: 1 })
})

it('counts lines once that two reports of overlapping periods have', () => {
  const [march, both] = [
    released(line(first, 80)),
    released(line(first, 80), line(first, 5, 'Venda', '20/03/2026')),
  ]
  const { kept } = combineIncome(mercadoLivre.rules, [march, both])
  expect(kept).toMatchObject([{ orderId: first, payment: 8500 }])
})

it('refuses a workbook that holds several of the reports', () => {
  const sheets = [
    { name: 'a', rows: [releasedHeader, line(first, 80)] },
    { name: 'b', rows: [soldHeader, [first, 'Venda', 1, 0, 1, '']] },
  ]
  expect(faultOf(() => readSheets(sheets, mercadoLivre.files.locateIncome))).toEqual({
    kind: 'several-reports',
  })
})
