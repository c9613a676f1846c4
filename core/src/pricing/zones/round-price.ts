import { type Cents, cents, toCents } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'
import { marginForPrice } from './margin-for-price.ts'
import { reachingPrices } from './reaching-prices.ts'

/** A price that ends in ,90, and the margin in percent for which it is the calculated one. */
export interface RoundedPrice {
  readonly price: Cents
  readonly margin: number
}

/** How far above the calculated price, in reais, a rounded price is searched for. */
const mostSteps = 200

/**
 * 'Arredondar para ,90': rounds the price of a listing up. As the price is calculated from the margin, rounding means
 * another margin.
 *
 * The result is the lowest price ending in ,90 that leaves at least the wanted margin and is the calculated price of
 * some margin. Where a jump of the fees lets a lower price leave as much, the result is beyond that jump. A price that
 * already ends in ,90 keeps its margin, so rounding twice changes nothing.
 *
 * Null if there is no price, the price is 0, or no such price within R$ 200 has a margin of at most `largestMargin`
 * percent.
 *
 * @throws RangeError as `priceListing` does
 */
export function roundUpToNinety(
  costs: ListingCosts,
  facts: FeeFacts,
  table: FeeTable<string>,
  largestMargin: number,
): RoundedPrice | null {
  const calculated = priceListing(costs, facts, table)
  if (calculated.outcome !== 'priced' || calculated.price === 0) return null
  const price = toCents(calculated.price)
  if (price % 100 === ninety) return { price, margin: costs.profitMargin }
  const ranges = reachingPrices(sellerSideOf(costs), applicableFees(table, facts))
  let step = ninetyAtOrAbove(price)
  for (const { from, to } of ranges) {
    step = cents(Math.max(step, ninetyAtOrAbove(from)))
    while ((to === null || step <= to) && step <= price + mostSteps * 100) {
      const found = marginForPrice(costs, facts, table, step, largestMargin)
      if ('margin' in found) return { price: step, margin: found.margin }
      step = cents(step + 100)
    }
  }
  return null
}

const ninety = 90

function ninetyAtOrAbove(price: Cents): Cents {
  const ending = price % 100
  return cents(price - ending + (ending <= ninety ? ninety : 100 + ninety))
}
