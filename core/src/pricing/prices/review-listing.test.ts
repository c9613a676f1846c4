import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeeTable, feeTables, type ListingCosts, priceListing, reviewListing } from '../index.ts'

const plain: FeeTable = {
  ...(feeTables.find(({ id }) => id === 'shopee-2026-03') as FeeTable),
  rules: [{ commission: 14, fixedFee: 4 }],
}
// Calculated: 54 / (1 - 0.4) = R$ 90,00. No loss: 54 / (1 - 0.2) = R$ 67,50.
const costs: ListingCosts = {
  productCost: 50,
  variableCost: 0,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 0,
  monthlyBilling: 0,
}
const review = (current?: number, part: Partial<ListingCosts> = {}) =>
  reviewListing({ ...costs, ...part }, {}, plain, current)

describe('the state of a listing', () => {
  test.each([
    ['loss', 67.48],
    ['below-margin', 67.5],
    ['below-margin', 89.98],
    ['on-margin', 90],
    ['on-margin', 150],
  ] as const)('is %s at R$ %d', (state, current) => {
    expect(review(current).state).toBe(state)
  })

  test('compares nothing as long as the current price is unknown', () => {
    expect(review()).toMatchObject({ state: 'not-compared', sale: { price: 90, profit: 18 } })
  })

  test('is a loss at the calculated price where the wanted margin is one', () => {
    expect(review(undefined, { profitMargin: -5 })).toMatchObject({ state: 'loss', sale: { price: 63.53 } })
  })

  test('is without a price where no margin can be had, but a loss first', () => {
    expect(review(undefined, { profitMargin: 80 })).toMatchObject({ state: 'no-price', sale: null })
    expect(review(100, { profitMargin: 80 })).toMatchObject({ state: 'no-price', sale: { profit: 26 } })
    expect(review(60, { profitMargin: 80 }).state).toBe('loss')
  })

  test('is without a price where no fee is known, at any current price', () => {
    const heavy: FeeTable = {
      ...plain,
      rules: [{ weight: { from: 0, to: 1 }, commission: 14, fixedFee: 4 }],
    }
    expect(reviewListing(costs, { weight: 2 }, heavy, 10)).toMatchObject({ state: 'no-price', sale: null })
  })

  test('lacks its cost where the product costs nothing, whatever it is sold for', () => {
    expect(review(undefined, { productCost: 0 }).state).toBe('no-cost')
    expect(review(150, { productCost: 0 }).state).toBe('no-cost')
  })

  test('takes the current price to its nearest centavo and refuses an invalid one', () => {
    expect(review(89.996).sale?.price).toBe(90)
    expect(() => review(-1)).toThrow(/price/)
    expect(() => review(Number.NaN)).toThrow(/price/)
  })
})

test('sold at its calculated price no listing is below its margin', () => {
  const any = fc.record({
    productCost: fc.integer({ min: 1, max: 50_000 }).map((amount) => amount / 100),
    profitMargin: fc.integer({ min: -5000, max: 7000 }).map((percent) => percent / 100),
    table: fc.constantFrom(...feeTables),
    weight: fc.integer({ min: 0, max: 23_000 }).map((grams) => grams / 1000),
  })
  fc.assert(
    fc.property(any, ({ table, weight, ...part }) => {
      const [own, facts] = [
        { ...costs, ...part },
        { weight, commission: 12 },
      ]
      const price = priceListing(own, facts, table)
      if (price.outcome !== 'priced' || price.price === 0) return
      expect(['on-margin', 'loss', 'no-weight']).toContain(
        reviewListing(own, facts, table, price.price).state,
      )
    }),
    { examples: feeTables.map((table) => [{ productCost: 0.01, profitMargin: 0, table, weight: 0 }]) },
  )
})
