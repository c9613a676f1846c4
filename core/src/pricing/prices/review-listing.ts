import { toCents } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { leavesMargin, type PriceFigures, profitAt } from './price-figures.ts'
import { type ListingPrice, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/** The states of a listing, the most urgent first; see `ListingReview`. */
export const listingStates = [
  'loss',
  'below-margin',
  'no-price',
  'no-cost',
  'no-weight',
  'on-margin',
  'not-compared',
] as const
export type ListingState = (typeof listingStates)[number]

/**
 * A listing compared with the price it is sold for. `price` is its calculated price. `sale` has the figures of the
 * price it is sold for: the current one if known, otherwise the calculated one. It is null if there is neither, or no
 * fee is known.
 *
 * `state` is the first of these that applies:
 * - 'loss': a sale leaves less than R$ 0,00.
 * - 'no-price': no price can be calculated.
 * - 'below-margin': the current price is not the calculated one and leaves less than the wanted margin, by more than
 *   half a centavo.
 * - 'no-cost': the product costs nothing, so the price pays the fees alone.
 * - 'no-weight': the price is only that of the lightest band, because the weight is missing.
 * - 'not-compared': the current price is unknown.
 * - 'on-margin': none of these.
 */
export interface ListingReview {
  readonly price: ListingPrice
  readonly sale: PriceFigures | null
  readonly state: ListingState
}

/**
 * Reviews a listing with its current price in reais (rounded to the centavo), undefined if unknown.
 *
 * @throws RangeError as `priceListing` does, and if the current price is negative or not finite
 */
export function reviewListing(
  costs: ListingCosts,
  facts: FeeFacts,
  table: FeeTable<string>,
  currentPrice?: number,
): ListingReview {
  const price = priceListing(costs, facts, table)
  const calculated = price.outcome === 'priced' ? price : null
  const sale =
    currentPrice === undefined
      ? calculated
      : profitAt(sellerSideOf(costs), applicableFees(table, facts), currentPrice)
  if (sale !== null && toCents(sale.profit) < 0) return { price, sale, state: 'loss' }
  if (calculated === null || sale === null) return { price, sale, state: 'no-price' }
  const isCalculated = currentPrice === undefined || toCents(currentPrice) === toCents(calculated.price)
  if (!isCalculated && !leavesMargin(sale, costs.profitMargin)) return { price, sale, state: 'below-margin' }
  if (costs.productCost === 0) return { price, sale, state: 'no-cost' }
  if (calculated.lacksWeight) return { price, sale, state: 'no-weight' }
  return { price, sale, state: currentPrice === undefined ? 'not-compared' : 'on-margin' }
}
