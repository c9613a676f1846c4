import { type Cents, toCents, toReais } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { profitAt } from '../prices/price-figures.ts'
import { priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'

/** The margin whose calculated price is a given one, or the cheaper price that leaves as much (null: there is none). */
export type MarginForPrice = { readonly margin: number } | { readonly cheaper: Cents | null }

const fewestDecimals = 2
const mostDecimals = 6

/**
 * The margin in percent, with the fewest decimals from two to six, that makes a price in whole centavos the one
 * `priceListing` calculates for a listing. There is none where no fee holds the price, where the price is 0, where the
 * margin it leaves lies beyond `largestMargin` percent either way, or where a cheaper price leaves as large a margin, as
 * after a jump of the fees.
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
