import { mostReplaced } from '@vendaclara/contract/pricing'
import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { describe, expect, test } from 'vitest'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { newListing } from '../model/listing.ts'
import { withFreeSkus } from './actions/use-listing-actions.ts'
import { applyChanges } from './apply-changes.ts'
import {
  afterDelivery,
  creationOf,
  isHeld,
  type ListingChange,
  listingChange,
  mergeChanges,
  removalOf,
  restorationOf,
  savingOf,
} from './listing-change.ts'

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

describe('what an unsent change replaces', () => {
  const stored: Listing = { ...make('b'), productCost: 10, version: 'v1' }
  const edited = savingOf(stored, { ...stored, productCost: 12 })
  const further = savingOf(edited.listing, { ...edited.listing, productCost: 13, title: 'Xícara' })

  test('is what it was made of', () => {
    expect(edited).toMatchObject({ kind: 'save', replaces: ['v1'], isEdited: true })
    expect(edited.listing.version).not.toBe('v1')
    expect(creationOf(make('n')).replaces).toEqual([null])
  })

  test('is also what was sent before it and may have arrived without an answer', () => {
    expect(mergeChanges(edited, further)).toMatchObject({
      listing: { productCost: 13, title: 'Xícara' },
      replaces: ['v1', edited.listing.version],
      isEdited: true,
    })
  })

  test('is the delivered one once that has arrived', () => {
    expect(afterDelivery(mergeChanges(edited, further), edited)).toMatchObject({
      replaces: [edited.listing.version],
      isEdited: true,
    })
  })

  test('is unknown for a change of something else: it is sent alone', () => {
    const elsewhere = savingOf({ ...stored, version: 'v2' }, { ...stored, productCost: 14 })
    expect(mergeChanges(edited, elsewhere)).toBe(elsewhere)
  })

  test('is nothing or what was known of a listing that was removed here and brought back', () => {
    const removed = mergeChanges(edited, removalOf(edited.listing))
    const restored = mergeChanges(removed, restorationOf(edited.listing))
    expect(restored.kind).toBe('create')
    expect(restored.replaces).toEqual(['v1', edited.listing.version, null])
    expect(afterDelivery(restored, removed)).toMatchObject({ kind: 'create', replaces: [null] })
  })

  test('is what another device stored once the seller has answered, also of a creation', () => {
    const theirs: Listing = { ...stored, productCost: 14, version: 'v2' }
    const answer = savingOf(theirs, { ...theirs, productCost: 12 })
    for (const waiting of [edited, restorationOf(edited.listing)]) {
      expect(mergeChanges({ ...waiting, elsewhere: theirs }, answer)).toBe(answer)
    }
  })

  test('stays what a creation replaces while it is edited, and is never more than the server takes', () => {
    let waiting = creationOf(make('n'))
    for (let edit = 0; edit < 300; edit += 1) {
      const { listing } = waiting
      waiting = mergeChanges(waiting, savingOf(listing, { ...listing, productCost: edit }))
    }
    expect(waiting).toMatchObject({ kind: 'create', begun: expect.any(Number) })
    expect([waiting.replaces?.[0], waiting.replaces?.length]).toEqual([null, mostReplaced])
  })

  test('is anything where a page without versions made the change or loaded the listing', () => {
    const { version: _, ...old } = stored
    expect('replaces' in savingOf(old, old)).toBe(false)
    const waiting: ListingChange = { kind: 'save', listing: old }
    const next = savingOf(old, { ...old, productCost: 12 })
    expect(mergeChanges(waiting, next).replaces).toBeUndefined()
  })

  test('and what another device stored outlives a reload and further edits, but not a removal', () => {
    const held: ListingChange = { ...edited, elsewhere: { ...stored, productCost: 14, version: 'v2' } }
    const read = listingChange.parse(JSON.parse(JSON.stringify(mergeChanges(held, further))))
    expect(read).toMatchObject({ elsewhere: { productCost: 14 }, listing: { productCost: 13 } })
    expect([held, read].map(isHeld)).toEqual([true, true])
    expect(isHeld(mergeChanges(held, removalOf(edited.listing)))).toBe(false)
    expect(isHeld(edited)).toBe(false)
    expect(isHeld({ ...edited, elsewhere: null })).toBe(true)
  })
})
