import { defaultTable, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { newListing } from '../../listing/new-listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { offerIn } from './offer-in.ts'

const freight = feeTables.find(({ id }) => id === 'mercado-livre-2026-08') as FeeTable
const basis: PricingBasis = {
  config: { monthlyBilling: 20_000, fixCost: 2000, charges: 6 },
  tables: { shopee: defaultTable('shopee'), mercadoLivre: freight, shein: defaultTable('shein') },
}
const listing = { ...newListing('one', 'shopee', basis), productCost: 50, variableCost: 2 }

test('a product costs in another marketplace what its fees make of the same costs and margin', () => {
  const { price, atSamePrice, missing } = offerIn('shein', listing, basis, { peso: 0.3 })
  expect(price.outcome === 'priced' && price.price).toBeCloseTo(118.75, 2)
  expect(atSamePrice?.price).toBe(127.27)
  expect(atSamePrice?.profit).toBeCloseTo(127.27 * 0.68 - 57, 2)
  expect(missing).toEqual([])
})

test('what the fees ask for and nobody told is named, and the rest is calculated with it as nothing', () => {
  const offer = offerIn('mercadoLivre', listing, basis, {})
  expect(offer.missing).toEqual(['commission', 'weight'])
  expect(offer.price.outcome).toBe('priced')
  expect(offerIn('mercadoLivre', listing, basis, { mlTax: 14, peso: 0.5 }).missing).toEqual([])
})

test('without a price here there is nothing to compare at the same price', () => {
  const dear = { ...listing, profitMargin: 90 }
  expect(offerIn('shein', dear, basis, {}).atSamePrice).toBe(null)
})
