import { describe, expect, it } from 'vitest'
import {
  defaultTables,
  type FeeTable,
  feeTables,
  type ListingCosts,
  type PricedListing,
  priceListing,
} from '../index.ts'

const { shopee, mercadoLivre, shein } = defaultTables
const costs: ListingCosts = {
  productCost: 50,
  variableCost: 2,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 2000,
  monthlyBilling: 20000,
}

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const march = table('shopee-2026-03')
const bare: ListingCosts = { ...costs, productCost: 36, variableCost: 0, monthlyCost: 0, monthlyBilling: 0 }

function priced(answer: ReturnType<typeof priceListing>): PricedListing {
  if (answer.outcome !== 'priced') throw new Error(`no price: ${answer.outcome}`)
  return answer
}

describe('a listing of the first marketplace', () => {
  it('pays 20 % and 4 reais in the free-shipping programme', () => {
    const answer = priced(priceListing(costs, { freeShipping: true }, shopee))
    expect(answer).toMatchObject({
      price: 127.27,
      commission: 25.45,
      fixedFee: 4,
      profit: 25.45,
      tax: 7.64,
      operatingCost: 12.73,
      grossProfit: 38.18,
      margin: 20,
      contributionMargin: 30,
    })
    expect(answer.shares).toEqual({ profit: 20, tax: 6, commission: 20, operating: 10, total: 56 })
  })

  it('pays 14 % and 4 reais outside it', () => {
    expect(priced(priceListing(costs, { freeShipping: false }, shopee)).price).toBe(112)
  })

  it('has no operating share when nothing is billed', () => {
    const answer = priced(priceListing({ ...costs, monthlyBilling: 0 }, { freeShipping: true }, shopee))
    expect(answer.shares.operating).toBe(0)
    expect(answer.price).toBe(103.7)
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
    expect(answer.price).toBe(155.05)
    expect(answer.fixedFee).toBe(21.65)
  })

  it('costs 0 and shows no margin when there is nothing to pay', () => {
    const nothing = { ...costs, productCost: 0, variableCost: 0 }
    const answer = priced(priceListing(nothing, { commission: 12 }, mercadoLivre))
    expect(answer.price).toBe(0)
    expect(answer.contributionMargin).toBeNull()
  })

  it.each([{}, { commission: 0 }, { commission: 0, freight: 21.65, weight: 0.5 }])(
    'has no price as long as its commission is missing: %j',
    (facts) => {
      for (const one of [mercadoLivre, table('mercado-livre-2026-08')]) {
        expect(priceListing(costs, facts, one)).toEqual({ outcome: 'no-commission' })
      }
    },
  )

  it('costs no commission where its own table says so', () => {
    const free = { ...mercadoLivre, rules: [{ commission: 0, fixedFee: 'typed' as const }] }
    expect(priced(priceListing(costs, {}, free)).price).toBe(81.25)
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
    expect(answer.price).toBe(Math.round((52 + fixedFee) / 0.0048) / 100)
  })

  it('above 23 kg has no known fee', () => {
    expect(priceListing(costs, { weight: 23.001 }, shein)).toEqual({ outcome: 'no-fee', heaviestWeight: 23 })
  })
})

describe('a listing under fees that depend on the price', () => {
  it('costs the cheapest whole centavo that leaves the margin, and shows all ranges', () => {
    const answer = priceListing(bare, {}, march)
    if (answer.outcome !== 'priced') throw new Error(answer.outcome)
    expect(answer.price).toBe(74.08)
    expect(answer.allPrices).toEqual([74.08, 86.67])
    expect(answer.profit).toBe(14.82)
    expect(answer.margin).toBeCloseTo(20.00432, 5)
    expect(answer.commission).toBe(14.82)
    expect(answer.fixedFee).toBe(4)
    expect(answer.shares.total).toBeCloseTo(46.00432, 5)
  })

  it('pays half of a small price as fixed fee', () => {
    // 0.50 / (1 - 0.90) = 5.00
    const answer = priceListing({ ...bare, productCost: 0.5, tax: 0 }, {}, march)
    if (answer.outcome !== 'priced') throw new Error(answer.outcome)
    expect(answer.price).toBe(5)
    expect(answer.fixedFee).toBeCloseTo(2.5, 10)
    expect(answer.commission).toBeCloseTo(1, 10)
    expect(answer.profit).toBeCloseTo(1, 10)
    expect(answer.shares).toMatchObject({ commission: 20, fixedFee: 50 })
  })

  it('has no price when the shares of the highest band reach 100 %, and says which they are', () => {
    expect(priceListing({ ...bare, profitMargin: 80 }, {}, march)).toEqual({
      outcome: 'no-price',
      shares: { profit: 80, tax: 6, commission: 14, operating: 0, total: 100 },
    })
  })

  it('costs 0 when nothing costs anything, without margins', () => {
    const answer = priceListing({ ...bare, productCost: 0 }, {}, march)
    expect(answer).toMatchObject({ outcome: 'priced', price: 0, margin: null, contributionMargin: null })
  })

  it('has no known fee above the heaviest weight', () => {
    expect(priceListing(bare, { weight: 23.001 }, shein)).toEqual({ outcome: 'no-fee', heaviestWeight: 23 })
  })

  it('pays the freight of its weight and price beside the typed commission', () => {
    // 0.5 kg: (36 + 8.25) / (1 - 0.40) = 73.75, within 49 to 79
    const facts = { weight: 0.5, commission: 14 }
    const answer = priceListing(bare, facts, table('mercado-livre-2026-08'))
    expect(answer).toMatchObject({ outcome: 'priced', price: 73.75, fixedFee: 8.25 })
  })
})

