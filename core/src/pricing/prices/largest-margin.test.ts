import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applicableFees,
  defaultTables,
  type FeeTable,
  feeTables,
  type ListingCosts,
  largestMargin,
  priceListing,
} from '../index.ts'

const { shopee, mercadoLivre } = defaultTables
const costs: ListingCosts = {
  productCost: 50,
  variableCost: 2,
  profitMargin: 90,
  tax: 6,
  monthlyCost: 2000,
  monthlyBilling: 20000,
}

describe('the largest margin', () => {
  it('is the last whole percent below what fees, taxes and the month leave', () => {
    // 100 - 20 - 6 - 10 = 64 is never reached; with 63 the price is 56 / 0.01 = 5600
    expect(largestMargin(costs, { freeShipping: true }, shopee)).toMatchObject({
      margin: 63,
      priced: { price: 5600 },
    })
  })

  it('counts what is left over above a whole percent', () => {
    // 100 - 20 - 6.5 - 10 = 63.5: 56 / 0.005 = 11,200
    const odd = { ...costs, tax: 6.5 }
    expect(largestMargin(odd, { freeShipping: true }, shopee)).toMatchObject({
      margin: 63,
      priced: { price: 11_200 },
    })
  })

  it('is below 0 where fees and taxes take everything', () => {
    // 100 - 20 - 80 - 10 = -10, never reached
    const taxed = { ...costs, tax: 80 }
    expect(largestMargin(taxed, { freeShipping: true }, shopee)?.margin).toBe(-11)
  })

  it('is found where a cheaper band leaves more than the highest one', () => {
    const falling: FeeTable = {
      ...shopee,
      rules: [
        { price: { from: 0, to: 1000 }, commission: 10, fixedFee: 0 },
        { price: { from: 1000, to: null }, commission: 60, fixedFee: 0 },
      ],
    }
    // At R$ 999.99: 100 - 10 - 6 - 10 - 5200 / 999.99 = 68.79; 52 / (1 - 0.94) = 866.67
    expect(largestMargin(costs, {}, falling)).toMatchObject({ margin: 68, priced: { price: 866.67 } })
  })

  it('is not known without a fee, and has no end where nothing costs anything', () => {
    expect(largestMargin(costs, {}, mercadoLivre)).toBeNull()
    const nothing = { ...costs, productCost: 0, variableCost: 0 }
    expect(largestMargin(nothing, { commission: 12 }, mercadoLivre)).toBeNull()
  })

  it('has a price, and one percent more has no price, over every known table', () => {
    const amounts = fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100)
    const percents = fc.integer({ min: 0, max: 9000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(
        fc.constantFrom(...feeTables),
        amounts,
        percents,
        fc.integer({ min: 0, max: 23_000 }),
        fc.boolean(),
        (table, productCost, tax, grams, freeShipping) => {
          const facts = { weight: grams / 1000, commission: 14, freeShipping, category: 'casa' }
          fc.pre(applicableFees(table, facts).length > 0)
          const listing = { ...costs, productCost, tax }
          const largest = largestMargin(listing, facts, table)
          if (!largest) throw new Error('no margin')
          const outcomeOf = (profitMargin: number) =>
            priceListing({ ...listing, profitMargin }, facts, table).outcome
          expect(outcomeOf(largest.margin)).toBe('priced')
          expect(outcomeOf(largest.margin + 1)).toBe('no-price')
        },
      ),
      { numRuns: 300 },
    )
  })
})
