import { defaultTables, type FeeTable, feeTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import type { Listing } from '../model/listing.ts'
import { newListing } from '../model/listing.ts'
import { previewChanges } from './preview-changes.ts'

const config = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const basis = { config, tables: defaultTables }
const none = forEachMarketplace(() => [])
const make = (part: Partial<Listing>, marketplace: Listing['marketplace'] = 'shopee'): Listing => ({
  ...newListing(crypto.randomUUID(), marketplace, basis),
  ...part,
})

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const shopeeChange = {
  marketplace: 'shopee',
  before: defaultTables.shopee,
  after: table('shopee-2026-10'),
} as const

test('listings that lose margin come first, and only changed listings are shown', () => {
  // 20% and R$ 4,00 become 14% and R$ 20,00 at R$ 100 to 200, and 20% and R$ 4,50 below R$ 80.
  const cheap = make({ title: 'barato', productCost: 8 })
  const free = make({ title: 'sem custo', productCost: 500, profitMargin: 20 })
  const preview = previewChanges({ ...none, shopee: [free, cheap] }, config, [shopeeChange])
  expect(preview).toMatchObject({ count: 2, repriced: 2, losing: 1, weightless: 0 })
  expect(preview.listings.map(({ listing }) => listing.title)).toEqual(['barato', 'sem custo'])
  const [first] = preview.listings
  expect(first?.comparison.before).toMatchObject({ outcome: 'priced', price: 20 })
  expect(first?.comparison.after).toMatchObject({ outcome: 'priced', price: 20.84 })
})

test('listings of a marketplace that keeps its table are left out', () => {
  const shein = [make({ productCost: 10 }, 'shein')]
  expect(previewChanges({ ...none, shein }, config, [shopeeChange])).toMatchObject({ count: 0, listings: [] })
})

test('a table with the same fees changes nothing', () => {
  const same = { ...shopeeChange, after: { ...shopeeChange.before, id: 'minha' } }
  expect(previewChanges({ ...none, shopee: [make({ productCost: 8 })] }, config, [same])).toMatchObject({
    count: 1,
    repriced: 0,
    losing: 0,
    listings: [],
  })
})

test('counts listings without a weight if only the new table needs one, which it does not for Flex', () => {
  const change = {
    marketplace: 'mercadoLivre',
    before: defaultTables.mercadoLivre,
    after: table('mercado-livre-2026-08'),
  } as const
  const mercadoLivre = [
    make({ peso: 0 }, 'mercadoLivre'),
    make({ peso: 1 }, 'mercadoLivre'),
    make({ peso: 0, ownDelivery: true }, 'mercadoLivre'),
  ]
  expect(previewChanges({ ...none, mercadoLivre }, config, [change]).weightless).toBe(1)
})
