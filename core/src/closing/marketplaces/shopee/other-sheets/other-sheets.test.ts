import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cell,
  type ClosingFault,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  mostAdjustments,
  readSheets,
  type Sheet,
} from '../../../index.ts'

const { shopee } = closingMarketplaces
const { files } = shopee
const order = '2603012ZPHDF8J'
const renda: Sheet = {
  name: 'Renda',
  rows: [
    ['ID do pedido', 'ID do reembolso', 'Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador'],
    [order, '-', 71, 0],
  ],
}
const header = [
  ...['Data de conclusão do ajuste', 'Tipo/Descrição do ajuste', 'Motivo do ajuste', 'Valor do ajuste'],
  ...['Número do pedido relacionado', 'Data de conclusão do pagamento'],
]
const title = ['Detalhes da Lista de Transações e Ajustes']
const tax = ['2026-03-12', 'DIFAL', 'ICMS destino', '-12.34', order, '2026-03-20']
const topUp = ['2026-03-15', 'Recarga Automática', '-', '-50.00', '-', '-']
const refund = ['2026-03-28', 'Compensação', 'Pacote perdido', '37.10', '-', '-']
const freightHeader = [
  ...['ID do pedido', 'Taxa de frete esperada:', 'Taxa de frete real cobrada pelo parceiro logístico:'],
  'Motivo da discrepância',
]

const read = (...sheets: Sheet[]) => readSheets([renda, ...sheets], files.locateIncome)
const sheet = (...rows: Cell[][]): Sheet => ({ name: 'Adjustment', rows })
const adjusted = (...rows: Cell[][]) => read(sheet(title, header, ...rows))
const freight = (...rows: Cell[][]) =>
  read({ name: 'Shipping Fee Discrepancy', rows: [freightHeader, ...rows] })
const fault = (is: Partial<ClosingFault>) => expect.objectContaining({ fault: expect.objectContaining(is) })

