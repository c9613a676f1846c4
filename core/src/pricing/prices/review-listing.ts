import { toCents } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { leavesMargin, type PriceFigures, profitAt } from './price-figures.ts'
import { type ListingPrice, priceListing } from './price-listing.ts'
import { type ListingCosts, sellerSideOf } from './seller-side.ts'

/** What is to be done about a listing, the most urgent first (`ListingReview`). */
export const listingStates = ['loss', 'below-margin', 'no-price', 'on-margin', 'not-compared'] as const
export type ListingState = (typeof listingStates)[number]

/**
 * A listing beside what it is sold for. `price` is its calculated price; `sale` are the figures of the price it is sold
 * for: the current one where that is known, else the calculated one; null where there is neither or no fee is known.
 *
 * `state` is the first of these that is true: 'loss', a sale leaves less than R$ 0,00; 'no-price', none can be calculated;
 * 'not-compared', the current price is unknown; 'below-margin', the current price leaves less than the wanted margin by
 * more than half a centavo, and is not the calculated one; 'on-margin'.
 */
export interface ListingReview {
  readonly price: ListingPrice
  readonly sale: PriceFigures | null
  readonly state: ListingState
}

/**
 * Reviews a listing with its current price in reais (taken to its nearest centavo); undefined where that is unknown.
 *
 * @throws RangeError as `priceListing` does, and when the current price is negative or not finite
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
  if (currentPrice === undefined) return { price, sale, state: 'not-compared' }
  const isCalculated = toCents(currentPrice) === toCents(calculated.price)
  const state = isCalculated || leavesMargin(sale, costs.profitMargin) ? 'on-margin' : 'below-margin'
  return { price, sale, state }
}
