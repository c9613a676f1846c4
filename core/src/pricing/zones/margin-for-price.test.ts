import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, toCents } from '../../money/index.ts'
import {
  defaultTable,
  type FeeTable,
  feeTables,
  type ListingCosts,
  marginForPrice,
  priceListing,
} from '../index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03') as FeeTable
const costing = (productCost: number): ListingCosts => ({
  productCost,
  variableCost: 0,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 1000,
  monthlyBilling: 20_000,
})
const found = (table: FeeTable, cost: number, price: number) =>
  marginForPrice(costing(cost), {}, table, cents(price), 1000)

test('the margin found leads to the price again, under a fee for every price', () => {
  const table = defaultTable('shopee')
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 500, max: 200_000 }),
      (cost, price) => {
        const margin = found(table, cost / 100, price)
        if (!('margin' in margin)) return
        const priced = priceListing({ ...costing(cost / 100), profitMargin: margin.margin }, {}, table)
        expect(priced.outcome === 'priced' && toCents(priced.price)).toBe(price)
      },
    ),
  )
})

test('an ordinary price has a margin of few decimals', () => {
  expect(found(defaultTable('shopee'), 50, 12_990)).toEqual({ margin: expect.closeTo(27.43, 1) })
})

test('where a jump of the fees lets a cheaper price leave as much, that price is named', () => {
  const answer = found(march, 40, 8500)
  expect(answer).toEqual({ cheaper: expect.any(Number) })
  expect('cheaper' in answer && answer.cheaper).toBeLessThan(8000)
})

test('a price of nothing has no margin, and none beyond the largest', () => {
  expect(found(march, 40, 0)).toEqual({ cheaper: null })
  expect(marginForPrice(costing(50), {}, defaultTable('shopee'), cents(12_990), 20)).toEqual({
    cheaper: null,
  })
})
