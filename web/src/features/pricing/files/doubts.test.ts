import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readOwnList } from '../../../../test/pricing/read-own-list.ts'
import { type ListingsByMarketplace, newListing } from '../model/listing.ts'
import { matchLines } from './match-lines.ts'
import { readFile } from './read-file.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const none: ListingsByMarketplace = forEachMarketplace(() => [])

type Value = string | number | Date | null
const names = ['SKU', 'Título', 'Custo do produto', 'Margem de lucro (%)', 'Preço atual', 'Peso (kg)']
const usual: readonly (readonly Value[])[] = [
  ['00123', 'Camiseta', 19.9, 20, 49.9, 0.3],
  ['0456', 'Tênis', 129, 35, 199.9, 1.2],
  ['2-3', 'Kit', 100, 18, 199, 0.2],
]

async function doubted(rows: readonly (readonly Value[])[], known = none, header = names) {
  const bytes = await writeXlsx({
    sheets: [{ name: 'Plan1', rows: [header, ...rows].map((row) => [...row]) }],
  })
  const { lines } = await readOwnList(await readFile(new Blob([bytes as BlobPart])), {
    blank,
    marketplace: 'shopee',
    newId: () => '',
  })
  return matchLines(lines, known).map(({ problems, doubts }) => [
    ...Object.keys(problems),
    ...Object.keys(doubts),
  ])
}
test('a line without a marketplace among lines that have one is asked about', async () => {
  const rows = [
    ['Shein', 'a', 'Copo', 10, 30],
    [null, 'b', 'Jarra', 10, 30],
  ]
  const header = ['Marketplace', 'SKU', 'Título', 'Custo do produto', 'Preço atual']
  expect(await doubted(rows, none, header)).toEqual([[], ['marketplace']])
})

const withRow = (row: readonly Value[]) => [...usual, row]

test('a usual list has no doubts', async () => {
  expect(await doubted(usual)).toEqual([[], [], []])
})

test.each<[string, readonly Value[], string]>([
  ['a margin that is a fraction', ['s', 'Copo', 10, 0.2, 30, 0.3], 'profitMargin'],
  ['a margin below 0', ['s', 'Copo', 10, -20, 30, 0.3], 'profitMargin'],
  ['a margin that leaves nothing for the cost', ['s', 'Copo', 10, 200, 30, 0.3], 'profitMargin'],
  ['a weight in grams', ['s', 'Copo', 10, 20, 30, 300], 'peso'],
  ['a weight in tons', ['s', 'Copo', 10, 20, 30, 0.0003], 'peso'],
  ['a cost above the price', ['s', 'Copo', 1000, 20, 30, 0.3], 'productCost'],
  ['a price far above the cost', ['s', 'Copo', 10, 20, 3000, 0.3], 'currentPrice'],
  ['no cost', ['s', 'Copo', null, 20, 30, 0.3], 'productCost'],
  ['a date as SKU', [new Date('2026-03-02'), 'Copo', 10, 20, 30, 0.3], 'sku'],
  ['a written date as SKU', ['02/mar', 'Copo', 10, 20, 30, 0.3], 'sku'],
  ['a date of two digits as SKU', ['03/02/26', 'Copo', 10, 20, 30, 0.3], 'sku'],
  ['a date in words as title', ['s', 'seg, 2 de março', 10, 20, 30, 0.3], 'title'],
  ['a number as title', ['s', '46023', 10, 20, 30, 0.3], 'title'],
  ['a sum', [null, 'TOTAL', 248.9, null, null, null], 'line'],
  ['a sum in another word', [null, 'Resumo', 248.9, null, null, null], 'line'],
  ['a sum of some', [null, 'Tênis Total', 129, 35, 199.9, 1.2], 'line'],
  ['no name', [null, null, 10, 20, 30, 0.3], 'line'],
])('%s is asked about', async (_, row, key) => {
  const found = await doubted(withRow(row))
  expect(found.slice(0, 3)).toEqual([[], [], []])
  expect(found[3]).toContain(key)
})

test('values that would become ten times what they were are asked about', async () => {
  const shopee = [
    { ...blank.shopee, id: 'a', sku: '0456', title: 'Tênis', productCost: 12.9, profitMargin: 35 },
  ]
  expect(await doubted(usual, { ...none, shopee })).toEqual([[], ['productCost'], []])
})

const costs = [12.34, 18.97, 31.27, 64.03, 129.98, 17.46, 19.9, 24.58, 41.16, 52.37, 73.64, 88.12]
const withCosts = (change: (cost: number) => number) =>
  doubted(costs.map((cost, at) => [`s${at}`, `Copo ${at}`, Number(change(cost).toFixed(6)), 20, null, 0.3]))

test.each([10, 100, 0.1, 0.01])(
  'costs of a new list that are %d times themselves are asked about, each of them',
  async (factor) => {
    expect((await withCosts((cost) => cost)).flat()).toEqual([])
    expect(await withCosts((cost) => factor * cost)).toEqual(costs.map(() => ['productCost']))
  },
)

test('costs of a few listings that all end in tens of centavos are taken as they are', async () => {
  const rows = [1.8, 3.2, 2.6, 4.4, 7.1].map((cost, at) => [`s${at}`, `Copo ${at}`, cost, 20, null, 0.3])
  expect((await doubted(rows)).flat()).toEqual([])
})

test('a date as SKU that a program numbered is asked about, not SKUs that are all numbers', async () => {
  const named = (skus: readonly string[]) => doubted(skus.map((sku) => [sku, `Copo ${sku}`, 10, 20, 30, 0.3]))
  expect(await named(['a-1', 'a-2', '46083', '7', 'b'])).toEqual([[], [], ['sku'], [], []])
  expect((await named(['46001', '46002', '46083'])).flat()).toEqual([])
})

test('costs that were calculated, or are round, have no doubts', async () => {
  expect((await withCosts((cost) => cost / 7)).flat()).toEqual([])
  expect((await withCosts((cost) => 10 * Math.round(cost))).flat()).toEqual([])
  expect((await withCosts((cost) => Math.round(2 * cost) / 2)).flat()).toEqual([])
})

test('a sum below each group is asked about', async () => {
  const group = (at: number): readonly (readonly Value[])[] => [
    [`a${at}`, 'Copo', 12.34 + at, 20, 40, 0.3],
    [`b${at}`, 'Jarra', 31.27 + at, 20, 90, 0.3],
    [null, 'Cozinha', 43.61 + 2 * at, null, null, null],
  ]
  expect(await doubted([...group(1), ...group(2)])).toEqual([[], [], ['line'], [], [], ['line']])
})

test('a title that became a date is asked about, also beside the code of a listing', async () => {
  const shopee = [{ ...blank.shopee, id: 'a', sku: '0456', title: 'Tênis' }]
  const rows = usual.map((row) => row.map((value) => (value === 'Tênis' ? '2-mar' : value)))
  expect((await doubted(rows, { ...none, shopee }))[1]).toEqual(['title'])
})

test('a list without any centavos is asked about where its prices are like 4990', async () => {
  const rows = usual.map((row) =>
    row.map((value, at) => (at === 2 || at === 4 ? Math.round(Number(value) * 100) : value)),
  )
  expect((await doubted(rows)).flat()).toContain('currentPrice')
})
