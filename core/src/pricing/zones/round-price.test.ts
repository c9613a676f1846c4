import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents, toReais } from '../../money/index.ts'
import {
  applicableFees,
  type FeeFacts,
  type FeeTable,
  feeTables,
  isReached,
  type ListingCosts,
  marginForPrice,
  priceListing,
  reachingPrices,
  roundUpToNinety,
  sellerSideOf,
} from '../index.ts'

const tableNamed = (id: string) => feeTables.find((table) => table.id === id) as FeeTable
const march = tableNamed('shopee-2026-03')
const plain: FeeTable = { ...march, rules: [{ commission: 14, fixedFee: 4 }] }
const costs: ListingCosts = {
  productCost: 50,
  variableCost: 0,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 0,
  monthlyBilling: 0,
}
const rounded = (part: Partial<ListingCosts>, table = plain, facts: FeeFacts = {}) =>
  roundUpToNinety({ ...costs, ...part }, facts, table, 1000)

test('the price goes up to the next ,90, and the margin with it', () => {
  // 54 / (1 - 0.4) = 90.00; of 90.90 are left 90.90 x 0.8 - 54 = 18.72, which is 20.594… %
  expect(rounded({})).toEqual({ price: 9090, margin: 20.594 })
})

test('a price that ends in ,90 keeps its margin', () => {
  // 54.54 / 0.6
  expect(rounded({ productCost: 50.54 })).toEqual({ price: 9090, margin: 20 })
})

test('a price from ,91 goes on to the next real', () => {
  // 54.546 / 0.6 = 90.91
  expect(rounded({ productCost: 50.546 })).toEqual({ price: 9190, margin: expect.any(Number) })
})

test('without a price, with one of nothing and beyond the largest margin there is nothing to round', () => {
  expect(rounded({ profitMargin: 80 })).toBeNull()
  expect(rounded({ productCost: 0 }, { ...plain, rules: [{ commission: 14, fixedFee: 0 }] })).toBeNull()
  expect(roundUpToNinety({ ...costs, profitMargin: 20 }, {}, plain, 20)).toBeNull()
})

test('no price is taken that a jump of the fees makes pay less than a cheaper one', () => {
  // At R$ 79,99 the fixed fee jumps: what pays as much as R$ 79,95 lies well above R$ 80,90.
  const answer = rounded({ productCost: 39.17 }, march)
  const before = priceListing({ ...costs, productCost: 39.17 }, {}, march)
  expect(before).toMatchObject({ outcome: 'priced', price: 79.95 })
  expect(answer?.price).toBeGreaterThan(8090)
  expect(marginForPrice({ ...costs, productCost: 39.17 }, {}, march, toCents(80.9), 1000)).toMatchObject({
    cheaper: expect.any(Number),
  })
})

const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 100)
const anyCosts: fc.Arbitrary<ListingCosts> = fc.record({
  productCost: hundredths(1, 30_000),
  variableCost: hundredths(0, 2000),
  profitMargin: hundredths(-1000, 5000),
  tax: hundredths(0, 1500),
  monthlyCost: hundredths(0, 200_000),
  monthlyBilling: hundredths(1_000_000, 5_000_000),
})
const categories = feeTables.flatMap((table) => table.categories ?? [])
const anyFacts = fc.record({
  freeShipping: fc.boolean(),
  category: fc.constantFrom(...categories.map(({ id }) => id)),
  fulfilled: fc.boolean(),
  ownDelivery: fc.boolean(),
  weight: fc.integer({ min: 0, max: 23_000 }).map((grams) => grams / 1000),
  commission: hundredths(100, 2000),
  freight: hundredths(0, 4000),
})

test('for any listing, the rounded price ends in ,90, reaches the margin, is calculated, and stays', () => {
  let found = 0
  fc.assert(
    fc.property(anyCosts, anyFacts, fc.constantFrom(...feeTables), (any, facts, table) => {
      const answer = roundUpToNinety(any, facts, table, 1000)
      if (answer === null) return
      found += 1
      const before = priceListing(any, facts, table)
      const after = { ...any, profitMargin: answer.margin }
      const priced = priceListing(after, facts, table)
      expect(priced.outcome === 'priced' && toCents(priced.price)).toBe(answer.price)
      expect(answer.price % 100).toBe(90)
      expect(toReais(answer.price)).toBeGreaterThanOrEqual(before.outcome === 'priced' ? before.price : 0)
      if (answer.margin !== any.profitMargin)
        expect(isReached(reachingPrices(sellerSideOf(any), applicableFees(table, facts)), answer.price)).toBe(
          true,
        )
      expect(roundUpToNinety(after, facts, table, 1000)).toEqual(answer)
    }),
    { numRuns: 400 },
  )
  expect(found).toBeGreaterThan(100)
})
