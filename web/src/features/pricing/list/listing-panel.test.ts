import { defaultTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { newListing } from '../model/listing.ts'
import { filterListings } from './listing-panel.tsx'

test('finds listings by title or SKU, ignoring case and accents', () => {
  const blank = newListing('', 'shopee', {
    config: { monthlyBilling: 0, charges: 0, fixCost: 0 },
    tables: defaultTables,
  })
  const listings = [
    { ...blank, title: 'Tênis', sku: 'TN-01' },
    { ...blank, title: 'Caneca 01' },
  ]
  const found = (text: string) => filterListings(listings, text).map(({ title }) => title)
  expect(found('tenis')).toEqual(['Tênis'])
  expect(found('tn-0')).toEqual(['Tênis'])
  expect(found('01')).toEqual(['Tênis', 'Caneca 01'])
  expect(found('sTN')).toEqual([])
})
