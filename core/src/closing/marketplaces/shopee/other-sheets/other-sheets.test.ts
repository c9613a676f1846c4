import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, income, orders, sheetOf, shopeeId } from '../../../../../test/closing/written-files.ts'
import {
  type Cell,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  mostAdjustments,
  type Sheet,
} from '../../../index.ts'
import { type AdjustmentsColumns, adjustmentsFormat, type FreightColumns, freightFormat } from './columns.ts'

type Adjusted = Cells<AdjustmentsColumns>

const { shopee } = closingMarketplaces
const order = shopeeId(1)
const read = (...sheets: Sheet[]) => income.of(income.sheet({}), ...sheets)

const title = ['Detalhes da Lista de Transações e Ajustes']
const tax: Adjusted = {
  day: '2026-03-12',
  description: 'DIFAL',
  reason: 'ICMS destino',
  amount: '-12.34',
  orderId: order,
}
const topUp = { ...tax, day: '2026-03-15', description: 'Recarga Automática', amount: '-50.00' }
const ads: Adjusted = { ...topUp, reason: '-', orderId: '-' }
const lost: Adjusted = {
  day: '2026-03-28',
  description: 'Compensação',
  reason: 'Pacote perdido',
  amount: '37.10',
  orderId: '-',
}
const none: Adjusted = { day: '', description: '', reason: '', amount: '', orderId: '' }
/** The rows of a sheet of adjustments, which has all columns even where no row does. */
const table = (...rows: Adjusted[]): Cell[][] => {
  const [header = [], , ...others] = sheetOf(adjustmentsFormat, [none, ...rows]).rows
  return [title, [...header], ...others.map((cells) => [...cells])]
}
const sheet = (...rows: Cell[][]): Sheet => ({ name: 'Adjustment', rows })
const adjusted = (...rows: Adjusted[]) => read(sheet(...table(...rows)))
const amounts = ({ adjustments = [] }: Pick<ReturnType<typeof read>, 'adjustments'>) =>
  adjustments.map(({ amount }) => amount)
const said = ({ warnings }: ReturnType<typeof read>) =>
  warnings.map(({ kind, count, columns }) => [kind, count, ...columns])

