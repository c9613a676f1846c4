import {
  type ClosingMarketplace,
  closingMarketplaces,
  closingOf,
  contestableRows,
} from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { expect, it, test } from 'vitest'
import type { FileRefused } from '../../../../files/file-refused.ts'
import { doubtsOf } from '../../contest/marks/doubts.ts'
import { sentencesOf } from '../../files/others/order-movements.tsx'
import { readFiles } from '../reading/read-files.ts'
import { MonthRows } from '../rows/month-rows.ts'
import { closeFiles, sample } from './close-files.ts'

const file = (name: string) => sample(`odd/mes-${name}`)

async function close(marketplace: ClosingMarketplace, orders: string, income: string) {
  const closed = await closeFiles(marketplace, [file(orders)], [file(income)])
  const { found: results, files } = closed
  const shown = new MonthRows()
  const { doubt } = shown.showMonth(marketplace, closed)
  const figures = { hasResults: true, matched: results.matched }
  return {
    results,
    figures: [
      results.matched,
      toReais(results.totalDifference),
      results.differences.length,
      results.unmatched.length,
    ],
    claimed: contestableRows(closingOf(marketplace), results, '2026-12-31').map(({ row }) => row.orderId),
    doubts: doubtsOf({ files, figures } as never, doubt),
  }
}

const shopee = [13, 1.64, 1, 1]

test.each<[string, ClosingMarketplace, string, string, readonly number[]]>([
  ['subtotals', 'shopee', 'mudados-pedidos.xlsx', 'mudados-renda-subtotais.xlsx', shopee],
  ['NaT for no refund', 'shopee', 'mudados-pedidos.xlsx', 'mudados-renda-NaT.xlsx', shopee],
  ['0 for no refund', 'shopee', 'mudados-pedidos-zeros.xlsx', 'mudados-renda.xlsx', shopee],
  [
    'the sale in another column',
    'mercadoLivre',
    'envio-pela-referencia-vendas.xlsx',
    'envio-pela-referencia-liberacoes.csv',
    [2, -5, 1, 1],
  ],
])('a month with %s closes as without', async (_, marketplace, orders, income, answer) => {
  expect(await close(marketplace, orders, income)).toMatchObject({ figures: answer, doubts: null })
})

test.each<[string, ClosingMarketplace, string, string, object]>([
  [
    'amounts a hundred times as large',
    'shopee',
    'mudados-pedidos.xlsx',
    'mudados-renda-100.xlsx',
    { kind: 'other-month-scale', factor: 100, orders: 13, all: 13 },
  ],
  [
    'releases a hundred times as large',
    'mercadoLivre',
    'mudados-vendas.xlsx',
    'mudados-liberacoes-100.csv',
    { kind: 'other-month-scale', factor: 100, orders: 12, all: 12 },
  ],
  [
    'ids sorted alone',
    'shein',
    'ids-ordenados-pedidos.xlsx',
    'ids-ordenados-faturas.xlsx',
    { kind: 'ids-of-others' },
  ],
  [
    'amounts as words',
    'shopee',
    'moeda-escrita-pedidos.xlsx',
    'moeda-escrita-renda.xlsx',
    { kind: 'no-amount', column: 'Quantia total lançada (R$)', example: 'BRL 190,69' },
  ],
])('a month with %s is refused for it', async (_, marketplace, orders, income, refusal) => {
  const refused = await close(marketplace, orders, income).catch((error: FileRefused) => error)
  expect(refused).toMatchObject({ refusal })
})

it('says that releases were filtered, before its figures, and claims nothing', async () => {
  const { doubts } = await close('mercadoLivre', 'mudados-vendas.xlsx', 'mudados-liberacoes-filtradas.csv')
  expect(doubts?.warnings.map(({ kind }) => kind)).toEqual(['only-credits'])
})

it('claims nothing for an order with an unreadable amount', async () => {
  const { figures, claimed, results } = await close(
    'mercadoLivre',
    'valor-virou-data-vendas.xlsx',
    'valor-virou-data-liberacoes.csv',
  )
  expect(figures).toEqual([2, -50, 1, 1])
  expect(results.differences).toMatchObject([{ orderId: '2000010018000002', unread: true }])
  expect(claimed).not.toContain('2000010018000002')
})

it('has an income that was taken back at its order and in the sum', async () => {
  const { figures, results } = await close(
    'shopee',
    'renda-retirada-pedidos.xlsx',
    'renda-retirada-renda.xlsx',
  )
  expect(figures).toEqual([3, -4.4, 1, 1])
  expect(results.sums).toMatchObject({ received: 8960, refunded: 2800, otherOrders: 0 })
  expect(results.settled).toMatchObject([{ orderId: '260311REVRDDDD', amount: 0, refunded: 2800 }])
})

it('has the money of a returned order at that order, which is in the file', async () => {
  const { figures, results } = await close(
    'shopee',
    'devolvido-com-renda-pedidos.xlsx',
    'devolvido-com-renda-renda.xlsx',
  )
  expect(figures).toEqual([2, -4.4, 1, 1])
  expect(results.sums).toMatchObject({
    received: 8960,
    otherOrders: 0,
    otherReceived: 0,
    leftOut: { count: 1, amount: -4781 },
  })
  expect(results.settled).toMatchObject([{ orderId: '260311NEGADDDD', amount: -4781, leftOut: 'refunded' }])
})

it('takes what a cancelled sale costs off nothing that is to come', async () => {
  const { figures, results } = await close(
    'mercadoLivre',
    'cancelada-com-custo-vendas.xlsx',
    'cancelada-com-custo-liberacoes.csv',
  )
  expect(figures).toEqual([2, -5, 1, 2])
  expect(results.sums).toMatchObject({ expected: 18_000, awaited: 3000, owed: { count: 1, amount: -1800 } })
})

async function movementsOf(name: string) {
  const { locateMovements: locate } = closingMarketplaces.shopee.files
  if (!locate) throw new Error('no movements')
  const [only] = await readFiles([file(name)], { locate, takesCsv: true })
  if (!only) throw new Error('nothing was read')
  return only.content
}

it('says that the money of an order came into the wallet and left it again', async () => {
  const { lines } = await movementsOf('entrou-e-saiu-carteira.xlsx')
  const said = (orderId: string) => sentencesOf(lines.filter((line) => line.orderId === orderId))
  expect(said('260305WALLBBBB')).toEqual([
    expect.stringMatching(/entrou na sua carteira em 20.* e foi retirado em 24/),
  ])
  expect(said('260302WALLAAAA')).toEqual([expect.stringMatching(/entrou na sua carteira em 20[^e]*$/)])
})

it('counts returns once where their rows were pasted again', async () => {
  const [good, pasted] = [await movementsOf('devolucoes.xlsx'), await movementsOf('devolucoes-coladas.xlsx')]
  expect(pasted.lines).toEqual(good.lines)
  expect(pasted.warnings).toMatchObject([{ kind: 'copied-rows', count: 5 }])
})
