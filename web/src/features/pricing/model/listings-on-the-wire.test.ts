import { defaultTables, type Marketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { newListing } from './listing.ts'
import { listingBody } from './listings-on-the-wire.ts'

const basis = { config: { monthlyBilling: 20_000, charges: 6, fixCost: 2000 }, tables: defaultTables }
const common = [
  'id',
  'title',
  'productCost',
  'variableCost',
  'profitMargin',
  'salePrice',
  'netMargin',
  'monthlyBilling',
  'charges',
  'fixCost',
]

test.each<[Marketplace, readonly string[]]>([
  ['shopee', ['freeShipping']],
  ['mercadoLivre', ['mlTax', 'shippingCost']],
  ['shein', ['mlTax', 'shippingCost', 'peso']],
])(
  'V01 a listing of %s carries the fields that the specification gives it, and no other',
  (marketplace, own) => {
    const body = listingBody(newListing('um', marketplace, basis))
    expect(Object.keys(JSON.parse(JSON.stringify(body))).toSorted()).toEqual([...common, ...own].toSorted())
  },
)

test('what another table asks is sent where it says something', () => {
  const listing = { ...newListing('um', 'mercadoLivre', basis), peso: 0.9, ownDelivery: true }
  expect(listingBody(listing)).toMatchObject({ peso: 0.9, ownDelivery: true })
})
