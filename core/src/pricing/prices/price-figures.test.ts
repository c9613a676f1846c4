import { describe, expect, it } from 'vitest'
import { applicableFees, feeAt, feeTables, profitAt, type SellerSide } from '../index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
if (!march) throw new Error('no table of March 2026')
const fees = applicableFees(march, {})
const seller: SellerSide = { productCost: 36, variableCost: 0, profitMargin: 20, tax: 6, operating: 0 }

describe('a typed price', () => {
  it('leaves what the fees of its band leave', () => {
    const figures = profitAt(seller, fees, 80)
    expect(figures).toMatchObject({ price: 80, fixedFee: 16, productCost: 36 })
    expect(figures).toMatchObject({ commission: 11.2, tax: 4.8, profit: 12 })
    expect(figures?.margin).toBeCloseTo(15, 10)
    expect(figures?.contributionMargin).toBeCloseTo(15, 10)
    expect(figures?.shares.total).toBeCloseTo(35, 10)
  })

  it('may lose, and at 0 loses all costs without a margin', () => {
    expect(profitAt(seller, fees, 50)?.profit).toBe(-3)
    expect(profitAt(seller, fees, 50)?.margin).toBeCloseTo(-6, 10)
    expect(profitAt(seller, fees, 0)).toMatchObject({ profit: -36, grossProfit: -36, margin: null })
  })

  it('without a fee has no figures', () => {
    const bounded = [{ price: { from: 10, to: 20 }, commission: 10, fixedFee: 0 }]
    expect(feeAt(bounded, 20)).toBeNull()
    expect(profitAt(seller, bounded, 9.99)).toBeNull()
  })

  it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY])('must be an amount, not %d', (price) => {
    expect(() => profitAt(seller, fees, price)).toThrow(/price/)
  })
})