describe('the adjustments of an income workbook', () => {
  it('are read with their signs, and a top-up of the ads balance is told apart', () => {
    expect(adjusted(tax, topUp, refund).adjustments).toEqual([
      {
        ...{ day: '2026-03-12', kind: 'other', description: 'DIFAL', reason: 'ICMS destino' },
        ...{ orderId: order, amount: -1234, line: 3 },
      },
      { day: '2026-03-15', kind: 'ads-top-up', description: 'Recarga Automática', amount: -5000, line: 4 },
      {
        ...{ day: '2026-03-28', kind: 'other', description: 'Compensação', reason: 'Pacote perdido' },
        ...{ amount: 3710, line: 5 },
      },
    ])
  })

  it('are none where the workbook has no such sheet, or nothing in it', () => {
    expect(read()).not.toHaveProperty('adjustments')
    expect(read(sheet(title))).not.toHaveProperty('adjustments')
    expect(adjusted().adjustments).toEqual([])
  })

  it('are found below many remarks, and a sheet of their name without their columns is refused', () => {
    const remarks = (count: number) => Array.from({ length: count }, () => ['Observação'])
    expect(read(sheet(...remarks(60), title, header, tax)).adjustments).toHaveLength(1)
    expect(() => read(sheet(...remarks(5), ['2026-03-12', 'DIFAL', '-12.34']))).toThrow(
      fault({ kind: 'missing-columns', sheet: 'Adjustment' }),
    )
  })

  it('change nothing of what orders were paid', () => {
    const { adjustments, ...rest } = adjusted(tax, topUp)
    expect(adjustments).toHaveLength(2)
    expect(rest).toEqual(read())
  })

  it('leave out totals, remarks and the header pasted again', () => {
    const file = adjusted(
      ...[tax, ['', 'Total', '', '-12.34'], header, ['Outros ajustes'], topUp],
      ...[
        ['', '', '', '-62.34'],
        ['TOTAL', '', '', -62.34],
        ['', 'Total: 2', '', -62.34],
        ['', 'Resultado do mês', '', '-62.34'],
      ],
    )
    expect(file.adjustments?.map(({ amount }) => amount)).toEqual([-1234, -5000])
    expect(file.warnings).toEqual(read().warnings)
  })

  it('count a block of rows once that was pasted twice, and single equal rows each', () => {
    const pasted = adjusted(tax, topUp, refund, tax, topUp, refund)
    expect(pasted.adjustments?.map(({ amount }) => amount)).toEqual([-1234, -5000, 3710])
    expect(pasted.warnings).toContainEqual(expect.objectContaining({ kind: 'copied-rows', count: 3 }))
    const tariff = topUp.with(1, 'Taxa').with(3, '-1.00')
    const twoPairs = adjusted(topUp, tariff, topUp, tariff)
    expect(twoPairs.adjustments?.map(({ amount }) => amount)).toEqual([-5000, -100, -5000, -100])
    expect(twoPairs.warnings).toContainEqual(expect.objectContaining({ kind: 'equal-adjustments', count: 2 }))
    const equal = adjusted(topUp, topUp, refund, refund)
    expect(equal.adjustments).toHaveLength(4)
    expect(equal.warnings).toContainEqual(expect.objectContaining({ kind: 'equal-adjustments', count: 2 }))
  })

  it('are refused where they would be read wrongly, with what is wrong', () => {
    const without = (name: string) => header.map((one) => (one === name ? 'Outra' : one))
    for (const name of ['Data de conclusão do ajuste', 'Tipo/Descrição do ajuste', 'Valor do ajuste']) {
      expect(() => read(sheet(title, without(name), tax))).toThrow(
        fault({ kind: 'missing-columns', sheet: 'Adjustment', columns: [name] }),
      )
    }
    expect(() => read(sheet(title, ['Dia', 'O quê', 'Quanto'], ['2026-03-12', 'DIFAL', 1]))).toThrow(
      fault({ kind: 'missing-columns', sheet: 'Adjustment' }),
    )
    expect(() => read(sheet([...header, 'Valor do ajuste'], tax))).toThrow(
      fault({ kind: 'twin-columns', columns: ['Valor do ajuste'] }),
    )
    const amount = (cell: Cell) => tax.with(3, cell as string)
    expect(() => adjusted(amount('=SOMA(A1)'))).toThrow(
      fault({ kind: 'broken-cells', why: 'formula', column: 'Valor do ajuste' }),
    )
    expect(() => adjusted(amount('#REF!'))).toThrow(fault({ kind: 'broken-cells', why: 'error' }))
    expect(() => adjusted(amount(new Date('2026-03-01')))).toThrow(
      fault({ kind: 'broken-cells', why: 'date' }),
    )
    expect(() => adjusted(tax, ['Mês', 'Pedidos', 'Loja', 'Saldo'], ['Março', 'x', 'y', '7.00'])).toThrow(
      fault({ kind: 'second-header' }),
    )
    expect(() => adjusted(tax, header.toReversed())).toThrow(fault({ kind: 'second-header' }))
  })

  it('say what could not be read', () => {
    const { adjustments, warnings } = adjusted(tax.with(3, 'x1y'), tax.with(3, ''), tax.with(0, 'em breve'))
    expect(adjustments?.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-03-12', 0],
      [undefined, -1234],
    ])
    expect(warnings).toContainEqual(
      expect.objectContaining({ kind: 'unreadable-values', count: 2, columns: ['Valor do ajuste'] }),
    )
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'unreadable-dates', count: 1 }))
  })

  it('say that a row moved out of its columns, or names no order', () => {
    const [moved, odd] = [topUp.toSpliced(0, 1), tax.with(4, `${order}X`)]
    const { adjustments, warnings } = adjusted(tax, moved, odd, ['Março', 'Ajustes'])
    expect(adjustments).toHaveLength(2)
    expect(warnings).toContainEqual(
      expect.objectContaining({ kind: 'unreadable-values', count: 1, columns: ['Valor do ajuste'] }),
    )
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'odd-ids', orderIds: [`${order}X`] }))
  })

  it('leave out a total without a word, below them or above', () => {
    const total = [null, null, null, '-25.24', null, null]
    expect(adjusted(tax, topUp, refund, total).adjustments).toHaveLength(3)
    expect(adjusted(total, tax, topUp, refund).adjustments).toHaveLength(3)
  })

  it('of one order that differ in their days or their letters are said to be equal', () => {
    const other = tax.with(0, '2026-03-14').with(1, 'difal')
    const { adjustments, warnings } = adjusted(tax, topUp, other, topUp.with(0, '2026-03-16'))
    expect(adjustments).toHaveLength(4)
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'equal-adjustments', count: 1 }))
  })

  it('of a hidden sheet are read too, and the seller is told', () => {
    const hidden = read({ ...sheet(title, header, tax), isHidden: true })
    expect(hidden.adjustments).toHaveLength(1)
    expect(hidden.warnings).toContainEqual(
      expect.objectContaining({ kind: 'hidden-sheets', columns: ['Adjustment'] }),
    )
  })

  it('keep so much of their texts', () => {
    const [long] = adjusted(tax.with(1, 'a'.repeat(500))).adjustments ?? []
    expect(long?.description).toHaveLength(200)
  })

  it('come to the sum of their rows, whatever those are, and to no order', () => {
    const row = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      cents: fc.integer({ min: -500_000, max: 500_000 }),
      what: fc.constantFrom('DIFAL', 'Recarga Automática', 'Compensação', 'Estorno'),
      of: fc.constantFrom('-', '', order),
    })
    const rows = fc.array(row, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(rows, fc.boolean(), (made, asNumbers) => {
        const lines = made.map(({ day, cents, what, of }, index) => [
          ...[`2026-03-${String(day).padStart(2, '0')}`, what, `caso ${index}`],
          ...[asNumbers ? cents / 100 : (cents / 100).toFixed(2), of, '-'],
        ])
        const file = adjusted(...lines)
        const overlapping = adjusted(...lines.slice(Math.floor(lines.length / 2)))
        const total = made.reduce((sum, { cents }) => sum + cents, 0)
        for (const several of [[file], [file, overlapping], [overlapping, file], [file, file]]) {
          const { sums } = closeMonth(shopee, [], file.income, combineBeside(several))
          expect(sums.adjustments).toEqual({ count: made.length, amount: total })
          expect({ ...sums, adjustments: undefined }).toEqual({
            ...closeMonth(shopee, [], file.income).sums,
            adjustments: undefined,
          })
        }
      }),
    )
  })

  it('of several files count as often as one file has them', () => {
    const several = combineBeside([adjusted(topUp, topUp, tax), adjusted(topUp, refund)])
    expect(several.adjustments.map(({ amount }) => amount)).toEqual([-5000, -5000, -1234, 3710])
  })

  it('beyond what is kept as rows are in the sum', () => {
    const many = Array.from({ length: mostAdjustments + 1 }, (_, index) => tax.with(2, `caso ${index}`))
    const results = closeMonth(shopee, [], [], combineBeside([adjusted(...many)]))
    expect(results.adjustments).toHaveLength(mostAdjustments)
    expect(results.sums.adjustments).toEqual({ count: many.length, amount: many.length * -1234 })
  })
})

