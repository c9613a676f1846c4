import { cents, toCents } from '@vendaclara/core/money'
import { defaultTable, defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingBasis } from '../../model/listing.ts'
import { newListing, priceOf } from '../../model/listing.ts'
import { marginForPrice } from './margin-for-price.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03') as FeeTable
const basisOf = (shopee: FeeTable): PricingBasis => ({
  config: { monthlyBilling: 20_000, fixCost: 1000, charges: 6 },
  tables: { ...defaultTables, shopee },
})
const listingOf = (basis: PricingBasis, productCost: number) => ({
  ...newListing('one', 'shopee', basis),
  productCost,
})

test('the margin found leads to the price again, under a fee for every price', () => {
  const basis = basisOf(defaultTable('shopee'))
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 500, max: 200_000 }),
      (cost, price) => {
        const listing = listingOf(basis, cost / 100)
        const found = marginForPrice(listing, basis, cents(price))
        if (!('margin' in found)) return
        const priced = priceOf({ ...listing, profitMargin: found.margin }, basis)
        expect(priced.outcome === 'priced' && toCents(priced.price)).toBe(price)
      },
    ),
  )
})

test('an ordinary price has a margin of few decimals', () => {
  const basis = basisOf(defaultTable('shopee'))
  expect(marginForPrice(listingOf(basis, 50), basis, cents(12_990))).toEqual({
    margin: expect.closeTo(27.43, 1),
  })
})

test('where a jump of the fees lets a cheaper price leave as much, that price is named', () => {
  const basis = basisOf(march)
  const listing = listingOf(basis, 40)
  const found = marginForPrice(listing, basis, cents(8500))
  expect(found).toEqual({ cheaper: expect.any(Number) })
  expect('cheaper' in found && found.cheaper).toBeLessThan(8000)
})

test('a price of nothing has no margin', () => {
  const basis = basisOf(march)
  expect(marginForPrice(listingOf(basis, 40), basis, cents(0))).toEqual({ cheaper: null })
})
