import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { toReais } from '../../../money/index.ts'
import {
  checkTogether,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  combineIncome,
  readSheets,
  type Sheet,
} from '../../index.ts'

const { mercadoLivre } = closingMarketplaces

const samples = new URL('../../../../../samples/closing/mercado-livre/', import.meta.url)

async function sheetsOf(name: string): Promise<Sheet[]> {
  const bytes = readFileSync(new URL(name, samples))
  if (name.endsWith('.xlsx')) return (await readXlsx(bytes)).sheets as Sheet[]
  const lines = bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/)
  return [{ name, rows: lines.map((line) => line.split(';').map((cell) => cell || null)) }]
}

async function closeWith(...names: string[]) {
  const { orders } = readSheets(await sheetsOf('vendas.xlsx'), mercadoLivre.files.locateOrders)
  const read = await Promise.all(
    names.map(async (name) => readSheets(await sheetsOf(name), mercadoLivre.files.locateIncome)),
  )
  checkTogether(read)
  const { kept } = combineIncome(mercadoLivre.rules, read)
  const warnings = read.flatMap((file) => file.warnings)
  return { orders, warnings, ...closeMonth(mercadoLivre, orders, kept, combineBeside(read)) }
}

it.each([['liberacoes.csv'], ['conciliacao-liberacao.csv']])(
  'closes the month of the samples by %s with every figure of its known answer',
  async (name) => {
    const { orders, matched, differences, unmatched, totalDifference } = await closeWith(name)
    const expected = JSON.parse(readFileSync(new URL('expected.json', samples), 'utf8'))
    expect({
      quantity: matched,
      leftOut: orders.length - matched - unmatched.length,
      errors: differences.map(({ orderId, difference, expected, paid = {} }) => ({
        id: orderId,
        expected: toReais(expected?.total ?? (0 as never)),
        received: toReais(mercadoLivre.rules.receivedAmount(paid)),
        difference: toReais(difference),
      })),
      unmatched: unmatched.map(({ orderId, total }) => ({ id: orderId, expected: toReais(total) })),
      totalErrors: toReais(totalDifference),
    }).toEqual(expected)
    const shares = differences.filter(({ reason }) => reason === 'share-of-products')
    expect(shares.map(({ difference }) => toReais(difference))).toEqual([
      -4.29, -9.72, -11.83, -7.92, -5.17, -1.58, -1.29,
    ])
  },
)

it('reports of fees beside say what was charged of each sale, and change no figure of the month', async () => {
  const alone = await closeWith('liberacoes.csv')
  const names = ['liberacoes.csv', 'conciliacao-vendas.xlsx', 'faturamento.xlsx']
  const { adjustments, sums, differences, unmatched, warnings, ...figures } = await closeWith(...names)
  expect(warnings).toEqual([])
  expect(figures).toMatchObject({ matched: alone.matched, totalDifference: alone.totalDifference })
  const { adjustments: invoiced, ...ownSums } = sums
  expect(ownSums).toEqual(alone.sums)
  // Five fees of returns, the ads and the page: fees that were not taken off a sale.
  expect(invoiced).toEqual({ count: 7, amount: -(5 * 1872 + 12_045 + 7900) })
  expect(adjustments?.at(-1)).toMatchObject({
    ...{ kind: 'invoiced-fee', description: 'Tarifa de manutenção da Minha página', amount: -7900 },
    day: '2026-03-31',
  })
  const bare = (row: object) => ({ ...row, billed: undefined })
  expect(differences.map(bare)).toEqual(alone.differences.map(bare))
  expect(unmatched.map(bare)).toEqual(alone.unmatched.map(bare))
  for (const { expected, billed = [] } of differences) {
    const saleFee = billed.find(({ name }) => name === 'Custo por vender no Mercado Livre')
    expect(saleFee?.amount).toBe(expected?.saleFee)
  }
  const withSales = await closeWith('conciliacao-liberacao.csv', 'conciliacao-vendas.xlsx')
  expect(withSales.warnings).toEqual([])
  expect(withSales.differences.map(({ billed = [] }) => billed[0]?.amount)).toEqual(
    differences.map(({ billed = [] }) => billed[0]?.amount),
  )
})

it('knows the number of the listing that was sold, and the price of one piece', async () => {
  const { orders } = readSheets(await sheetsOf('vendas.xlsx'), mercadoLivre.files.locateOrders)
  expect(orders[0]?.items).toEqual([
    {
      ...{ name: 'Tênis Casual & Confortável', variation: '', sku: 'SKU-0', units: 2 },
      ...{ listing: 'MLB3000000000', price: 6428 },
    },
  ])
})
