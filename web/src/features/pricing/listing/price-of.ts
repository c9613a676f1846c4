import type { ShopConfig } from '@vendaclara/contract/shop'
import { type ListingPrice, priceListing, specificationTables } from '@vendaclara/core/pricing'
import type { Listing } from './listing.ts'

/** The price of a listing under the shop's present configuration. */
export function priceOf(listing: Listing, config: ShopConfig): ListingPrice {
  return priceListing(
    {
      productCost: listing.productCost,
      variableCost: listing.variableCost,
      profitMargin: listing.profitMargin,
      tax: config.charges,
      monthlyCost: config.fixCost,
      monthlyBilling: config.monthlyBilling,
    },
    {
      freeShipping: listing.freeShipping,
      weight: listing.peso,
      commission: listing.mlTax,
      freight: listing.shippingCost,
    },
    specificationTables[listing.marketplace],
  )
}
