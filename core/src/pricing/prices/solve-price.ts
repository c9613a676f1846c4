import { flatAmount, type PriceFee } from '../fee-tables/applicable-fees.ts'
import { holds } from '../fee-tables/fee-table.ts'
import { promotedShare, type SellerSide, sellerAmount } from './seller-side.ts'

/** A price in reais that leaves the wanted margin, and the fee it is sold under. */
export interface Solution {
  readonly price: number
  readonly fee: PriceFee
}

/**
 * Every sale price that leaves the wanted margin, cheapest first; empty when there is none.
 *
 * Solves `price = productCost + price x (profit + tax + commission + operating)/100 + fixed fee + variableCost` (specification,
 * section 9; promotions add to its costs and percents) exactly: `base / (1 - rates)`, once for each price band, kept where the
 * price lies in its band. It equals the specification's iteration wherever that converges. Shares that add up to 100 % or more
 * leave no price, unless nothing costs anything: a base of 0 gives the price 0.
 */
export function solvePrice(seller: SellerSide, fees: readonly PriceFee[]): Solution[] {
  const solutions: Solution[] = []
  for (const fee of fees) {
    const base = sellerAmount(seller) + flatAmount(fee)
    const left = 1 - priceShare(seller, fee) / 100
    const price = base === 0 ? 0 : base / left
    if ((base === 0 || left > 0) && Number.isFinite(price) && holds(fee.price, price)) {
      solutions.push({ price, fee })
    }
  }
  return solutions.sort((one, other) => one.price - other.price)
}

/** The percent of the price that profit, tax, commission, operating cost, promotions and a share as fixed fee take together. */
export function priceShare(seller: SellerSide, fee: PriceFee): number {
  const { profitMargin, tax, operating } = seller
  return profitMargin + tax + fee.commission + operating + (fee.fixedFeeShare ?? 0) + promotedShare(seller)
}
