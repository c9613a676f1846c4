import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing, withPrice } from '../../model/listing.ts'
import { copyIn, duplicateOf } from './copies.ts'
import { sharedEdits } from './edit-dialog.tsx'
import { marginOfNinety } from './listing-actions.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const make = (part: Partial<Listing>): Listing =>
  withPrice(
    { ...blank[part.marketplace ?? 'shopee'], id: 'x', title: 'Caneca', productCost: 50, ...part },
    basis,
  )

test('a duplicate has no SKU and no current price, and a title that still fits', () => {
  const copy = duplicateOf(make({ title: 'a'.repeat(200), sku: 'S', currentPrice: 9.9 }))
  expect(copy).not.toHaveProperty('sku')
  expect(copy).not.toHaveProperty('currentPrice')
  expect(copy.title).toMatch(/^a{192} \(cópia\)$/)
  expect(copy.id).not.toBe('x')
})

test('a copy in another marketplace has the same costs, and its fees still have to be entered', () => {
  const meli = make({
    marketplace: 'mercadoLivre',
    mlTax: 14,
    shippingCost: 20,
    peso: 0.5,
    sku: 'S',
    currentPrice: 99,
    ownDelivery: true,
  })
  const copy = copyIn('shein', meli)
  expect(copy).toMatchObject({
    marketplace: 'shein',
    productCost: 50,
    peso: 0.5,
    sku: 'S',
    mlTax: 0,
    shippingCost: 0,
    ownDelivery: false,
  })
  expect(duplicateOf(meli).ownDelivery).toBe(true)
  expect(copy).not.toHaveProperty('currentPrice')
})

test('a rounded listing is saved with a price in ,90, and one that already has it is left unchanged', () => {
  const listing = make({})
  const profitMargin = marginOfNinety(listing, basis)
  const rounded = make({ profitMargin: profitMargin ?? 0 })
  expect(listing.salePrice).toBe(90)
  expect(rounded.salePrice).toBe(90.9)
  expect(marginOfNinety(rounded, basis)).toBeNull()
  expect(marginOfNinety(make({ profitMargin: 90 }), basis)).toBeNull()
})

test('only values that differ are changed, and only where fees may depend on them', () => {
  const shein = make({ id: 'y', marketplace: 'shein', profitMargin: 12 })
  const meli = make({ id: 'z', marketplace: 'mercadoLivre' })
  const shopee = make({})
  expect(sharedEdits([shopee, shein], { profitMargin: 12, peso: 0.5 })).toEqual([
    { listing: shopee, part: { profitMargin: 12 } },
    { listing: shein, part: { peso: 0.5 } },
  ])
  expect(sharedEdits([shopee, meli], { ownDelivery: true, mlTax: 14 })).toEqual([
    { listing: meli, part: { ownDelivery: true, mlTax: 14 } },
  ])
  expect(sharedEdits([shopee, shein], { variableCost: 0 })).toEqual([])
  expect(sharedEdits([shopee, shein], {})).toEqual([])
})
