import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { leavesMargin, type PriceFigures, profitAt } from './price-figures.ts'
import { type ListingPrice, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/**
 * What another fee table makes of a listing. `before` and `after` are its prices under the old and the new table;
 * `oldPrice` are the figures of the old price, in whole centavos, under the new one: null when there was no old price
 * or the new table knows no fee for it. `margin` says whether the old price still leaves the wanted margin; 'unknown'
 * where there are no such figures.
 */
export interface TableComparison {
  readonly before: ListingPrice
  readonly after: ListingPrice
  readonly oldPrice: PriceFigures | null
  readonly margin: 'kept' | 'lost' | 'unknown'
}

/**
 * Compares two fee tables for one listing. The margin is 'kept' when the old price, to the nearest centavo as it is
 * shown and published, leaves the wanted profit under the new table to within half a centavo.
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
