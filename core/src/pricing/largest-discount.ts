import { type Cents, toCents } from '../money/index.ts'
import type { PriceFee } from './applicable-fees.ts'
import { reachingPrices } from './reaching-prices.ts'
import type { SellerSide } from './solve-price.ts'

/**
 * A discount and the price it leads to, in whole centavos; `percent` of the price before it. `everyPriceEarns` is
 * false when some smaller discount would lose, because a fee jumps between the two prices.
 */
export interface Discount {
  readonly price: Cents
  readonly amount: Cents
  readonly percent: number
  readonly everyPriceEarns: boolean
}

/**
 * 'Desconto máximo': the largest discount from a price in reais (taken to its nearest centavo) after which a sale
 * still leaves 0 or more. It leads to the lowest price, not above the given one, whose profit is not negative; the
 * prices between need not earn. A discount of 0 when only the given price itself earns; null when neither it nor any
 * lower price does. The seller's wanted margin does not matter.
 */
export function largestDiscount(
  seller: SellerSide,
  fees: readonly PriceFee[],
  price: number,
): Discount | null {
  const before = toCents(price)
  const earning = reachingPrices({ ...seller, profitMargin: 0 }, fees)
  const lowest = earning[0]
  if (!lowest || lowest.from > before) return null
  const amount = before - lowest.from
  return {
    price: lowest.from,
    amount,
    percent: before === 0 ? 0 : (amount / before) * 100,
    everyPriceEarns: lowest.to === null || lowest.to >= before,
  }
}