describe('the adjustments of an income workbook', () => {
  it('are read with their signs, and a top-up of the ads balance is told apart', () => {
    const header = [
      'Data de conclusão do ajuste',
      'Tipo/Descrição do ajuste',
      'Motivo do ajuste',
      'Valor do ajuste',
      'Número do pedido relacionado',
      'Data de conclusão do pagamento',
    ]
    const rows = [tax, ads, lost].map(({ day, description, reason, amount, orderId }) => {
      return [day, description, reason, amount, orderId, '-'].map((cell) => cell ?? null)
    })
    expect(read(sheet(title, header, ...rows)).adjustments).toEqual([
      {
        day: '2026-03-12',
        kind: 'other',
        description: 'DIFAL',
        reason: 'ICMS destino',
        orderId: order,
        amount: -1234,
        line: 3,
      },
      { day: '2026-03-15', kind: 'ads-top-up', description: 'Recarga Automática', amount: -5000, line: 4 },
      {
        day: '2026-03-28',
        kind: 'other',
        description: 'Compensação',
        reason: 'Pacote perdido',
        amount: 3710,
        line: 5,
      },
    ])
  })

  it('are absent where the workbook has no such sheet, or an empty one, and change nothing of what orders were paid', () => {
    expect(read()).not.toHaveProperty('adjustments')
    expect(read(sheet(title))).not.toHaveProperty('adjustments')
    expect(adjusted().adjustments).toEqual([])
    const { adjustments, ...rest } = adjusted(tax, ads)
    expect(adjustments).toHaveLength(2)
    expect(rest).toEqual(read())
  })

  it('are found below many remarks, and in a hidden sheet, and the seller is told of that sheet', () => {
    const remarks = Array.from({ length: 60 }, () => ['Observação'])
    expect(read(sheet(...remarks, ...table(tax))).adjustments).toHaveLength(1)
    const hidden = read({ ...sheet(...table(tax)), isHidden: true })
    expect(hidden.adjustments).toHaveLength(1)
    expect(said(hidden)).toEqual([['hidden-sheets', 1, 'Adjustment']])
  })

  it('leave out totals, remarks and the header pasted again', () => {
    const header = Object.fromEntries(
      Object.entries(adjustmentsFormat.columns).map(([name, { names }]) => [name, names[0] ?? null]),
    )
    const rows: Adjusted[] = [
      tax,
      { ...none, description: 'Total', amount: '-12.34' },
      header,
      { ...none, day: 'Outros ajustes' },
      ads,
      { amount: '-62.34' },
      { day: 'TOTAL', amount: -62.34 },
      { description: 'Total: 2', amount: -62.34 },
      { description: 'Resultado do mês', amount: '-62.34' },
    ]
    const file = adjusted(...rows)
    expect(amounts(file)).toEqual([-1234, -5000])
    expect(file.warnings).toEqual([])
    const total = { amount: '-25.24' }
    for (const some of [
      [tax, ads, lost, total],
      [total, tax, ads, lost],
    ]) {
      expect(adjusted(...some).adjustments).toHaveLength(3)
    }
  })

  const tariff = { ...ads, description: 'Taxa', amount: '-1.00' }

  it.each<[string, Adjusted[], number[], string[]]>([
    [
      'a block of several days once',
      [tax, ads, lost, tax, ads, lost],
      [-1234, -5000, 3710],
      ['copied-rows', '3'],
    ],
    [
      'pairs of one day each',
      [ads, tariff, ads, tariff],
      [-5000, -100, -5000, -100],
      ['equal-adjustments', '2'],
    ],
    [
      'single equal rows each',
      [ads, ads, lost, lost],
      [-5000, -5000, 3710, 3710],
      ['equal-adjustments', '2'],
    ],
    [
      'rows of one order that differ in their days or their letters each',
      [tax, ads, { ...tax, day: '2026-03-14', description: 'difal' }, { ...ads, day: '2026-03-16' }],
      [-1234, -5000, -1234, -5000],
      ['equal-adjustments', '1'],
    ],
  ])('count %s, with a warning', (_, rows, counted, [kind, count]) => {
    const file = adjusted(...rows)
    expect(amounts(file)).toEqual(counted)
    expect(said(file)).toEqual([[kind, Number(count)]])
  })

  const [, header = [], row = []] = table(tax)
  const [day = '', what = '', , amount = ''] = header.map(String)
  const without = (name: string) => [title, header.map((one) => (one === name ? 'Outra' : one)), row]
  const withAmount = (cell: Cell) => table({ ...tax, amount: cell })
  const other = ['Mês', 'Pedidos', 'Loja', 'Saldo']

  it.each<[string, Cell[][], object]>([
    ['without days', without(day), { kind: 'missing-columns', columns: [day] }],
    ['without descriptions', without(what), { kind: 'missing-columns', columns: [what] }],
    ['without amounts', without(amount), { kind: 'missing-columns', columns: [amount] }],
    ['with other columns', [title, ['Dia', 'O quê'], ['2026-03-12', 'DIFAL']], { kind: 'missing-columns' }],
    ['by its name', [['Observação'], ['2026-03-12', 'DIFAL', '-12.34']], { kind: 'missing-columns' }],
    ['with an amount twice', [[...header, amount], row], { kind: 'twin-columns', columns: [amount] }],
    ['with a formula', withAmount('=SOMA(A1)'), { kind: 'broken-cells', why: 'formula', column: amount }],
    ['with an error', withAmount('#REF!'), { kind: 'broken-cells', why: 'error' }],
    ['with a date', withAmount(new Date('2026-03-01')), { kind: 'broken-cells', why: 'date' }],
    ['with a table below', [...table(tax), other, ['Março', 'x', 'y', '7.00']], { kind: 'second-header' }],
    ['with its header turned', [...table(tax), header.toReversed()], { kind: 'second-header' }],
  ])('refuse a sheet %s', (_, rows, fault) => {
    expect(faultOf(() => read(sheet(...rows)))).toMatchObject(fault)
  })

  it('say what could not be read, that a row moved out of its columns, or names no order', () => {
    const unread = adjusted({ ...tax, amount: 'x1y' }, { ...tax, amount: '' }, { ...tax, day: 'em breve' })
    expect(unread.adjustments?.map((one) => [one.day, one.amount])).toEqual([
      ['2026-03-12', 0],
      [undefined, -1234],
    ])
    expect(said(unread)).toEqual([
      ['unreadable-values', 2, amount],
      ['unreadable-dates', 1, day],
    ])
    const moved = { day: 'Recarga Automática', description: '-', reason: '-50.00', orderId: '-' }
    const remark = { day: 'Março', description: 'Ajustes' }
    const odd = adjusted(tax, moved, { ...tax, orderId: `${order}X` }, remark)
    expect(odd.adjustments).toHaveLength(2)
    expect(said(odd)).toEqual([
      ['odd-ids', 1, 'Número do pedido relacionado'],
      ['unreadable-values', 1, amount],
    ])
  })

  it('keep a limited part of their texts and rows, but all rows in the sum', () => {
    expect(adjusted({ ...tax, description: 'a'.repeat(500) }).adjustments?.[0]?.description).toHaveLength(200)
    const many = Array.from({ length: mostAdjustments + 1 }, (_, at) => ({ ...tax, reason: `caso ${at}` }))
    const results = closeMonth(shopee, [], [], combineBeside([adjusted(...many)]))
    expect(results.adjustments).toHaveLength(mostAdjustments)
    expect(results.sums.adjustments).toEqual({ count: many.length, amount: many.length * -1234 })
  })

  it('come to the sum of all their rows, in any number of files, and to no order', () => {
    const row = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      cents: fc.integer({ min: -500_000, max: 500_000 }),
      description: fc.constantFrom('DIFAL', 'Recarga Automática', 'Compensação', 'Estorno'),
      orderId: fc.constantFrom('-', '', order),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.boolean(), (made, asNumbers) => {
        const lines = made.map(({ day, cents, ...one }, index) => ({
          ...one,
          day: `2026-03-${String(day).padStart(2, '0')}`,
          reason: `caso ${index}`,
          amount: asNumbers ? cents / 100 : (cents / 100).toFixed(2),
        }))
        const file = adjusted(...lines)
        const overlapping = adjusted(...lines.slice(Math.floor(lines.length / 2)))
        const amount = made.reduce((sum, { cents }) => sum + cents, 0)
        const bare = closeMonth(shopee, [], file.income).sums
        for (const several of [[file], [file, overlapping], [overlapping, file], [file, file]]) {
          const { sums } = closeMonth(shopee, [], file.income, combineBeside(several))
          expect(sums).toEqual({ ...bare, adjustments: { count: made.length, amount } })
        }
      }),
    )
    const several = combineBeside([adjusted(ads, ads, tax), adjusted(ads, lost)])
    expect(amounts(several)).toEqual([-5000, -5000, -1234, 3710])
  })
})

