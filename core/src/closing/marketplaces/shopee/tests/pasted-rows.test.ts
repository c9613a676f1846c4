import { expect, it } from 'vitest'
import { type Cell, closingMarketplaces, readSheets } from '../../../index.ts'
import { faultOf } from '../../tests/fault-of.ts'

const { locateIncome, locateOrders } = closingMarketplaces.shopee.files
const [first, second] = ['260301AAAAAAA1', '260302AAAAAAA2']

const incomeHeader = [
  ...['Número da sequência', 'ID do pedido', 'ID do reembolso', 'SKU', 'Data de conclusão do pagamento'],
  ...['Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador', 'Taxa de frete paga pelo comprador'],
  ...['Frete cobrado pelo parceiro logístico', 'Desconto de frete pela Shopee', 'Taxa de transação'],
]
const payment: Cell[] = ['1', first, '-', '-', '2026-04-01', '71.00', '0', '0', '-5.00', '0', '-1.20']
const other = payment.with(0, '2').with(1, second)

function paid(...rows: Cell[][]) {
  const { income, warnings } = readSheets([{ name: 'Renda', rows: [incomeHeader, ...rows] }], locateIncome)
  return { paid: income.map(({ released }) => released), said: warnings.map(({ kind }) => kind) }
}

it('counts a payment once whose copy says less or more of its details', () => {
  const copies = [payment.with(8, null), payment.with(10, '-1.30')]
  for (const copy of copies) {
    expect(paid(payment, other, copy)).toEqual({ paid: [7100, 7100], said: ['copied-rows'] })
  }
})

it.each<[string, number, Cell]>([
  ['day', 4, '2026-04-02'],
  ['day, which is blank', 4, null],
  ['amount', 5, '12.00'],
])('says that two payments of an order have one number, but not one %s', (_, column, cell) => {
  const { said } = paid(payment, other, payment.with(column, cell))
  expect(said).toEqual(['equal-rows'])
})

const ordersHeader = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Nome do Produto', 'Quantidade', 'Número de produtos pedidos', 'Subtotal do produto'],
  ...['Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
]
const line: Cell[] = [
  ...[first, 'Concluído', null, '2026-03-01 10:00', 'Caneca', '1', '1', '100.00', '0', '18.00', '6.00'],
]

it.each<[Cell, string]>([
  [null, 'blank-amounts'],
  ['-', 'blank-amounts'],
  ['1.5', 'unreadable-values'],
  ['uma', 'unreadable-values'],
])('says that a line of %j pieces was not counted: a copy would add to the order', (units, kind) => {
  const { orders, warnings } = readSheets(
    [{ name: 'orders', rows: [ordersHeader, line, line.with(5, units)] }],
    locateOrders,
  )
  expect(orders).toMatchObject([{ subtotal: 20_000, units: 1 }])
  expect(warnings).toMatchObject([{ kind, columns: ['Quantidade'], orderIds: [first] }])
})

it('is refused where rows of another layout are below: their ids are in another column', () => {
  const [moved, row] = [other.toSpliced(0, 1), line.toSpliced(0, 0, null)]
  const lost = { kind: 'rows-without-id', rows: 1 }
  expect(faultOf(() => paid(payment, moved))).toEqual(lost)
  const rows = [ordersHeader, line, row]
  expect(faultOf(() => readSheets([{ name: 'orders', rows }], locateOrders))).toEqual(lost)
})
