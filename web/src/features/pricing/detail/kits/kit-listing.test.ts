import { longestTitle } from '@vendaclara/contract/pricing'
import { defaultTables, kitSizes } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { costsOf, factsOf, type Listing, newListing, priceOf } from '../../model/listing.ts'
import { kitListing } from './kit-listing.ts'

const basis = { config: { monthlyBilling: 0, charges: 6, fixCost: 0 }, tables: defaultTables }
const single: Listing = {
  ...newListing('one', 'shein', basis),
  title: 'Meia',
  sku: 'M-1',
  currentPrice: 20,
  productCost: 4.1,
  variableCost: 1,
  peso: 0.1,
}
const kitsOf = (listing: Listing, variableCost: 'once' | 'each') =>
  kitSizes(costsOf(listing, basis.config), factsOf(listing), basis.tables.shein, { variableCost }).kits

test('the listing of a kit has the price, cost, weight and name of the kit, and not the SKU of a single unit', () => {
  for (const variableCost of ['once', 'each'] as const) {
    const kit = kitsOf(single, variableCost)[2]
    if (!kit) throw new Error('no kit')
    const made = kitListing(single, kit)
    expect(made).toMatchObject({
      title: 'Kit 3 Meia',
      productCost: 12.3,
      variableCost: variableCost === 'once' ? 1 : 3,
      peso: 0.3,
      marketplace: 'shein',
    })
    expect(made).not.toHaveProperty('sku')
    expect(made).not.toHaveProperty('currentPrice')
    expect(made?.id).not.toBe(single.id)
    expect(made && priceOf(made, basis)).toEqual(kit.price)
  }
})

test('its title is cut to fit, and there is no listing with too high a cost or weight', () => {
  const long = { ...single, title: 'a'.repeat(longestTitle) }
  const kit = kitsOf(long, 'once')[49]
  expect(kit && kitListing(long, kit)?.title).toHaveLength(longestTitle)
  for (const part of [{ productCost: 1e8 }, { peso: 900 }]) {
    const large = { ...single, ...part }
    const kits = kitsOf(large, 'once')
    expect(kits.map((one) => kitListing(large, one) === null).lastIndexOf(false)).toBe(part.peso ? 0 : 9)
  }
})