describe('a listing with ads, a coupon and affiliates', () => {
  const promotions = {
    ads: { percent: 5, amount: 0 },
    coupon: { percent: 0, amount: 3 },
    affiliate: { percent: 2, amount: 0.5 },
  }

  it('pays them too, as percents of the price and as amounts', () => {
    // (50 + 2 + 3 + 0.50 + 4) / (1 - 0.56 - 0.07) = 59.50 / 0.37 = 160.81
    const answer = priced(priceListing({ ...costs, promotions }, { freeShipping: true }, shopee))
    expect(answer).toMatchObject({ price: 160.81, ads: 8.04, coupon: 3, affiliate: 3.72 })
    expect(answer.shares).toMatchObject({ promotions: 7, total: 63 })
    const { productCost, variableCost, commission, fixedFee, tax, operatingCost, profit } = answer
    const others = productCost + variableCost + commission + fixedFee + tax + operatingCost + profit
    expect(others + 8.04 + 3 + 3.72).toBeCloseTo(160.81, 10)
  })

  it('costs what it did where all of them are 0', () => {
    const nothing = { percent: 0, amount: 0 }
    const none = { ads: nothing, coupon: nothing, affiliate: nothing }
    expect(priceListing({ ...costs, promotions: none }, {}, shopee)).toEqual(priceListing(costs, {}, shopee))
  })

  it('has no price where they leave nothing, and says their share', () => {
    const half = { ads: { percent: 44, amount: 0 } }
    expect(priceListing({ ...costs, promotions: half }, {}, shopee)).toEqual({
      outcome: 'no-price',
      shares: { profit: 20, tax: 6, commission: 20, operating: 10, promotions: 44, total: 100 },
    })
  })

  it('refuses what is negative or no number', () => {
    for (const [wrong, name] of [
      [{ ads: { percent: -1, amount: 0 } }, /ads in percent/],
      [{ coupon: { percent: 0, amount: Number.NaN } }, /coupon/],
    ] as const) {
      expect(() => priceListing({ ...costs, promotions: wrong }, {}, shopee)).toThrow(name)
    }
  })
})

describe('every priced listing', () => {
  it('has the profit of the formula, and says what rounding leaves', () => {
    const plain = { ...costs, productCost: 30, variableCost: 0, tax: 0, monthlyCost: 0 }
    expect(priced(priceListing(plain, {}, shopee))).toMatchObject({
      price: 56.67,
      productCost: 30,
      commission: 11.33,
      fixedFee: 4,
      profit: 11.33,
      rounding: 0.01,
    })
  })

  it('rounds its gross profit once, not as the sum of profit and operating cost', () => {
    // 54 / 0.44 = 122.7273; 20 % is 24.5455, 12 % is 14.7273, 32 % is 39.2727
    const answer = priced(priceListing({ ...costs, productCost: 48, monthlyCost: 2400, tax: 4 }, {}, shopee))
    expect(answer).toMatchObject({ price: 122.73, profit: 24.55, operatingCost: 14.73, grossProfit: 39.27 })
  })

  it('rounds its profit from the price before that is rounded', () => {
    // 16.50 / 0.59 = 27.96610, 15 % of which is 4.19492; 15 % of 27.97 would be 4.1955.
    const answer = priced(
      priceListing(
        { ...costs, productCost: 12.5, variableCost: 0, profitMargin: 15, monthlyCost: 0 },
        {},
        shopee,
      ),
    )
    expect(answer).toMatchObject({ price: 27.97, profit: 4.19, rounding: 0.01 })
  })

  it.each([
    ['productCost', { productCost: Number.NaN }],
    ['variableCost', { variableCost: -1 }],
    ['profitMargin', { profitMargin: Number.POSITIVE_INFINITY }],
  ])('needs a sensible %s', (name, wrong) => {
    expect(() => priceListing({ ...costs, ...wrong }, {}, shopee)).toThrow(new RegExp(name))
  })
})
