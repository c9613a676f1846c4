import { defaultTables, forEachMarketplace, marketplaces } from '@vendaclara/core/pricing'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readOwnList } from '../../../../test/pricing/read-own-list.ts'
import { matchLines } from '../files/match-lines.ts'
import { readFile } from '../files/read-file.ts'
import { isReady } from '../files/read-lines.ts'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { newListing, withPrice } from '../model/listing.ts'
import { texts } from '../pricing-texts.ts'
import { listingsFileName } from '../worker/use-download.ts'
import { writeListings, writeRefusedLines } from './write-listings.ts'
import { writeTemplate } from './write-template.ts'

const basis = { config: { monthlyBilling: 20_000, charges: 6, fixCost: 2000 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))

async function read(file: Blob) {
  return readOwnList(await readFile(file), { blank, marketplace: 'shopee', newId: () => '' })
}

const listing = (part: Partial<Listing>): Listing =>
  withPrice({ ...blank[part.marketplace ?? 'shopee'], ...part }, basis)

test('an exported file is imported unchanged, without unknown columns', async () => {
  const listings = [
    listing({ title: 'Tênis', productCost: 50, variableCost: 2.123456, currentPrice: 1234.9, peso: 0.9 }),
    listing({ title: 'Meia', freeShipping: false, adsPercent: 5, couponAmount: 1234.5 }),
    listing({ title: 'Gorro', adsAmount: 0.5, couponPercent: 2.5, affiliatePercent: 3, affiliateAmount: 1 }),
    listing({ marketplace: 'mercadoLivre', mlTax: 16.5, shippingCost: 21.65, peso: 0.9 }),
    listing({ marketplace: 'mercadoLivre', title: 'Flex', mlTax: 14, ownDelivery: true }),
    listing({ marketplace: 'shein', title: '=1+1', profitMargin: -3.25, peso: 0.35 }),
    listing({ marketplace: 'tiktok', freeShipping: false, productCost: 9.9 }),
    listing({ marketplace: 'amazon', category: 'pneus-e-rodas', fulfilled: true, peso: 7.2 }),
    listing({ marketplace: 'amazon', title: 'sem categoria' }),
    listing({ title: '@SUM(A1)&<b>"', profitMargin: 90 }),
    listing({ title: '-' }),
    listing({ id: 'a', title: 'Total', sku: '-' }),
  ]
  const { lines, unknownColumns } = await read(await writeListings(listings, basis))
  expect(unknownColumns).toEqual([])
  expect(lines.map((line) => withPrice({ ...line.listing, id: line.code ?? '' }, basis))).toEqual(listings)
  expect(lines.every(isReady)).toBe(true)
})

test('an export that is imported again finds each of its listings unchanged', async () => {
  const known: ListingsByMarketplace = {
    ...forEachMarketplace(() => []),
    shopee: [listing({ id: 'a', title: 'Tênis', sku: '-T 1', variableCost: 2.123456 }), listing({ id: 'b' })],
    mercadoLivre: [listing({ id: 'a', marketplace: 'mercadoLivre', mlTax: 16.5, peso: 0.9 })],
    shein: [listing({ id: 'c', marketplace: 'shein', profitMargin: -3.25, sku: '007' })],
  }
  const { lines } = await read(await writeListings(Object.values(known).flat(), basis))
  const matched = matchLines(lines, known)
  expect(matched.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'same'])
  expect(matched.map(({ before }) => before)).toEqual(Object.values(known).flat())
})

test('the export says why a listing has no price', async () => {
  const listings = [
    listing({ profitMargin: 99 }),
    listing({ profitMargin: 10 }),
    listing({ marketplace: 'mercadoLivre', productCost: 30, mlTax: 0 }),
  ]
  const file = await writeListings(listings, basis)
  const [names = [], ...rows] = (await readXlsx(await file.arrayBuffer())).sheets[0]?.rows ?? []
  const why = names.indexOf('Por que sem preço')
  expect(rows.map((cells) => cells[why] ?? null)).toEqual([
    'Nenhum preço atinge essa margem',
    null,
    texts.noPrice.noCommission,
  ])
  expect(rows[2]?.[names.indexOf('Preço de venda')] ?? null).toBeNull()
})