describe('the freight discrepancies of an income workbook', () => {
  it('stand at the difference of their order, those of its parcels summed', () => {
    const file = freight([order, '10.00', '14.50', 'Peso'], [order, '5.00', '6.00', 'Medidas'], ['Total'])
    const orders = readSheets(
      [
        {
          name: 'orders',
          rows: [
            [
              ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso'],
              ...['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão', 'Taxa de serviço'],
            ],
            [order, 'Concluído', '', '100.00', '0.00', '18.00', '6.00'],
          ],
        },
      ],
      files.locateOrders,
    )
    const { differences } = closeMonth(shopee, orders.orders, file.income, combineBeside([file]))
    expect(differences).toMatchObject([
      {
        orderId: order,
        difference: -500,
        freight: { expected: 1500, charged: 2050, reason: 'Peso; Medidas' },
      },
    ])
    expect(closeMonth(shopee, orders.orders, file.income).differences).toMatchObject([{ difference: -500 }])
  })

  it.each<[string, Cell[], string, string]>([
    ['has no freight', [order, '', '14.50', 'Peso'], 'blank-amounts', 'Taxa de frete esperada:'],
    ['is of no order', [null, '10.00', '14.50', 'Peso'], 'odd-ids', 'ID do pedido'],
    ['has a part of an id', [order.slice(1), '10.00', '14.50', 'Peso'], 'odd-ids', 'ID do pedido'],
  ])('say that a row %s', (_, row, kind, column) => {
    const known = [order, '5.00', '6.00', 'Medidas']
    const { warnings } = freight(known, row, [null, '15.00', '20.50', 'Total'])
    expect(warnings.filter((one) => one.kind !== 'without-columns')).toMatchObject([
      { kind, count: 1, columns: [column] },
    ])
  })

  it('count an equal row once, and are refused where they would be read wrongly', () => {
    const file = freight([order, 10, 14.5, 'Peso'], [order, 10, 14.5, 'Peso'])
    expect(file.freight?.get(order)).toEqual({ expected: 1000, charged: 1450, reason: 'Peso' })
    expect(file.warnings).toContainEqual(expect.objectContaining({ kind: 'copied-rows', count: 1 }))
    expect(() => freight([order, '=A1', 1, ''])).toThrow(fault({ kind: 'broken-cells', why: 'formula' }))
    const renamed = freightHeader.with(1, 'Frete')
    expect(() => read({ name: 'Frete', rows: [renamed, [order, 1, 2, '']] })).toThrow(
      fault({ kind: 'missing-columns', columns: ['Taxa de frete esperada:'] }),
    )
  })
})
