import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { leavesMargin, type PriceFigures, profitAt } from './price-figures.ts'
import { type ListingPrice, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/**
 * The effect of another fee table on a listing. `before` and `after` are its prices with the old and the new table.
 * `oldPrice` has the figures of the old price, in whole centavos, with the new table; null if there was no old price or
 * the new table has no fee for it. `margin` says whether the old price still leaves the wanted margin; 'unknown' if
 * `oldPrice` is null.
 */
export interface TableComparison {
  readonly before: ListingPrice
  readonly after: ListingPrice
  readonly oldPrice: PriceFigures | null
  readonly margin: 'kept' | 'lost' | 'unknown'
}

/**
 * Compares two fee tables for one listing. The margin is 'kept' if the old price, rounded to the centavo as it is shown
 * and published, leaves the wanted profit with the new table, to within half a centavo.
 *
 * @throws RangeError as `priceListing` does
 */
export function compareTables(
  costs: ListingCosts,
  facts: FeeFacts,
  oldTable: FeeTable<string>,
  newTable: FeeTable<string>,
): TableComparison {
  const before = priceListing(costs, facts, oldTable)
  const after = priceListing(costs, facts, newTable)
  if (before.outcome !== 'priced') return { before, after, oldPrice: null, margin: 'unknown' }
  const oldPrice = profitAt(sellerSideOf(costs), applicableFees(newTable, facts), before.price)
  if (oldPrice === null) return { before, after, oldPrice, margin: 'unknown' }
  return { before, after, oldPrice, margin: leavesMargin(oldPrice, costs.profitMargin) ? 'kept' : 'lost' }
}
