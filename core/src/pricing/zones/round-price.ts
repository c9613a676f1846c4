import { type Cents, cents, toCents } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'
import { marginForPrice } from './margin-for-price.ts'
import { reachingPrices } from './reaching-prices.ts'

/** A price that ends in ,90, and the margin in percent that makes it the calculated one. */
export interface RoundedPrice {
  readonly price: Cents
  readonly margin: number
}

/** Further above the calculated price than this many reais none is looked for. */
const mostSteps = 200

/**
 * 'Arredondar para ,90': the price of a listing is calculated from its margin, so that rounding it is another margin. It is
 * rounded up, to the cheapest price ending in ,90 that leaves at least the wanted margin and that a margin has as its
 * calculated price: where a jump of the fees lets a cheaper price leave as much, to one beyond what the jump costs. A
 * price that ends in ,90 keeps its margin. So the rounded price is one the listing's rules allow, and rounding it again
 * changes nothing.
 *
 * null where there is nothing to round: no price, a price of 0, or no such price within R$ 200 above the calculated one whose
 * margin is at most `largestMargin` percent.
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
