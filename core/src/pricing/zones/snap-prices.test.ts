import { describe, expect, it } from 'vitest'
import { applicableFees, feeTables, type SellerSide, snapPrices } from '../index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
if (!march) throw new Error('no table of March 2026')
const fees = applicableFees(march, {})
const seller: SellerSide = { productCost: 36, variableCost: 0, profitMargin: 20, tax: 6, operating: 0 }

describe('prices to snap to', () => {
  it('are the one below and three that reach the margin', () => {
    expect(snapPrices(seller, fees, 74.08).map(({ price, reaches }) => [price, reaches])).toEqual([
      [7399, false],
      [7490, true],
      [7499, true],
      [7590, true],
    ])
  })

  it.each([
    [74.9, [7399, 7490, 7499, 7590]],
    [74.91, [7490, 7499, 7590, 7599]],
    [74.99, [7490, 7499, 7590, 7599]],
    [75, [7499, 7590, 7599, 7690]],
  ])('near %d are the next ones', (near, expected) => {
    expect(snapPrices(seller, fees, near).map(({ price }) => price)).toEqual(expected)
  })

  it('pass over the prices that a jump makes too low', () => {
    expect(snapPrices(seller, fees, 79.95).map(({ price, zone }) => [price, zone])).toMatchObject([
      [7990, null],
      [7999, null],
      [8690, { better: 7999 }],
      [8699, { better: 7999 }],
    ])
  })

  it('begin with the lowest, each with what it leaves', () => {
    const cheap = { ...seller, productCost: 0, profitMargin: 10 }
    const [first] = snapPrices(cheap, fees, 0)
    expect(first?.price).toBe(90)
    expect(first?.margin).toBeCloseTo(24, 10)
    expect(first?.profit).toBe(0.22)
  })

  it('are only the one below where no price reaches the margin', () => {
    expect(snapPrices({ ...seller, profitMargin: 90 }, fees, 50)).toMatchObject([
      { price: 4999, reaches: false },
    ])
  })
})
