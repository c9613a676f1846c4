import type { FeeFacts } from '../fee-tables/applicable-fees.ts'
import { applicableFees } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { profitLines, valueAt } from '../zones/profit-line.ts'
import { type PricedListing, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/** A margin in whole percent, and the listing as it is priced with it. */
export interface LargestMargin {
  readonly margin: number
  readonly priced: PricedListing
}

/** How many percents below the limit are tried: a price just below it is beyond what can be counted in centavos. */
const mostTries = 3

/**
 * 'Maior margem possível': the largest whole percent of margin that some price of a listing leaves; below 0 where every price
 * loses. What its own costs, in percent and in reais, leave of each price approaches a limit at ever higher prices and
 * never reaches it, so that the price of a margin close to the limit is very high. null where the table knows no fee for
 * the listing, or nothing costs anything and no margin is too large.
 *
 * @throws RangeError as `priceListing` does
 */
export function largestMargin(
  costs: ListingCosts,
  facts: FeeFacts,
  table: FeeTable<string>,
): LargestMargin | null {
  const withoutMargin = { ...sellerSideOf(costs), profitMargin: 0 }
  const lines = profitLines(withoutMargin, applicableFees(table, facts))
  if (lines.every((line) => line.costs === 0)) return null
  // Within a band the margin rises with the price.
  const limit = Math.max(
    ...lines.map((line) => (line.to === 0 ? 0 : (valueAt(line, line.to) / line.to) * 1e4)),
  )
  // A limit that is a whole number may be a little above or below it.
  const first = Math.floor(limit + 1e-6)
  for (let margin = first; margin > first - mostTries; margin -= 1) {
    const priced = priceListing({ ...costs, profitMargin: margin }, facts, table)
    if (priced.outcome === 'priced') return { margin, priced }
  }
  return null
}
