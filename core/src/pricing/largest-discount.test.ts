import { describe, expect, it } from 'vitest'
import { applicableFees, feeTables, largestDiscount, type SellerSide } from './index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
if (!march) throw new Error('no table of March 2026')
const fees = applicableFees(march, {})
const seller: SellerSide = { productCost: 36, variableCost: 0, profitMargin: 20, tax: 6, operating: 0 }

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

  it('is 0 at the last price that earns, and there is none below it', () => {
    expect(largestDiscount(seller, fees, 54.06)).toMatchObject({ amount: 0, percent: 0 })
    expect(largestDiscount(seller, fees, 54.05)).toBeNull()
  })

  it('is the whole price when nothing costs anything', () => {
    const costless = { ...seller, productCost: 0 }
    expect(largestDiscount(costless, fees, 30)).toMatchObject({ price: 0, amount: 3000, percent: 100 })
    expect(largestDiscount(costless, fees, 0)).toMatchObject({ amount: 0, percent: 0 })
  })
})
