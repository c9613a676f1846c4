import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type Cell, knownFile, readSheets, type Sheet } from '../index.ts'
import { closingMarketplaceIds, closingMarketplaces } from './closing-marketplaces.ts'
import { faultOf } from './tests/fault-of.ts'

const samples = new URL('../../../../samples/closing/', import.meta.url)

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

it.each<[string, Cell[]]>([
  [
    'conciliation-of-sales',
    [
      ...['Data da operação', 'Número da operação', 'Tipo de operação', 'Status da operação', 'SKU'],
      ...['Valor total de tarifas', 'Valor líquido após tarifas', 'Detalhes de tarifas', 'Número do pacote'],
    ],
  ],
  [
    'conciliation-of-releases',
    ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido'],
  ],
  [
    'billing',
    [
      ...['N° NF-e', 'Data da tarifa', 'Número da tarifa', 'Detalhe', 'Status da tarifa', 'Valor da tarifa'],
      ...['Número da venda', 'Pagamento', 'Data de venda', 'Título do anúncio'],
    ],
  ],
  [
    'transactions',
    [
      ...[
        'EXTERNAL_REFERENCE',
        'SOURCE_ID',
        'TRANSACTION_TYPE',
        'TRANSACTION_AMOUNT',
        'SETTLEMENT_NET_AMOUNT',
      ],
      ...['SETTLEMENT_DATE', 'ORDER_ID', 'PACK_ID', 'DESCRIPTION', 'MONEY_RELEASE_DATE'],
    ],
  ],
])('a report that is no file of a closing is named: %s', (report, header) => {
  const sheets = [{ name: 'REPORT', rows: [['Relatório'], [], [], [], [], [], [], header] }]
  for (const { locate } of inputs) {
    expect(faultOf(() => readSheets<unknown>(sheets, locate))).toEqual({ kind: 'other-report', report })
  }
  expect(knownFile(sheets)).toBeUndefined()
})