test('any listing survives export and import', async () => {
  // A cell cannot hold minus zero.
  const money = fc.double({ min: 0, max: 1e9, noNaN: true })
  const margin = fc.double({ min: -1000, max: 1000, noNaN: true }).map((percent) => percent + 0)
  const any = fc.record({
    marketplace: fc.constantFrom(...marketplaces),
    title: fc
      .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
      .filter((title) => title.trim() === title && title.length > 0 && title.length <= 200),
    productCost: money,
    variableCost: money,
    profitMargin: margin,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 10 }), async (parts) => {
      const listings = parts.map((part) => listing(part as Partial<Listing>))
      const { lines } = await read(await writeListings(listings, basis))
      expect(lines.map((line) => withPrice(line.listing, basis))).toEqual(listings)
    }),
    { numRuns: 30 },
  )
})

test('the export contains the price and its figures, but no formula', async () => {
  const file = await writeListings([listing({ title: '=1+1', productCost: 50, variableCost: 2 })], basis)
  const { sheets } = await readXlsx(await file.arrayBuffer(), { readStyles: true })
  const [sheet] = sheets
  expect(sheets).toHaveLength(1)
  const [names = [], cells = []] = sheet?.rows ?? []
  const row = Object.fromEntries(names.map((name, index) => [String(name), cells[index]]))
  expect(row).toMatchObject({
    Marketplace: 'Shopee',
    Título: '=1+1',
    'Preço de venda': 127.27,
    'Lucro por venda': 25.45,
    'Impostos por venda': 7.64,
    'Lucro bruto por venda': 38.18,
    'Arredondamento por venda': 0,
    'Margem de contribuição (%)': 30,
    'Tabela de tarifas': defaultTables.shopee.name,
  })
  expect([...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([])
})

test('the parts of an exported price add up to it', async () => {
  const parts = { variableCost: 0, adsPercent: 5, couponPercent: 2.5, affiliateAmount: 1 }
  const listings = [12.5, 30, 33.33].map((productCost) => listing({ ...parts, productCost }))
  const file = await writeListings(listings, basis)
  const [names = [], ...rows] = (await readXlsx(await file.arrayBuffer())).sheets[0]?.rows ?? []
  const sum = /^(Custo do produto|(?!Lucro bruto).* por venda)$/
  for (const row of rows) {
    const amounts = names.map((name, place) => (sum.test(String(name)) ? Number(row[place]) : 0))
    const price = Number(row[names.indexOf('Preço de venda')])
    expect(amounts.reduce((one, other) => one + other, 0)).toBeCloseTo(price, 9)
  }
})

test('the template is read as one ready line for each marketplace', async () => {
  const { lines, unknownColumns } = await read(await writeTemplate())
  expect(unknownColumns).toEqual([])
  expect(lines.map((line) => line.listing.marketplace)).toEqual(marketplaces)
  expect(lines.every(isReady)).toBe(true)
})

test('refused lines are written with their number and reason, and are read again as written', async () => {
  const rows = [
    ['Título', 'Custo', 'Margem'],
    ['Copo', 'abc', '18%'],
  ]
  const defaults = { blank, marketplace: 'shopee', newId: () => '' } as const
  const { lines } = await readOwnList(await readFile(new Blob([Papa.unparse(rows)])), defaults)
  const file = await writeRefusedLines(lines)
  const [names, cells] = (await readXlsx(await file.arrayBuffer())).sheets[0]?.rows ?? []
  expect(names?.slice(0, 2)).toEqual(['Linha', 'Motivo'])
  expect(cells?.slice(0, 2)).toEqual([2, 'Custo do produto: “abc” não é um número'])
  const again = await read(file)
  expect(again.unknownColumns).toEqual([])
  expect(again.lines[0]?.written).toEqual({ title: 'Copo', productCost: 'abc', profitMargin: '18%' })
})

test('the export is named after its day', () => {
  expect(listingsFileName(new Date(2026, 10, 5))).toBe('Vendaclara anúncios 2026-11-05.xlsx')
})
