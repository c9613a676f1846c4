import type { FeeFacts } from '@vendaclara/core/pricing'
import type { Listing } from './listing.ts'

/** What a fee table may ask of a listing. */
export function factsOf(listing: Listing): FeeFacts {
  return {
    freeShipping: listing.freeShipping,
    weight: listing.peso,
    commission: listing.mlTax,
    freight: listing.shippingCost,
  }
}
