import { applicableFees, type FeeFacts, heaviestWeight, type PriceFee } from './applicable-fees.ts'
import type { FeeTable } from './fee-table.ts'
import { operatingShare } from './operating-share.ts'
import { priceShare, type SellerSide, solvePrice } from './solve-price.ts'

/** What a listing and the shop's configuration say. Money in reais, shares in percent of the price. */
export interface ListingCosts {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly monthlyCost: number
  readonly monthlyBilling: number
}

/** Percent of the price, part by part, and their sum. */
export interface Shares {
  readonly profit: number
  readonly tax: number
  readonly commission: number
  readonly operating: number
  readonly total: number
}

/**
 * A price and where each real of it goes, in reais a sale: product, variable cost, commission, fixed fee, tax,
 * operating cost and profit add up to the price. `contributionMargin` is in percent; null when the price is 0.
 */
export interface PricedListing {
  readonly outcome: 'priced'
  readonly price: number
  readonly allPrices: readonly number[]
  readonly shares: Shares
  readonly productCost: number
  readonly variableCost: number
  readonly commission: number
  readonly fixedFee: number
  readonly tax: number
  readonly operatingCost: number
  readonly profit: number
  readonly grossProfit: number
  readonly contributionMargin: number | null
}

export type ListingPrice =
  | PricedListing
  | { readonly outcome: 'no-price'; readonly shares: Shares }
  | { readonly outcome: 'no-fee'; readonly heaviestWeight: number | null }

/**
 * Prices a listing with a fee table: the cheapest price that leaves the wanted margin and what becomes of it.
 * 'no-price' when no price can leave that margin, with the shares that add up to too much; 'no-fee' when the table
 * knows no fee for the listing. Profit per sale = price x profit share; tax = price x tax share; gross profit =
 * price x (profit + operating shares); contribution margin = gross profit / price (specification, section 9).
 *
 * @throws RangeError when a number is not finite or a cost is negative
 */
export function priceListing(costs: ListingCosts, facts: FeeFacts, table: FeeTable): ListingPrice {
  check(costs, facts)
  const seller: SellerSide = { ...costs, operating: operatingShare(costs.monthlyCost, costs.monthlyBilling) }
  const fees = applicableFees(table, facts)
  const cheapestFee = fees.toSorted((one, other) => one.commission - other.commission)[0]
  if (!cheapestFee) return { outcome: 'no-fee', heaviestWeight: heaviestWeight(table) }
  const solutions = solvePrice(seller, fees)
  const cheapest = solutions[0]
  if (!cheapest) return { outcome: 'no-price', shares: sharesOf(seller, cheapestFee) }
  const { price, fee } = cheapest
  const profit = part(price, seller.profitMargin)
  const operatingCost = part(price, seller.operating)
  const grossProfit = part(price, seller.profitMargin + seller.operating)
  return {
    outcome: 'priced',
    price,
    allPrices: solutions.map((solution) => solution.price),
    shares: sharesOf(seller, fee),
    productCost: seller.productCost,
    variableCost: seller.variableCost,
    commission: part(price, fee.commission),
    fixedFee: fee.fixedFee,
    tax: part(price, seller.tax),
    operatingCost,
    profit,
    grossProfit,
    contributionMargin: price === 0 ? null : (grossProfit / price) * 100,
  }
}

function part(price: number, percent: number): number {
  return price * (percent / 100)
}

function sharesOf(seller: SellerSide, fee: PriceFee): Shares {
  return {
    profit: seller.profitMargin,
    tax: seller.tax,
    commission: fee.commission,
    operating: seller.operating,
    total: priceShare(seller, fee),
  }
}

function check(costs: ListingCosts, facts: FeeFacts): void {
  const { freeShipping: _, ...numericFacts } = facts
  const { profitMargin, ...notNegative } = { ...costs, ...numericFacts }
  if (!Number.isFinite(profitMargin)) throw new RangeError(`profitMargin must be finite, not ${profitMargin}`)
  for (const [name, value] of Object.entries(notNegative)) {
    if (!(Number.isFinite(value) && value >= 0))
      throw new RangeError(`${name} must be finite and not negative, not ${value}`)
  }
}
