import { cents } from '@vendaclara/core/money'
import { defaultTables, type FeeTable, feeTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing, priceOf } from '../model/listing.ts'
import { waitingWords } from './campaign-dialog.tsx'
import { discountLines, fileColumns, fileRows } from './campaign-files.tsx'
import { type CampaignInputs, campaignOf, firstInputs, lastCampaign } from './campaign-inputs.ts'
import { roundedDown } from './campaign-table.tsx'
import { texts } from './campaign-texts.ts'
import { expectedProfit, viewCampaign } from './simulate.ts'

const october = feeTables.find(({ id }) => id === 'shopee-2026-10') as FeeTable
const basis = {
  config: { monthlyBilling: 0, charges: 0, fixCost: 0 },
  tables: { ...defaultTables, shopee: october },
}
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const make = (title: string, part: Partial<Listing> = {}): Listing => ({
  ...blank.shopee,
  id: title,
  title,
  productCost: 40,
  profitMargin: 12,
  ...part,
})
const listings = [
  make('com a margem', { currentPrice: 100, sku: 'A-1' }),
  make('abaixo', { currentPrice: 75 }),
  make('prejuízo', { currentPrice: 60 }),
  make('já perdia', { currentPrice: 30 }),
  make('sem preço', { profitMargin: 99 }),
]
const campaign = { offer: { percent: 21 }, from: '2026-11-20', to: '2026-11-29' }
const view = (part: Partial<typeof campaign> = {}) =>
  viewCampaign(listings, basis, feeTables, { ...campaign, ...part })

test('counts the listings by their result, sorted from the largest loss to those without a price', () => {
  const { counts, lostBefore, rows } = view()
  expect(counts).toEqual({ 'keeps-margin': 1, 'below-margin': 1, loss: 2, out: 1 })
  expect(lostBefore).toBe(1)
  expect(rows.map(({ listing }) => listing.title)).toEqual([
    'já perdia',
    'prejuízo',
    'abaixo',
    'com a margem',
    'sem preço',
  ])
})

test('sums the rows, and counts units only if some are expected', () => {
  const { periods, rows } = view()
  const profit = rows.reduce((sum, { worst }) => sum + Math.round((worst?.after.profit ?? 0) * 100), 0)
  expect(periods).toMatchObject([{ days: 10, profitAfter: profit }])
  expect(expectedProfit(periods, 0).after).toBe(0)
  expect(expectedProfit(periods, 3).after).toBe(profit * 30)
})

test('a listing without a current price is simulated from its calculated price', () => {
  const one = make('calculado')
  const price = priceOf(one, basis)
  const [row] = viewCampaign([one], basis, feeTables, campaign).rows
  expect(row?.worst?.before.price).toBe(price.outcome === 'priced' ? price.price : null)
})

test('if tables change, a file has a row for each period, with the state of the worse one', () => {
  const rows = fileRows(view({ from: '2026-09-29', to: '2026-10-02' })).filter(
    ([title]) => title === 'abaixo',
  )
  expect(rows.map((row) => row.slice(5, 8))).toEqual([
    ['29/09/2026', '30/09/2026', 'Shopee, março de 2026'],
    ['01/10/2026', '02/10/2026', 'Shopee, outubro de 2026'],
  ])
})

test('every row of a file has a cell for each of its columns', () => {
  for (const row of fileRows(
    viewCampaign(listings, basis, feeTables, { ...campaign, offer: { price: cents(9000) } }),
  ))
    expect(row).toHaveLength(fileColumns.length)
  expect(fileRows(view()).at(-1)?.slice(0, 5)).toEqual([
    'sem preço',
    '',
    'Shopee',
    'sem cálculo',
    'Nenhum preço atinge essa margem',
  ])
})

