import { type Cents, toCents, toReais } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { profitAt } from '../prices/price-figures.ts'
import { priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'

/**
 * The margin for which a given price is the calculated one. Otherwise `cheaper`: a lower price that leaves as much;
 * null if there is none.
 */
export type MarginForPrice = { readonly margin: number } | { readonly cheaper: Cents | null }

const fewestDecimals = 2
const mostDecimals = 6

/**
 * Finds the margin in percent for which `priceListing` calculates the given price (whole centavos), with as few
 * decimals as possible, from two to six.
 *
 * There is no such margin if no fee applies to the price, the price is 0, its margin is beyond `largestMargin` percent
 * (positive or negative), or a lower price leaves as large a margin, as after a jump of the fees.
 *
 * @throws RangeError as `priceListing` does
 */
export function marginForPrice(
  costs: ListingCosts,
  facts: FeeFacts,
  table: FeeTable<string>,
  price: Cents,
  largestMargin: number,
): MarginForPrice {
  const exact = profitAt(sellerSideOf(costs), applicableFees(table, facts), toReais(price))?.margin
  if (exact === undefined || exact === null || Math.abs(exact) > largestMargin) return { cheaper: null }
  const calculated = (profitMargin: number): Cents | null => {
    const priced = priceListing({ ...costs, profitMargin }, facts, table)
    return priced.outcome === 'priced' ? toCents(priced.price) : null
  }
  for (let decimals = fewestDecimals; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals
    const margins = [Math.round(exact * scale) / scale, Math.floor(exact * scale) / scale]
    const margin = margins.find((one) => calculated(one) === price)
    if (margin !== undefined) return { margin }
  }
  const other = calculated(exact)
  return { cheaper: other !== null && other < price ? other : null }
}
