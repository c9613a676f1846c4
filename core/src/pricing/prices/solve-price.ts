import { flatAmount, type PriceFee } from '../fee-tables/applicable-fees.ts'
import { holds } from '../fee-tables/fee-table.ts'
import { promotedShare, type SellerSide, sellerAmount } from './seller-side.ts'

/** A price in reais that leaves the wanted margin, and the fee that applies to it. */
export interface Solution {
  readonly price: number
  readonly fee: PriceFee
}

/**
 * Every price that leaves the wanted margin, lowest first; empty if there is none.
 *
 * Solves `price = productCost + price x (profit + tax + commission + operating)/100 + fixed fee + variableCost`
 * (specification, section 9). Promotions add to the costs and percents. The solution is exact, `base / (1 - rates)`,
 * for each price band, and counts if the price is in its band. It equals the specification's iteration where that
 * converges. Shares of 100 % or more leave no price, except that a base of 0 gives the price 0.
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

/**
 * The percent of the price taken by profit, tax, commission, operating cost, promotions and a fixed fee in percent
 * together.
 */
export function priceShare(seller: SellerSide, fee: PriceFee): number {
  const { profitMargin, tax, operating } = seller
  return profitMargin + tax + fee.commission + operating + (fee.fixedFeeShare ?? 0) + promotedShare(seller)
}
