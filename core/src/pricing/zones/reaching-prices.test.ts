import { describe, expect, it } from 'vitest'
import {
  applicableFees,
  feeTables,
  largestDiscount,
  type PriceFee,
  reachingPrices,
  type SellerSide,
} from '../index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
if (!march) throw new Error('no table of March 2026')
const fees = applicableFees(march, {})
const seller: SellerSide = { productCost: 36, variableCost: 0, profitMargin: 20, tax: 6, operating: 0 }

function fee(from: number, to: number | null, commission: number, fixedFee: number): PriceFee {
  return { price: { from, to }, commission, fixedFee }
}

describe('reachingPrices', () => {
  it('leaves out the prices over which a jump of the fees takes the margin', () => {
    // 40 / 0.54 = 74.07…; 52 / 0.60 = 86.66…; at 100 and 200 the margin is there already
    expect(reachingPrices(seller, fees)).toEqual([
      { from: 7408, to: 7999 },
      { from: 8667, to: null },
    ])
  })

  it('passes over a whole band in which no price leaves the margin', () => {
    // 12.64 / 0.16 = 79.00; 24.64 / 0.22 = 112; 28.64 / 0.22 = 130.18…; 34.64 / 0.22 = 157.45…
    const other = { productCost: 8.64, variableCost: 0, profitMargin: 40, tax: 10, operating: 14 }
    expect(reachingPrices(other, fees)).toEqual([
      { from: 7900, to: 7999 },
      { from: 13_019, to: null },
    ])
  })

  it('counts a price that leaves the margin to the centavo', () => {
    // 54 / 0.60 = 90.00
    expect(reachingPrices({ ...seller, productCost: 38 }, fees)).toEqual([
      { from: 7778, to: 7999 },
      { from: 9000, to: null },
    ])
  })

  it('counts an equal price although its shares have no end, as a sixth of the price', () => {
    const sixth = { productCost: 13, variableCost: 0, profitMargin: 20, tax: 20, operating: 100 / 6 }
    expect(reachingPrices(sixth, [fee(0, null, 0, 0)])).toEqual([{ from: 3000, to: null }])
  })

  it('tells an equal price from its rounding, and from one that is short by a millionth of a real', () => {
    // 3.12 / (1 - 0.35) = 4.80, which binary fractions make 0.0000000000000004 short
    const equal = { productCost: 3.12, variableCost: 0, profitMargin: 15, tax: 6, operating: 0 }
    expect(reachingPrices(equal, [fee(0, null, 14, 0)])).toEqual([{ from: 480, to: null }])
    const short = { productCost: 0.01, variableCost: 0, profitMargin: 0.01, tax: 0, operating: 0 }
    expect(reachingPrices(short, [fee(0, null, 0, 0)])).toEqual([{ from: 2, to: null }])
  })

  it('keeps to the edges of a band, at any price, included or not', () => {
    const costless = { productCost: 0, variableCost: 0, profitMargin: 0, tax: 0, operating: 0 }
    const within = (price: PriceFee['price']) =>
      reachingPrices(costless, [{ price, commission: 0, fixedFee: 0 }])
    expect(within({ from: 8, to: 80 })).toEqual([{ from: 800, to: 7999 }])
    expect(within({ from: 8, to: 80, fromExcluded: true, toIncluded: true })).toEqual([
      { from: 801, to: 8000 },
    ])
    expect(within({ from: 7.995, to: 79.995 })).toEqual([{ from: 800, to: 7999 }])
    expect(within({ from: 8.001, to: 80.001 })).toEqual([{ from: 801, to: 8000 }])
    expect(within({ from: 8.001, to: 8.002 })).toEqual([])
    expect(within({ from: 8, to: null, fromExcluded: true })).toEqual([{ from: 801, to: null }])
  })

  it('finds the first price of a band where the fees fall', () => {
    const falling = [fee(0, 80, 50, 20), fee(80, null, 10, 0)]
    expect(reachingPrices(seller, falling)).toEqual([{ from: 8000, to: null }])
  })

  it('ends where shares of more than the whole price use up what the band begins with', () => {
    const costless = { productCost: 0, variableCost: 0, profitMargin: 60, tax: 20, operating: 0 }
    expect(reachingPrices(costless, [fee(0, null, 30, 0)])).toEqual([{ from: 0, to: 0 }])
  })

  it('holds at every price when nothing costs anything and the shares are the whole price', () => {
    const costless = { productCost: 0, variableCost: 0, profitMargin: 100, tax: 0, operating: 0 }
    expect(reachingPrices(costless, [fee(0, null, 0, 0)])).toEqual([{ from: 0, to: null }])
  })

  it.each([100, 150])('holds nowhere when something costs and the margin is %d %', (profitMargin) => {
    expect(reachingPrices({ ...seller, profitMargin }, fees)).toEqual([])
  })

  it('reaches a negative margin below what the sale costs', () => {
    // 40 / 0.84 = 47.61…
    expect(reachingPrices({ ...seller, profitMargin: -10 }, fees)[0]?.from).toBe(4762)
  })

  it('finds a huge price, and none beyond what can be counted in centavos', () => {
    // 10,000,000,026 / 0.60 = 16,666,666,710
    expect(reachingPrices({ ...seller, productCost: 1e10 }, fees)).toEqual([
      { from: 1_666_666_671_000, to: null },
    ])
    expect(reachingPrices({ ...seller, productCost: 1e308 }, fees)).toEqual([])
  })

  it('has no price without a fee', () => {
    expect(reachingPrices(seller, [])).toEqual([])
  })
})

describe('the largest discount', () => {
  it('leads to the first price that loses nothing', () => {
    // 40 / 0.74 = 54.05…
    const discount = largestDiscount(seller, fees, 95)
    expect(discount).toMatchObject({ price: 5406, amount: 4094, everyPriceEarns: true })
    expect(discount?.percent).toBeCloseTo(43.0947, 4)
  })

  it('may jump over prices that lose, and says so', () => {
    // 58.80 / 0.74 = 79.45…, then 70.80 / 0.80 = 88.50
    const discount = largestDiscount({ ...seller, productCost: 54.8 }, fees, 95)
    expect(discount).toMatchObject({ price: 7946, amount: 1554, everyPriceEarns: false })
    const before = largestDiscount({ ...seller, productCost: 54.8 }, fees, 79.99)
    expect(before).toMatchObject({ price: 7946, amount: 53, everyPriceEarns: true })
  })

  it('is 0 at the last price that earns, and missing below it', () => {
    expect(largestDiscount(seller, fees, 54.06)).toMatchObject({ amount: 0, percent: 0 })
    expect(largestDiscount(seller, fees, 54.05)).toBeNull()
  })

  it('is the whole price when nothing costs anything', () => {
    const costless = { ...seller, productCost: 0 }
    expect(largestDiscount(costless, fees, 30)).toMatchObject({ price: 0, amount: 3000, percent: 100 })
    expect(largestDiscount(costless, fees, 0)).toMatchObject({ amount: 0, percent: 0 })
  })
})
