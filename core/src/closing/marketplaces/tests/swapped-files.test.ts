import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type Cell, knownFile, type OtherReport, readSheets, type Sheet } from '../../index.ts'
import { closingMarketplaceIds, closingMarketplaces } from '../../registry/closing-marketplaces.ts'
import { faultOf } from './fault-of.ts'

const samples = new URL('../../../../../samples/closing/', import.meta.url)

async function sheetsOf(path: string): Promise<Sheet[]> {
  const bytes = readFileSync(new URL(path, samples))
  if (path.endsWith('.xlsx')) return (await readXlsx(bytes)).sheets as Sheet[]
  const lines = bytes.toString().trim().split('\n')
  return [{ name: path, rows: lines.map((line) => line.split(';').map((cell) => cell || null)) }]
}

const given = [
  { path: 'layout-2026/orders.xlsx', marketplace: 'shopee', file: 'orders' },
  { path: 'layout-specification/orders.xlsx', marketplace: 'shopee', file: 'orders' },
  { path: 'layout-2026/income.xlsx', marketplace: 'shopee', file: 'income' },
  { path: 'layout-specification/income.xlsx', marketplace: 'shopee', file: 'income' },
  { path: 'mercado-livre/vendas.xlsx', marketplace: 'mercadoLivre', file: 'orders' },
  { path: 'mercado-livre/liberacoes.csv', marketplace: 'mercadoLivre', file: 'income' },
  { path: 'shein/pedidos.xlsx', marketplace: 'shein', file: 'orders' },
  { path: 'shein/faturas.xlsx', marketplace: 'shein', file: 'income' },
] as const

const inputs = closingMarketplaceIds.flatMap((marketplace) => {
  const { locateOrders, locateIncome } = closingMarketplaces[marketplace].files
  return [
    { marketplace, file: 'orders', locate: locateOrders },
    { marketplace, file: 'income', locate: locateIncome },
  ]
})

it.each(given)('$path is taken for what it is on every input of every marketplace', async (one) => {
  const sheets = await sheetsOf(one.path)
  const { path: _, ...is } = one
  const swapped = { kind: 'swapped', ...is }
  expect(knownFile(sheets)).toEqual(swapped)
  for (const { marketplace, file, locate } of inputs) {
    if (marketplace === is.marketplace && file === is.file) expect(locate(sheets).tables).toHaveLength(1)
    else expect(faultOf(() => locate(sheets))).toEqual(swapped)
  }
})

const reports: readonly { report: OtherReport; header: Cell[]; isTaken: boolean }[] = [
  {
    ...{ report: 'conciliation-of-sales', isTaken: true },
    header: [
      ...['Data da operação', 'Número da operação', 'Tipo de operação', 'Status da operação', 'SKU'],
      ...[
        'Valor total de tarifas (desconto já aplicado)',
        'Valor líquido após tarifas',
        'Detalhes de tarifas',
      ],
    ],
  },
  {
    ...{ report: 'conciliation-of-releases', isTaken: true },
    header: ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido'],
  },
  {
    ...{ report: 'billing', isTaken: true },
    header: [
      ...['N° NF-e', 'Data da tarifa', 'Número da tarifa', 'Detalhe', 'Descontado da operação'],
      ...['Status da tarifa', 'Valor da tarifa', 'Número da venda', 'Pagamento', 'Data de venda'],
    ],
  },
  {
    ...{ report: 'transactions', isTaken: false },
    header: [
      ...['EXTERNAL_REFERENCE', 'SOURCE_ID', 'TRANSACTION_TYPE', 'TRANSACTION_AMOUNT'],
      ...['SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_DATE', 'ORDER_ID', 'PACK_ID', 'DESCRIPTION'],
    ],
  },
  {
    ...{ report: 'collections', isTaken: false },
    header: [
      ...['Status da operação (status)', 'Valor do produto (transaction_amount)', 'Frete (shipping_cost)'],
      ...['Valor total recebido (net_received_amount)', 'Número da venda no Mercado Livre (order_id)'],
    ],
  },
  {
    ...{ report: 'collections', isTaken: false },
    header: ['date_created', 'status', 'transaction_amount', 'net_received_amount', 'order_id'],
  },
  {
    ...{ report: 'payment-billing', isTaken: false },
    header: [
      ...['N° NF-e', 'Data do movimento', 'Número da tarifa', 'Número da movimentação', 'Detalhe'],
      ...['Cobrados na operação', 'Status da tarifa', 'Tarifa estornada', 'Valor da tarifa'],
      ...['Tipo de operação', 'Operação relacionada'],
    ],
  },
]

it.each(reports)('$report is taken for what it is on every input', ({ report, header, isTaken }) => {
  const sheets = [{ name: 'REPORT', rows: [['Relatório'], [], [], [], [], [], [], header] }]
  const fault = { kind: 'other-report', report }
  expect(knownFile(sheets)).toEqual(fault)
  for (const { marketplace, file, locate } of inputs) {
    const isItsOwn = isTaken && marketplace === 'mercadoLivre' && file === 'income'
    if (isItsOwn) expect(locate(sheets).tables).toMatchObject([{ sheet: 0, row: 7 }])
    else expect(faultOf(() => readSheets<unknown>(sheets, locate))).toEqual(fault)
  }
})
