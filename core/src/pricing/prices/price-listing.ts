import { type Cents, toCents, toReais } from '../../money/index.ts'
import {
  applicableFees,
  type FeeFacts,
  heaviestWeight,
  lacksCategory,
  lacksCommission,
  lacksWeight,
  type PriceFee,
} from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { highestPrice } from '../zones/profit-line.ts'
import { reachingPrices } from '../zones/reaching-prices.ts'
import { figuresAt, type PriceFigures, profitAt, type Shares, sharesOf } from './price-figures.ts'
import { type ListingCosts, promotions, type SellerSide, sellerSideOf } from './seller-side.ts'
import { solvePrice } from './solve-price.ts'

/**
 * The price of a listing with its figures, in reais. `allPrices` begins with this price. `lacksWeight`: the fees depend on
 * a weight that the listing does not have, so the price is only that of the lightest band.
 */
export interface PricedListing extends PriceFigures {
  readonly outcome: 'priced'
  readonly allPrices: readonly number[]
  readonly lacksWeight: boolean
}

export type ListingPrice =
  | PricedListing
  | { readonly outcome: 'no-price'; readonly shares: Shares }
  | { readonly outcome: 'no-fee'; readonly heaviestWeight: number | null }
  | { readonly outcome: 'no-commission' }
  | { readonly outcome: 'no-category' }

/**
 * Prices a listing with a fee table: the lowest price that leaves the wanted margin, and its figures.
 *
 * - 'no-price': no price can leave that margin; `shares` are those of the highest price band, which add up to too much.
 * - 'no-commission': the table leaves the commission to the seller, and the listing has none.
 * - 'no-category': the commission depends on the category, and the listing has none of the table's.
 * - 'no-fee': the table has no fee for the listing.
 *
 * Profit per sale = price x profit share; tax = price x tax share; gross profit = price x (profit + operating shares);
 * contribution margin = gross profit / price (specification, section 9).
 *
 * The price is in whole centavos, as it is shown and published. If the fee is the same at every price, the price is the
 * exact solution of the formula, rounded to the centavo, and the figures are the formula's (`PriceFigures`). If the fee
 * depends on the price, it is the lowest centavo that leaves at least the margin (`reachingPrices`). The margins are then
 * the real ones, and `allPrices` has the lowest price of each suitable range. Prices up to 2^53 - 1 centavos are
 * considered.
 *
 * @throws RangeError if a number is not finite or a cost is negative
 */
export function priceListing(costs: ListingCosts, facts: FeeFacts, table: FeeTable<string>): ListingPrice {
  checkListing(costs, facts)
  const seller = sellerSideOf(costs)
  const fees = applicableFees(table, facts)
  const highestBand = fees.toSorted((one, other) => other.price.from - one.price.from)[0]
  if (!highestBand) return unknownFee(facts, table)
  const priced = fees.length === 1 ? solved(seller, fees) : cheapestReaching(seller, fees)
  if (priced === null) return { outcome: 'no-price', shares: sharesOf(seller, highestBand) }
  return { outcome: 'priced', ...priced, lacksWeight: lacksWeight(table, facts) }
}

function unknownFee(facts: FeeFacts, table: FeeTable<string>): ListingPrice {
  if (lacksCommission(table, facts)) return { outcome: 'no-commission' }
  if (lacksCategory(table, facts)) return { outcome: 'no-category' }
  return { outcome: 'no-fee', heaviestWeight: heaviestWeight(table) }
}

/** The price of `priceListing` alone, in whole centavos; null if there is none. */
export function cheapestPrice(seller: SellerSide, fees: readonly PriceFee[]): Cents | null {
  if (fees.length !== 1) return reachingPrices(seller, fees)[0]?.from ?? null
  const [solution] = solvePrice(seller, fees)
  const price = solution && toCents(solution.price)
  return price === undefined || price > highestPrice ? null : price
}

type Solved = Omit<PricedListing, 'outcome' | 'lacksWeight'>

function solved(seller: SellerSide, fees: readonly PriceFee[]): Solved | null {
  const [solution] = solvePrice(seller, fees)
  if (!solution) return null
  if (toCents(solution.price) > highestPrice) return null
  const figures = figuresAt(seller, solution.fee, solution.price)
  return { ...figures, allPrices: [figures.price] }
}

function cheapestReaching(seller: SellerSide, fees: readonly PriceFee[]): Solved | null {
  const allPrices = reachingPrices(seller, fees).map(({ from }) => toReais(from))
  const cheapest = allPrices[0]
  if (cheapest === undefined) return null
  const figures = profitAt(seller, fees, cheapest)
  return figures && { ...figures, allPrices }
}

/** @throws RangeError if a number is not finite or a cost is negative */
export function checkListing(costs: ListingCosts, facts: FeeFacts): void {
  const { profitMargin } = costs
  if (!Number.isFinite(profitMargin)) throw new RangeError(`profitMargin must be finite, not ${profitMargin}`)
  for (const name of ['productCost', 'variableCost', 'tax', 'monthlyCost', 'monthlyBilling'] as const) {
    checkAmount(name, costs[name])
  }
  for (const name of promotions) {
    const { percent = 0, amount = 0 } = costs.promotions?.[name] ?? {}
    checkAmount(`${name} in percent`, percent)
    checkAmount(name, amount)
  }
  for (const name of ['weight', 'commission', 'freight'] as const) checkAmount(name, facts[name] ?? 0)
}

function checkAmount(name: string, amount: number): void {
  if (Number.isFinite(amount) && amount >= 0) return
  throw new RangeError(`${name} must be finite and not negative, not ${amount}`)
}
