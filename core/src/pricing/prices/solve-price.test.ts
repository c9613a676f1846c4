import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PriceFee, type SellerSide, solvePrice } from '../index.ts'

const anyPrice = { from: 0, to: null }

function fee(commission: number, fixedFee: number): PriceFee {
  return { price: anyPrice, commission, fixedFee }
}

const amount = fc.double({ min: 0, max: 1e6, noNaN: true })
const percent = fc.double({ min: 0, max: 60, noNaN: true })
const sellers: fc.Arbitrary<SellerSide> = fc.record({
  productCost: amount,
  variableCost: amount,
  profitMargin: fc.double({ min: -30, max: 60, noNaN: true }),
  tax: percent,
  operating: percent,
})
const fees = fc.record({ price: fc.constant(anyPrice), commission: percent, fixedFee: amount })

function priceShare(seller: SellerSide, { commission }: PriceFee): number {
  return (seller.profitMargin + seller.tax + commission + seller.operating) / 100
}

/** The iteration of the specification's section 9, from 0. */
function iterate(seller: SellerSide, fee: PriceFee, most: number): { price: number; converged: boolean } {
  const base = seller.productCost + seller.variableCost + fee.fixedFee
  let price = 0
  for (let turn = 0; turn < most; turn += 1) {
    const next = base + price * priceShare(seller, fee)
    if (Math.abs(next - price) < 0.000001) return { price: next, converged: true }
    price = next
  }
  return { price: Number.NaN, converged: false }
}

describe('solvePrice', () => {
  it('answers the price that a hand-worked listing needs', () => {
    const seller = { productCost: 50, variableCost: 2, profitMargin: 20, tax: 6, operating: 10 }
    expect(solvePrice(seller, [fee(20, 4)])[0]?.price).toBeCloseTo(56 / 0.44, 10)
  })

  it('answers 0 where nothing costs anything', () => {
    const seller = { productCost: 0, variableCost: 0, profitMargin: 20, tax: 0, operating: 0 }
    expect(solvePrice(seller, [fee(0, 0)]).map(({ price }) => price)).toEqual([0])
  })

  it('answers 0 where nothing costs anything, even if the shares add up to too much', () => {
    const seller = { productCost: 0, variableCost: 0, profitMargin: 120, tax: 0, operating: 0 }
    expect(solvePrice(seller, [fee(0, 0)]).map(({ price }) => price)).toEqual([0])
  })

  it.each([100, 100.01, 250])('answers no price where the shares add up to %d %', (total) => {
    const seller = { productCost: 10, variableCost: 0, profitMargin: total - 20, tax: 0, operating: 0 }
    expect(solvePrice(seller, [fee(20, 4)])).toEqual([])
  })

  it('answers no price where it would be too large to be a number', () => {
    const seller = { productCost: 1e308, variableCost: 0, profitMargin: 99, tax: 0, operating: 0 }
    expect(solvePrice(seller, [fee(0, 0)])).toEqual([])
  })

  it('keeps only prices that lie in their own band, cheapest first', () => {
    const seller = { productCost: 40, variableCost: 0, profitMargin: 20, tax: 0, operating: 0 }
    const bands: PriceFee[] = [
      { price: { from: 80, to: null }, commission: 14, fixedFee: 16 },
      { price: { from: 0, to: 80 }, commission: 20, fixedFee: 4 },
    ]
    expect(solvePrice(seller, bands).map(({ price }) => Math.round(price * 100) / 100)).toEqual([
      73.33, 84.85,
    ])
    expect(
      solvePrice({ ...seller, productCost: 44 }, bands).map(({ price }) => Math.round(price * 100)),
    ).toEqual([9091])
  })

  it('leaves the wanted margin when the price is put back into the formula', () => {
    fc.assert(
      fc.property(sellers, fees, (seller, one) => {
        for (const { price } of solvePrice(seller, [one])) {
          const left = price - seller.productCost - seller.variableCost - one.fixedFee
          const taken = price * ((seller.tax + one.commission + seller.operating) / 100)
          expect(left - taken).toBeCloseTo(price * (seller.profitMargin / 100), 4)
        }
      }),
    )
  })

  it('equals the iteration of the specification where that converges', () => {
    fc.assert(
      fc.property(sellers, fees, (seller, one) => {
        const iterated = iterate(seller, one, 5000)
        const share = Math.abs(priceShare(seller, one))
        fc.pre(iterated.converged && share < 1)
        const [solution] = solvePrice(seller, [one])
        const error = (1e-6 * share) / (1 - share)
        const rounding = iterated.price * 1e-12
        expect(Math.abs((solution?.price ?? Number.NaN) - iterated.price)).toBeLessThanOrEqual(
          error + rounding + 1e-12,
        )
      }),
    )
  })
})
