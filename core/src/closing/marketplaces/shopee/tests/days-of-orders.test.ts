import { describe, expect, it } from 'vitest'
import { type Cell, closingMarketplaces, readSheets } from '../../../index.ts'

const { locateIncome, locateOrders } = closingMarketplaces.shopee.files
const march = '260305AAAAAAA1'

const header = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
  ...['Domestic Delivered Date', 'Hora completa do pedido'],
]
const order: Cell[] = [
  ...[march, 'Concluído', null, '2026-03-05 10:00', '100.00', '0', '18.00', '6.00'],
  ...['2026-03-10', '2026-03-17 09:00'],
]
const day = (text: string) => new Date(`${text}T00:00:00Z`)

function said(row: Cell[]) {
  const { orders, warnings } = readSheets([{ name: 'orders', rows: [header, row] }], locateOrders)
  expect(orders).toHaveLength(1)
  return warnings.map(({ kind, columns }) => [kind, ...columns])
}

describe('the days of an order', () => {
  it('are read without a word where its id has that of its making', () => {
    expect(said(order)).toEqual([])
    expect(said(order.with(3, day('2026-03-05')).with(8, '-').with(9, null))).toEqual([])
    expect(said(order.with(3, '2026-03-06 00:30'))).toEqual([])
  })

  it.each<[string, Cell]>([
    ['day and month are swapped', day('2026-05-03')],
    ['it is of a workbook with other first days', day('2022-03-04')],
    ['its year is another', '2025-03-05 10:00'],
  ])('are said not to be those of its id where %s', (_, made) => {
    const bare = order.with(3, made).with(8, null).with(9, null)
    expect(said(bare)).toEqual([['other-days', 'Data de criação do pedido']])
  })

  it.each<[Cell, string]>([
    ['10/03/26', 'unreadable-dates'],
    ['#REF!', 'unreadable-dates'],
    ['em breve', 'unreadable-dates'],
    [day('2022-03-09'), 'other-days'],
    [day('2030-03-11'), 'other-days'],
  ])(
    'are said where %j stands for the delivery or the completion, since they decide what is late',
    (cell, kind) => {
      expect(said(order.with(8, cell))).toEqual([[kind, 'Domestic Delivered Date']])
      expect(said(order.with(9, cell))).toEqual([[kind, 'Hora completa do pedido']])
    },
  )
})

it('says that an order was paid before it was made, or more than a year after', () => {
  const columns = [
    ...['Número da sequência', 'ID do pedido', 'ID do reembolso', 'Data de conclusão do pagamento'],
    ...['Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador', 'Taxa de frete paga pelo comprador'],
    ...['Frete cobrado pelo parceiro logístico', 'Desconto de frete pela Shopee'],
  ]
  const paid = (cell: Cell) => {
    const rows = [columns, ['1', march, '-', cell, '76.00', '0', '0', '0', '0']]
    return readSheets([{ name: 'Renda', rows }], locateIncome).warnings.map(({ kind }) => kind)
  }
  expect(paid('2026-04-02')).toEqual([])
  expect(paid(day('2026-02-04'))).toEqual(['other-days'])
  expect(paid('2027-04-02')).toEqual(['other-days'])
})
