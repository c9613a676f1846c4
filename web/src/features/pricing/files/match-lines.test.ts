import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readOwnList } from '../../../../test/pricing/read-own-list.ts'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { newListing } from '../model/listing.ts'
import { matchLines } from './match-lines.ts'
import { readFile } from './read-file.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const listing = (id: string, part: Partial<Listing> = {}): Listing => ({
  ...blank[part.marketplace ?? 'shopee'],
  id,
  title: id,
  productCost: 10,
  profitMargin: 25,
  ...part,
})
const caneca = listing('caneca', { sku: 'C-1' })
const tenis = listing('tenis', { sku: 'T-1' })
const meia = listing('meia', { marketplace: 'shein', sku: 'C-1' })
const known: ListingsByMarketplace = {
  ...forEachMarketplace(() => []),
  shopee: [caneca, tenis],
  shein: [meia],
}
const header = ['Marketplace', 'Título', 'SKU', 'Custo', 'Código Vendaclara']

async function match(...lines: string[][]) {
  const tables = await readFile(new Blob([Papa.unparse([header, ...lines])]))
  const defaults = { blank, marketplace: 'shopee', newId: () => 'novo' } as const
  return matchLines((await readOwnList(tables, defaults)).lines, known)
}

const outcomes = async (...lines: string[][]) => (await match(...lines)).map(({ outcome }) => outcome)

test('a line belongs to the listing with its code, otherwise with its SKU, in its marketplace; otherwise it is new', async () => {
  const lines = await match(
    ['Shopee', 'Caneca', '', '10', 'caneca'],
    ['Shopee', 'tenis', 'T-1', '10', ''],
    ['Shein', '', 'C-1', '12', ''],
    ['Mercado Livre', 'Outra', 'C-1', '10', 'caneca'],
    ['Shopee', 'Nova', '', '10', 'de-outra-conta'],
  )
  expect(lines.map(({ outcome, before, listing: { id } }) => [outcome, before?.id, id])).toEqual([
    ['changed', 'caneca', 'caneca'],
    ['same', 'tenis', 'tenis'],
    ['changed', 'meia', 'meia'],
    ['new', undefined, 'novo'],
    ['new', undefined, 'novo'],
  ])
})

test('empty cells of a line change nothing', async () => {
  const [line] = await match(['', '', 'C-1', '11,5', ''])
  expect(line?.listing).toEqual({ ...caneca, productCost: 11.5 })
})

test('a second line for the same listing is bad and names the first', async () => {
  const [, second] = await match(['', 'Caneca', '', '10', 'caneca'], ['', 'Cópia', '', '10', 'caneca'])
  expect(second).toMatchObject({ outcome: 'bad', before: undefined })
  expect(second?.problems.line).toContain('A linha 2 já é deste anúncio')
})

test('a SKU never belongs to two listings, neither existing ones nor within the file', async () => {
  const [taken] = await match(['', 'Caneca', 'T-1', '10', 'caneca'])
  expect(taken?.problems.sku).toContain('“tenis”')
  const [first, second] = await match(['', 'Um', 'N-1', '1', ''], ['', 'Dois', 'N-1', '2', ''])
  expect([first?.outcome, second?.problems.sku]).toEqual(['new', expect.stringContaining('(linha 2)')])
})

test('listings may exchange their SKUs, but not take one that a bad line keeps', async () => {
  const caneca = ['', 'caneca', 'T-1', '10', 'caneca']
  expect(await outcomes(caneca, ['', 'tenis', 'C-1', '10', 'tenis'])).toEqual(['changed', 'changed'])
  expect(await outcomes(caneca, ['', 'tenis', 'C-1', 'abc', 'tenis'])).toEqual(['bad', 'bad'])
})

test('without codes and SKUs in the file, a line can belong to the single listing with its title', async () => {
  const titles = async (...written: string[]) => {
    const rows = [['Marketplace', 'Título', 'Custo'], ...written.map((title) => ['Shopee', title, '11'])]
    const tables = await readFile(new Blob([Papa.unparse(rows)]))
    const defaults = { blank, marketplace: 'shopee', newId: () => 'novo' } as const
    return (await readOwnList(tables, defaults)).lines
  }
  const found = matchLines(await titles(' CANECA', 'Caneca', 'Outra'), known, { byTitle: true })
  expect(found.map(({ outcome, before }) => [outcome, before?.id])).toEqual([
    ['changed', 'caneca'],
    ['bad', undefined],
    ['new', undefined],
  ])
  expect(found[1]?.problems.line).toContain('A linha 2 já é deste anúncio, que tem o mesmo título')
  const twins = { ...known, shopee: [caneca, { ...tenis, title: 'Caneca' }] }
  const [twin] = matchLines(await titles('Caneca'), twins, { byTitle: true })
  expect(twin?.problems.line).toContain('2 anúncios têm este título')
  expect(matchLines(await titles('Caneca'), known).map(({ outcome }) => outcome)).toEqual(['new'])
})

test('if one line has a SKU, titles are not compared', async () => {
  const tables = await readFile(
    new Blob([Papa.unparse([header, ['Shopee', 'caneca', '', '11', ''], ['Shopee', 'x', 'N-1', '1', '']])]),
  )
  const { lines } = await readOwnList(tables, { blank, marketplace: 'shopee', newId: () => 'novo' })
  expect(matchLines(lines, known, { byTitle: true }).map(({ outcome }) => outcome)).toEqual(['new', 'new'])
})
