import type { ShopConfig } from '@vendaclara/contract/shop'
import type { ListingCosts } from '@vendaclara/core/pricing'
import type { Listing } from './listing.ts'

/** What a listing costs its seller under the shop's present configuration. */
export function costsOf(listing: Listing, config: ShopConfig): ListingCosts {
  return {
    productCost: listing.productCost,
    variableCost: listing.variableCost,
    profitMargin: listing.profitMargin,
    tax: config.charges,
    monthlyCost: config.fixCost,
    monthlyBilling: config.monthlyBilling,
  }
}
