import { type Cents, cents } from '../../money/index.ts'
import { flatAmount, type PriceFee } from '../fee-tables/applicable-fees.ts'
import type { Range } from '../fee-tables/fee-table.ts'
import { type SellerSide, sellerAmount } from '../prices/seller-side.ts'
import { priceShare } from '../prices/solve-price.ts'

/** The highest price considered, in centavos; a band without an upper end reaches up to it. */
export const highestPrice = cents(Number.MAX_SAFE_INTEGER)

/**
 * Two profits within a billionth of a real are equal, to allow for rounding of binary fractions. Nothing a seller types
 * makes a smaller difference.
 */
export const sameProfit = 1e-9

/**
 * What a sale leaves above the wanted profit, in reais, for the whole centavos of one price band: `price x perCent -
 * costs`. In this form, floating-point rounding never turns a rising line into a falling one.
 */
export interface ProfitLine {
  readonly from: Cents
  readonly to: Cents
  readonly perCent: number
  readonly costs: number
}

/** The lines of all bands that contain a whole centavo, ascending. Prices are 0 or more. */
export function profitLines(seller: SellerSide, fees: readonly PriceFee[]): ProfitLine[] {
  return fees
    .map((fee) => ({
      ...centsIn(fee.price),
      perCent: (100 - priceShare(seller, fee)) / 10_000,
      costs: sellerAmount(seller) + flatAmount(fee),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from - other.from)
}

export function valueAt(line: ProfitLine, price: Cents): number {
  return price * line.perCent - line.costs
}

/** The first and the last whole centavo in a range of reais. */
function centsIn(range: Range): { from: Cents; to: Cents } {
  const from = Math.round(range.from * 100)
  const holdsFrom = from / 100 > range.from || (from / 100 === range.from && range.fromExcluded !== true)
  const first = cents(holdsFrom ? from : from + 1)
  if (range.to === null) return { from: first, to: highestPrice }
  const to = Math.round(range.to * 100)
  const holdsTo = to / 100 < range.to || (to / 100 === range.to && range.toIncluded === true)
  return { from: first, to: cents(holdsTo ? to : to - 1) }
}

/**
 * The first price of `from`..`to` (both included) for which a condition is true; null if there is none. Once true, the
 * condition must stay true for all higher prices.
 */
export function firstWhere(from: Cents, to: Cents, isTrue: (price: Cents) => boolean): Cents | null {
  if (from > to || !isTrue(to)) return null
  let [low, high] = [from, to]
  while (low < high) {
    const middle = cents(low + Math.floor((high - low) / 2))
    if (isTrue(middle)) high = middle
    else low = cents(middle + 1)
  }
  return low
}
