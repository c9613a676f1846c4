import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing } from '../model/listing.ts'
import { cellOf, listingColumns } from './columns.tsx'
import { readCurrentPrice } from './current-price-field.tsx'
import { rowsInView, steadyRows } from './order-rows.ts'
import { rowOf } from './rows.ts'
import { parametersOf, type TableView, viewIn } from './table-view.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const make = (id: string, part: Partial<Listing> = {}): Listing => ({
  ...blank[part.marketplace ?? 'shopee'],
  id,
  title: id,
  productCost: 50,
  ...part,
})
const everything = viewIn(new URLSearchParams())
const listings = [
  make('sem atual'),
  make('na margem', { currentPrice: 500 }),
  make('prejuízo', { currentPrice: 20, sku: 'P-1' }),
  make('abaixo', { currentPrice: 75, marketplace: 'tiktok' }),
  make('sem preço', { profitMargin: 99 }),
]
const rows = listings.map((listing) => rowOf(listing, basis))
const shown = (part: Partial<TableView>) =>
  rowsInView(rows, { ...everything, ...part }).map(({ listing }) => listing.id)

test('the most urgent rows come first, and rows without a value last in both directions', () => {
  expect(shown({})).toEqual(['prejuízo', 'abaixo', 'sem preço', 'na margem', 'sem atual'])
  const byPrice = (direction: 'ascending' | 'descending') =>
    shown({ sort: { column: 'currentPrice', direction } })
  expect(byPrice('ascending').slice(0, 3)).toEqual(['prejuízo', 'abaixo', 'na margem'])
  expect(byPrice('descending').slice(0, 3)).toEqual(['na margem', 'abaixo', 'prejuízo'])
})

test('the largest discount counts from the price sold for, is rounded down, and is absent without such a price', () => {
  const column = listingColumns.find(({ id }) => id === 'discount')
  const discountOf = (part: Partial<Listing>) => column?.value(rowOf(make('x', part), basis))
  // 54 of costs and fixed fee / 80% = 67.50; from the calculated 90, and from 100.
  expect(discountOf({})).toBe(25)
  expect(discountOf({ currentPrice: 100 })).toBe(32.5)
  expect(discountOf({ currentPrice: 70 })).toBe(3.57)
  expect(discountOf({ currentPrice: 60 })).toBeNull()
  expect(discountOf({ profitMargin: 99 })).toBeNull()
  expect(column && cellOf(column, rowOf(make('x', { currentPrice: 100 }), basis))).toBe('32,50%')
  expect(column?.isOptional).toBe(true)
  expect(shown({ sort: { column: 'discount', direction: 'descending' } })[0]).toBe('na margem')
})

test('text, state and marketplace filter together', () => {
  expect(shown({ text: 'p-1' })).toEqual(['prejuízo'])
  expect(shown({ states: ['loss', 'below-margin'] })).toEqual(['prejuízo', 'abaixo'])
  expect(shown({ states: ['loss', 'below-margin'], marketplaces: ['tiktok'] })).toEqual(['abaixo'])
})

test('an edited row stays in its place until the view changes or a listing is added', () => {
  const before = steadyRows(undefined, rows, everything)
  const edited = rows.map((row) =>
    row.listing.id === 'prejuízo' ? rowOf({ ...row.listing, currentPrice: 900 }, basis) : row,
  )
  const after = steadyRows(before, edited, everything)
  expect(after.shown.map(({ review }) => review.state)[0]).toBe('on-margin')
  expect(after.shown.map(({ key }) => key)).toEqual(before.shown.map(({ key }) => key))
  expect(steadyRows(after, edited.slice(1), everything).shown).toHaveLength(4)
  const added = steadyRows(after, [...edited, rowOf(make('novo'), basis)], everything)
  expect(added.shown[0]?.listing.id).toBe('abaixo')
})

test('an address restores the view it was made from, and an invalid one gives the default view', () => {
  const view: TableView = {
    sort: { column: 'profit', direction: 'descending' },
    text: 'tênis & cia',
    states: ['loss', 'no-price'],
    marketplaces: ['mercadoLivre', 'amazon'],
  }
  expect(viewIn(new URLSearchParams(parametersOf(view).toString()))).toEqual(view)
  expect(parametersOf(everything).toString()).toBe('')
  expect(viewIn(new URLSearchParams('ordem=nada&situacao=x&lojas=,'))).toEqual(everything)
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['49,9', 49.9],
  ['R$ 1.234,56', 1234.56],
  ['20.000', 20_000],
  ['0', null],
  ['-3', null],
  ['12,345', null],
  ['2.000.000.000', null],
  ['12 ou 13', null],
])('reads %j as the current price %s', (text, price) => {
  expect(readCurrentPrice(text)).toBe(price)
})
