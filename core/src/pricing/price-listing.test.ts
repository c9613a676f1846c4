import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListingCosts, type PricedListing, priceListing, specificationTables } from './index.ts'

const { shopee, mercadoLivre, shein } = specificationTables
const costs: ListingCosts = {
  productCost: 50,
  variableCost: 2,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 2000,
  monthlyBilling: 20000,
}

function priced(answer: ReturnType<typeof priceListing>): PricedListing {
  if (answer.outcome !== 'priced') throw new Error(`no price: ${answer.outcome}`)
  return answer
}

describe('a listing of the first marketplace', () => {
  it('pays 20 % and 4 reais in the free-shipping programme', () => {
    const answer = priced(priceListing(costs, { freeShipping: true }, shopee))
    expect(answer.price).toBeCloseTo(127.2727, 4)
    expect(answer.commission).toBeCloseTo(25.4545, 4)
    expect(answer.fixedFee).toBe(4)
    expect(answer.profit).toBeCloseTo(25.4545, 4)
    expect(answer.tax).toBeCloseTo(7.6364, 4)
    expect(answer.operatingCost).toBeCloseTo(12.7273, 4)
    expect(answer.grossProfit).toBeCloseTo(38.1818, 4)
    expect(answer.contributionMargin).toBeCloseTo(30, 10)
    expect(answer.shares).toEqual({ profit: 20, tax: 6, commission: 20, operating: 10, total: 56 })
  })

  it('pays 14 % and 4 reais outside it', () => {
    expect(priced(priceListing(costs, { freeShipping: false }, shopee)).price).toBeCloseTo(112, 10)
  })

  it('has no operating share when nothing is billed', () => {
    const answer = priced(priceListing({ ...costs, monthlyBilling: 0 }, { freeShipping: true }, shopee))
    expect(answer.shares.operating).toBe(0)
    expect(answer.price).toBeCloseTo(56 / 0.54, 10)
  })

  it('has no price when the shares reach 100 %, and says which they are', () => {
    const answer = priceListing({ ...costs, profitMargin: 64 }, { freeShipping: true }, shopee)
    expect(answer).toEqual({
      outcome: 'no-price',
      shares: { profit: 64, tax: 6, commission: 20, operating: 10, total: 100 },
    })
  })
})

describe('a listing of the second marketplace', () => {
  it('pays the rate and the freight that the seller types', () => {
    const answer = priced(priceListing(costs, { commission: 16.5, freight: 21.65 }, mercadoLivre))
    expect(answer.price).toBeCloseTo((50 + 2 + 21.65) / (1 - 0.525), 10)
    expect(answer.fixedFee).toBe(21.65)
  })

  it('costs 0 and shows no margin when there is nothing to pay', () => {
    const answer = priced(priceListing({ ...costs, productCost: 0, variableCost: 0 }, {}, mercadoLivre))
    expect(answer.price).toBe(0)
    expect(answer.contributionMargin).toBeNull()
  })
})

describe('a listing of the third marketplace', () => {
  it.each([
    [0, 4],
    [0.299, 4],
    [0.3, 5],
    [1.99, 5],
    [1.995, 5],
    [2, 15],
    [4.99, 15],
    [5, 32],
    [8.995, 32],
    [9, 63],
    [12.999, 63],
    [13, 73],
    [16.99, 73],
    [17, 89],
    [23, 89],
  ])('of %d kg pays 16 %% and %d reais', (weight, fixedFee) => {
    const answer = priced(priceListing(costs, { weight }, shein))
    expect(answer.fixedFee).toBe(fixedFee)
    expect(answer.shares.commission).toBe(16)
    expect(answer.price).toBeCloseTo((52 + fixedFee) / 0.48, 10)
  })

  it('above 23 kg has no known fee', () => {
    expect(priceListing(costs, { weight: 23.001 }, shein)).toEqual({ outcome: 'no-fee', heaviestWeight: 23 })
  })
})

describe('every priced listing', () => {
  const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
  const percent = fc.double({ min: 0, max: 80, noNaN: true })

  it('spends its whole price on the parts it shows', () => {
    fc.assert(
      fc.property(amount, amount, percent, percent, (productCost, variableCost, profitMargin, tax) => {
        const answer = priceListing({ ...costs, productCost, variableCost, profitMargin, tax }, {}, shopee)
        if (answer.outcome !== 'priced') return
        const parts =
          answer.productCost +
          answer.variableCost +
          answer.commission +
          answer.fixedFee +
          answer.tax +
          answer.operatingCost +
          answer.profit
        expect(Math.abs(parts - answer.price)).toBeLessThanOrEqual(1e-9 * Math.max(1, answer.price))
      }),
    )
  })

  it.each([
    ['productCost', { productCost: Number.NaN }],
    ['variableCost', { variableCost: -1 }],
    ['profitMargin', { profitMargin: Number.POSITIVE_INFINITY }],
  ])('needs a sensible %s', (name, wrong) => {
    expect(() => priceListing({ ...costs, ...wrong }, {}, shopee)).toThrow(new RegExp(name))
  })
})
