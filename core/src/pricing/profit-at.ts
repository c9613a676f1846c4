import type { PriceFee } from './applicable-fees.ts'
import { holds } from './fee-table.ts'
import { figuresAtMargin, type PriceFigures } from './price-figures.ts'
import { priceShare, type SellerSide } from './solve-price.ts'

/** The fee that a price in reais is sold under; null when no band holds it. */
export function feeAt(fees: readonly PriceFee[], price: number): PriceFee | null {
  return fees.find((fee) => holds(fee.price, price)) ?? null
}

/**
 * The other direction: what a given price in reais leaves, whatever the seller's margin was meant to be. The figures
 * are those of `priceListing`, with the profit really left, below 0 where the price loses; `shares.profit` is the
 * margin it comes to, and 0 at the price 0, where no share means anything. null when no fee holds the price.
 *
 * @throws RangeError when the price is negative or not finite
 */
export function profitAt(seller: SellerSide, fees: readonly PriceFee[], price: number): PriceFigures | null {
  if (!(Number.isFinite(price) && price >= 0)) {
    throw new RangeError(`price must be finite and not negative, not ${price}`)
  }
  const fee = feeAt(fees, price)
  if (fee === null) return null
  const costs = seller.productCost + seller.variableCost + fee.fixedFee
  const others = priceShare({ ...seller, profitMargin: 0 }, fee)
  const profit = price * ((100 - others) / 100) - costs
  const margin = price === 0 ? 0 : (profit / price) * 100
  const figures = figuresAtMargin({ ...seller, profitMargin: margin }, fee, price)
  return { ...figures, profit, grossProfit: profit + figures.operatingCost }
}
