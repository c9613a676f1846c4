import { describe, expect, it } from 'vitest'
import { type FeeTable, feeTables, type ListingCosts, priceListing } from './index.ts'

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const march = table('shopee-2026-03')
const costs: ListingCosts = {
  productCost: 36,
  variableCost: 0,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 0,
  monthlyBilling: 0,
}

describe('a listing under fees that depend on the price', () => {
  it('costs the cheapest whole centavo that leaves the margin, and shows all ranges', () => {
    const answer = priceListing(costs, {}, march)
    if (answer.outcome !== 'priced') throw new Error(answer.outcome)
    expect(answer.price).toBe(74.08)
    expect(answer.allPrices).toEqual([74.08, 86.67])
    expect(answer.profit).toBeCloseTo(14.8192, 10)
    expect(answer.margin).toBeCloseTo(20.00432, 5)
    expect(answer.commission).toBeCloseTo(14.816, 10)
    expect(answer.fixedFee).toBe(4)
    expect(answer.shares.total).toBeCloseTo(46.00432, 5)
  })

  it('pays half of a small price as fixed fee', () => {
    // 0.50 / (1 - 0.90) = 5.00
    const answer = priceListing({ ...costs, productCost: 0.5, tax: 0 }, {}, march)
    if (answer.outcome !== 'priced') throw new Error(answer.outcome)
    expect(answer.price).toBe(5)
    expect(answer.fixedFee).toBeCloseTo(2.5, 10)
    expect(answer.commission).toBeCloseTo(1, 10)
    expect(answer.profit).toBeCloseTo(1, 10)
    expect(answer.shares).toMatchObject({ commission: 20, fixedFee: 50 })
  })

  it('has no price when the shares of the highest band reach 100 %, and says which they are', () => {
    expect(priceListing({ ...costs, profitMargin: 80 }, {}, march)).toEqual({
      outcome: 'no-price',
      shares: { profit: 80, tax: 6, commission: 14, operating: 0, total: 100 },
    })
  })

  it('costs 0 when nothing costs anything, without margins', () => {
    const answer = priceListing({ ...costs, productCost: 0 }, {}, march)
    expect(answer).toMatchObject({ outcome: 'priced', price: 0, margin: null, contributionMargin: null })
  })

  it('has no known fee above the heaviest weight', () => {
    const freight = table('mercado-livre-2026-08')
    expect(priceListing(costs, { weight: 31 }, freight)).toEqual({ outcome: 'no-fee', heaviestWeight: 30 })
  })

  it('pays the freight of its weight and price beside the typed commission', () => {
    // 0.5 kg: (36 + 8.25) / (1 - 0.40) = 73.75, within 49 to 79
    const facts = { weight: 0.5, commission: 14 }
    const answer = priceListing(costs, facts, table('mercado-livre-2026-08'))
    expect(answer).toMatchObject({ outcome: 'priced', price: 73.75, fixedFee: 8.25 })
  })
})
