import { type ListingPrice, priceListing } from '@vendaclara/core/pricing'
import { costsOf } from './costs-of.ts'
import { factsOf } from './facts-of.ts'
import type { Listing } from './listing.ts'
import type { PricingBasis } from './pricing-basis.ts'

/** The price of a listing under the shop's present configuration and the fee table in use. */
export function priceOf(listing: Listing, { config, tables }: PricingBasis): ListingPrice {
  return priceListing(costsOf(listing, config), factsOf(listing), tables[listing.marketplace])
}