test('the largest discounts are copied as lines, rounded so that none goes below its price', () => {
  const lines = discountLines(view().rows)
  expect(lines.find((line) => line.startsWith('com a margem'))?.replaceAll('\u00a0', ' ')).toBe(
    'com a margem\tA-1\t44,37%\tR$ 55,63',
  )
  expect(lines.at(-1)).toBe('sem preço\t\tnenhum\t')
  expect(roundedDown(44.379)).toBe(44.37)
  expect(roundedDown(44.37)).toBe(44.37)
})

const inputs: CampaignInputs = {
  kind: 'percent',
  percent: 10,
  price: 0,
  from: '2026-11-20',
  to: '2026-11-26',
  unitsPerDay: 0,
}

test('inputs give a campaign, or say which of them is wrong and why', () => {
  expect(campaignOf(inputs)).toEqual({ offer: { percent: 10 }, from: '2026-11-20', to: '2026-11-26' })
  expect(campaignOf({ ...inputs, kind: 'price', price: 29.9 })).toMatchObject({ offer: { price: 2990 } })
  const { problems } = texts
  expect(campaignOf({ ...inputs, percent: 100 })).toEqual({ percent: problems.percent })
  expect(campaignOf({ ...inputs, percent: 0 })).toEqual({ percent: problems.percent })
  expect(campaignOf({ ...inputs, kind: 'price' })).toEqual({ price: problems.price })
  expect(campaignOf({ ...inputs, from: '' })).toEqual({ from: problems.dates })
  expect(campaignOf({ ...inputs, to: '2026-11-19' })).toEqual({ to: problems.order })
  expect(campaignOf({ ...inputs, to: '2027-11-20' })).toMatchObject({ offer: {} })
  expect(campaignOf({ ...inputs, to: '2027-11-21' })).toEqual({ to: problems.length(366) })
})

test('instead of an answer it says what is wrong, and nothing of dates once all is right', () => {
  const words = (part: Partial<CampaignInputs>) => waitingWords(campaignOf({ ...inputs, ...part }))
  expect(words({ percent: 0 })).toBe(texts.problems.percent)
  expect(words({ from: '' })).toBe(texts.wait)
  expect(words({})).toBe(texts.calculating)
})

test('the last inputs come back, with new days if theirs are over, unless they cannot be read', () => {
  expect(firstInputs(null, '2026-11-22')).toMatchObject({ from: '2026-11-22', to: '2026-11-28' })
  expect(firstInputs({ ...inputs, percent: 33 }, '2026-11-26')).toEqual({ ...inputs, percent: 33 })
  expect(firstInputs({ ...inputs, percent: 33 }, '2026-11-27')).toMatchObject({
    percent: 33,
    from: '2026-11-27',
    to: '2026-12-03',
  })
  expect(lastCampaign.parse(JSON.stringify(inputs))).toEqual(inputs)
  expect(lastCampaign.parse('{"kind":"percent","percent":1e99}')).toBeNull()
})

test.each([
  [0, 0, 0, 'Nenhum dos anúncios escolhidos pode entrar nesta campanha.'],
  [0, 0, 1, 'O anúncio mantém a sua margem.'],
  [0, 1, 0, 'Não dá prejuízo, mas fica abaixo da sua margem.'],
  [1, 0, 0, 'O anúncio dá prejuízo na campanha.'],
  [0, 0, 2, 'Todos os 2 anúncios mantêm a sua margem.'],
  [0, 41, 0, 'Nenhum dá prejuízo, mas os 41 ficam abaixo da sua margem.'],
  [24, 0, 0, 'Todos os 24 anúncios dão prejuízo na campanha.'],
  [0, 1, 23, 'Nenhum dá prejuízo: 1 fica abaixo da sua margem e 23 mantêm a margem.'],
  [2, 20, 2, 'De 24 anúncios, 2 dão prejuízo, 20 ficam abaixo da sua margem e 2 mantêm a margem.'],
])('%d with a loss, %d below and %d with the margin: %s', (loss, below, keeping, sentence) => {
  expect(texts.answer({ loss, below, keeping })).toBe(sentence)
})
