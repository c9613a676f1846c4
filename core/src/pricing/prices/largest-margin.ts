import type { FeeFacts } from '../fee-tables/applicable-fees.ts'
import { applicableFees } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { profitLines, valueAt } from '../zones/profit-line.ts'
import { type PricedListing, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/** A margin in whole percent, and the listing priced with it. */
export interface LargestMargin {
  readonly margin: number
  readonly priced: PricedListing
}

/** How many percents below the limit are tried: a price just below the limit is too high to count in centavos. */
const mostTries = 3

/**
 * 'Maior margem possível': the largest whole percent of margin that some price of a listing leaves; negative if every
 * price loses money.
 *
 * The margin approaches a limit as the price grows and never reaches it, so a margin close to the limit needs a very
 * high price. Null if the table has no fee for the listing, or if nothing costs anything, so that no margin is too
 * large.
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
  // Floating-point rounding may put a whole number slightly above or below itself.
  const first = Math.floor(limit + 1e-6)
  for (let margin = first; margin > first - mostTries; margin -= 1) {
    const priced = priceListing({ ...costs, profitMargin: margin }, facts, table)
    if (priced.outcome === 'priced') return { margin, priced }
  }
  return null
}
