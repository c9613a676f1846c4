import { defaultTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing, withPrice } from '../../model/listing.ts'
import { changedCosts } from './changed-costs.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const make = (id: string, part: Partial<Listing>): Listing =>
  withPrice({ ...newListing(id, 'shopee', basis), productCost: 50, ...part }, basis)

test('listings with another product cost are named with their new price, those that lose first', () => {
  const published = make('published', { currentPrice: 90 })
  const fine = make('fine', { currentPrice: 300 })
  const losing = make('losing', { currentPrice: 60 })
  const listings = [fine, make('same', { productCost: 60 }), published, losing, make('unknown', {})]
  const costOf = ({ id }: Listing) => (id === 'unknown' ? null : 60)
  const found = changedCosts(listings, costOf, basis)
  expect(found.map(({ listing, state }) => [listing.id, state])).toEqual([
    ['losing', 'loss'],
    ['published', 'below-margin'],
    ['fine', null],
  ])
  // (60 + 4) / (1 - 0.20 - 0.20)
  expect(found[0]?.price).toMatchObject({ outcome: 'priced', price: 106.67 })
})

test('a cost that the seller kept is not said again until it changes', () => {
  const listing = make('kept', { keptFromCost: 60 })
  expect(changedCosts([listing], () => 60, basis)).toEqual([])
  expect(changedCosts([listing], () => 61, basis)).toHaveLength(1)
  expect(changedCosts([make('cents', { productCost: 60.004 })], () => 60, basis)).toEqual([])
})
