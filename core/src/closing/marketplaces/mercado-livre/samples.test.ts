import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { toReais } from '../../../money/index.ts'
import { readSheets, reconcile, type Sheet } from '../../index.ts'
import { mercadoLivre } from './closing.ts'

const samples = new URL('../../../../../samples/closing/mercado-livre/', import.meta.url)

it('closes the month of the samples with every figure of its known answer', async () => {
  const { sheets } = await readXlsx(readFileSync(new URL('vendas.xlsx', samples)))
  const csv = readFileSync(new URL('liberacoes.csv', samples), 'utf8')
  const rows = csv
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell || null))
  const { orders } = readSheets(sheets as Sheet[], mercadoLivre.files.locateOrders)
  const { income } = readSheets([{ name: 'csv', rows }], mercadoLivre.files.locateIncome)
  const { matched, differences, unmatched, totalDifference } = reconcile(mercadoLivre.rules, orders, income)
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
})
