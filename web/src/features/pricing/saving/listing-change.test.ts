import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { newListing } from '../model/listing.ts'
import { applyChanges, listingChange } from './listing-change.ts'
import { withFreeSkus } from './use-listing-actions.ts'

const config = { monthlyBilling: 10_000, charges: 6, fixCost: 1_000 }
const basis = { config, tables: defaultTables }
const make = (id: string): Listing => newListing(id, 'shopee', basis)
const listings: ListingsByMarketplace = {
  ...forEachMarketplace(() => []),
  shopee: [make('b'), make('a')],
}
const ids = (result: ListingsByMarketplace) => result.shopee.map((listing) => listing.id)

test('P10 a new listing has no costs and a profit of 20%', () => {
  expect(make('x')).toMatchObject({
    title: 'Novo Anúncio',
    productCost: 0,
    variableCost: 0,
    profitMargin: 20,
    netMargin: 0.2,
    freeShipping: true,
    charges: 6,
  })
  expect(make('x').salePrice).toBe(9.09)
})

test('a creation comes first, an edit stays in its place, a removed listing is gone', () => {
  const created = applyChanges(listings, [{ kind: 'create', listing: make('c') }])
  expect(ids(created)).toEqual(['c', 'b', 'a'])
  const edited = applyChanges(created, [{ kind: 'save', listing: { ...make('b'), title: 'Novo nome' } }])
  expect(edited.shopee[1]?.title).toBe('Novo nome')
  expect(ids(applyChanges(edited, [{ kind: 'remove', listing: make('b') }]))).toEqual(['c', 'a'])
})

test('a change stored by a version without deliveries is read as delivered by the marketplace', () => {
  const { ownDelivery: _, ...before } = make('b')
  expect(listingChange.parse({ kind: 'save', listing: before })).toEqual({
    kind: 'save',
    listing: make('b'),
  })
})

test('changes of one marketplace leave the others untouched', () => {
  const changed = applyChanges(listings, [
    { kind: 'create', listing: newListing('m', 'mercadoLivre', basis) },
  ])
  expect(changed.shopee).toBe(listings.shopee)
  expect(changed.mercadoLivre).toHaveLength(1)
})

test('no new listing takes a SKU that another listing of its marketplace has', () => {
  const named = (id: string, sku: string, marketplace: Listing['marketplace'] = 'shopee') => ({
    ...make(id),
    sku,
    marketplace,
  })
  const created = withFreeSkus(
    [named('a', 'S'), named('b', 'T'), named('c', 'T'), named('d', 'S', 'shein'), make('e')],
    [named('x', 'S')],
  )
  expect(created.map(({ sku }) => sku)).toEqual([undefined, 'T', undefined, 'S', undefined])
})
