import { defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import type { PricingBasis } from '../../model/listing.ts'
import { newListing } from '../../model/listing.ts'
import { offerIn } from './offer-in.ts'

const freight = feeTables.find(({ id }) => id === 'mercado-livre-2026-08') as FeeTable
const basis: PricingBasis = {
  config: { monthlyBilling: 20_000, fixCost: 2000, charges: 6 },
  tables: { ...defaultTables, mercadoLivre: freight },
}
const listing = { ...newListing('one', 'shopee', basis), productCost: 50, variableCost: 2 }

test('prices a product in another marketplace by its fees, with the same costs and margin', () => {
  const { price, atSamePrice } = offerIn('shein', listing, basis, { peso: 0.3 })
  expect(price).toMatchObject({ outcome: 'priced', price: 118.75, lacksWeight: false })
  expect(atSamePrice?.price).toBe(127.27)
  expect(atSamePrice?.profit).toBe(29.54)
})

test('without a commission there is no price; without a weight the lightest band is used', () => {
  const unknown = offerIn('mercadoLivre', listing, basis, {})
  expect(unknown).toMatchObject({ price: { outcome: 'no-commission' }, atSamePrice: null })
  const light = offerIn('mercadoLivre', listing, basis, { mlTax: 14 })
  expect(light).toMatchObject({ price: { outcome: 'priced', lacksWeight: true } })
  expect(offerIn('mercadoLivre', listing, basis, { mlTax: 14, peso: 0.5 }).price).toMatchObject({
    lacksWeight: false,
  })
})

test('Mercado Livre needs no weight if the seller delivers, and uses its fixed cost instead of the freight', () => {
  const flex = offerIn('mercadoLivre', listing, basis, { mlTax: 14, ownDelivery: true })
  // 52 / (1 - 14 % - 6 % - 10 % - 20 %), from R$ 79 on without a fixed cost
  expect(flex).toMatchObject({ price: { outcome: 'priced', price: 104, lacksWeight: false } })
})

test('Amazon has no price without a category, and needs the weight only if it ships the product', () => {
  expect(offerIn('amazon', listing, basis, {})).toMatchObject({ price: { outcome: 'no-category' } })
  const own = offerIn('amazon', listing, basis, { category: 'casa' })
  // 52 / (1 - 12 % - 6 % - 10 % - 20 %)
  expect(own).toMatchObject({ price: { outcome: 'priced', price: 100, lacksWeight: false } })
  const shipped = offerIn('amazon', listing, basis, { category: 'casa', fulfilled: true })
  expect(shipped.price).toMatchObject({ lacksWeight: true })
})

test('without a price here, there is nothing to compare at the same price', () => {
  const dear = { ...listing, profitMargin: 90 }
  expect(offerIn('shein', dear, basis, {}).atSamePrice).toBe(null)
})