describe('the freight discrepancies of an income workbook', () => {
  const freight = (...rows: Cells<FreightColumns>[]) => read(sheetOf(freightFormat, rows))
  const [peso, medidas] = [
    { orderId: order, expected: '10.00', charged: '14.50', reason: 'Peso' },
    { orderId: order, expected: '5.00', charged: '6.00', reason: 'Medidas' },
  ]

  it('are shown at the difference of their order, summed over its parcels', () => {
    const file = freight(peso, medidas, { orderId: 'Total' })
    const sold = orders({ commission: '13.00' }).orders
    const { differences } = closeMonth(shopee, sold, file.income, combineBeside([file]))
    const discrepancy = { expected: 1500, charged: 2050, reason: 'Peso; Medidas' }
    expect(differences).toMatchObject([{ orderId: order, difference: -500, freight: discrepancy }])
    expect(closeMonth(shopee, sold, file.income).differences).toMatchObject([{ difference: -500 }])
  })

  it.each<[string, Cells<FreightColumns>, string, string]>([
    ['has no freight', { ...peso, expected: '' }, 'blank-amounts', 'Taxa de frete esperada:'],
    ['is of no order', { ...peso, orderId: null }, 'odd-ids', 'ID do pedido'],
    ['has a part of an id', { ...peso, orderId: order.slice(1) }, 'odd-ids', 'ID do pedido'],
  ])('say that a row %s', (_, row, kind, column) => {
    const total = { orderId: null, expected: '15.00', charged: '20.50', reason: 'Total' }
    expect(said(freight(medidas, row, total))).toEqual([[kind, 1, column]])
  })

  it('count an equal row once, and are refused where they would be read wrongly', () => {
    const file = freight(peso, peso)
    expect(file.freight?.get(order)).toEqual({ expected: 1000, charged: 1450, reason: 'Peso', line: 2 })
    expect(said(file)).toEqual([['copied-rows', 1]])
    const formula = { kind: 'broken-cells', why: 'formula' }
    expect(faultOf(() => freight({ ...peso, expected: '=A1' }))).toMatchObject(formula)
    const header = ['ID do pedido', 'Frete', 'Taxa de frete real cobrada pelo parceiro logístico:']
    expect(faultOf(() => read({ name: 'Frete', rows: [header, [order, 1, 2]] }))).toMatchObject({
      kind: 'missing-columns',
      columns: ['Taxa de frete esperada:'],
    })
  })
})
