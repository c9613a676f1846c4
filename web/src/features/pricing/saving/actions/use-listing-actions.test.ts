import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import {
  type Listing,
  type ListingsByMarketplace,
  newListing,
  type PricingBasis,
} from '../../model/listing.ts'
import { applyChanges } from '../apply-changes.ts'
import type { ListingChange } from '../listing-change.ts'
import { listingActionsOn } from './use-listing-actions.ts'

const shop = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const before: PricingBasis = { config: shop, tables: defaultTables }
const after: PricingBasis = { config: { ...shop, charges: 10 }, tables: defaultTables }

/** A shop with one listing on Shopee with a product cost of R$ 50, whose configuration can change. */
function open() {
  let listings: ListingsByMarketplace = { ...forEachMarketplace(() => []), shopee: [] }
  let basis = before
  const actions = listingActionsOn(
    {
      of: (marketplace) => listings[marketplace],
      all: () => Object.values(listings).flat(),
      change: (changes: readonly ListingChange[]) => {
        listings = applyChanges(listings, changes)
      },
    },
    () => basis,
  )
  actions.createAll([{ ...newListing('one', 'shopee', before), productCost: 50 }])
  const configure = () => {
    basis = after
  }
  return { actions, configure, only: (): Listing | undefined => listings.shopee[0] }
}

test('undoing an edit restores what it changed, and keeps what was typed since', () => {
  const { actions, only } = open()
  const undo = actions.edit('shopee', 'one', { profitMargin: 30 })
  actions.edit('shopee', 'one', { productCost: 60 })
  undo()
  expect(only()).toMatchObject({ profitMargin: 20, netMargin: 0.2, productCost: 60 })
})

test('an undo calculates prices with the configuration of that moment', () => {
  const { actions, configure, only } = open()
  const undo = actions.edit('shopee', 'one', { productCost: 60 })
  configure()
  undo()
  // (50 + 4) / (1 - 0.20 - 0.20 - 0.10)
  expect(only()).toMatchObject({ productCost: 50, salePrice: 108, charges: 10 })
})

test('a removed listing is restored as it was, and while it is removed, undoing an edit of it does nothing', () => {
  const { actions, only } = open()
  const listing = only()
  const undoEdit = actions.edit('shopee', 'one', { title: 'Caneca' })
  const undo = actions.remove('shopee', 'one')
  undoEdit()
  expect(only()).toBeUndefined()
  undo()
  expect(only()).toEqual({ ...listing, title: 'Caneca', version: expect.any(String) })
  expect(actions.remove('shopee', 'never was')()).toBeUndefined()
})
