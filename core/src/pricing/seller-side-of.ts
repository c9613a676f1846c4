import { operatingShare } from './operating-share.ts'
import type { SellerSide } from './solve-price.ts'

/** What a listing and the shop's configuration say. Money in reais, shares in percent of the price. */
export interface ListingCosts {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly monthlyCost: number
  readonly monthlyBilling: number
}

/** The seller's side of a listing's price: its costs and margin, with the operating share of the shop. */
export function sellerSideOf({ monthlyCost, monthlyBilling, ...costs }: ListingCosts): SellerSide {
  return { ...costs, operating: operatingShare(monthlyCost, monthlyBilling) }
}
