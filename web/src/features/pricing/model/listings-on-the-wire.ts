import { byWireList, type importListings, type Listings, listingsIn } from '@vendaclara/contract/pricing'
import { forEachMarketplace } from '@vendaclara/core/pricing'
import type { z } from 'zod'
import type { Listing, ListingsByMarketplace } from './listing.ts'

const notAsked = {
  freeShipping: true,
  mlTax: 0,
  shippingCost: 0,
  peso: 0,
  category: '',
  fulfilled: false,
  ownDelivery: false,
}

/** Converts the answer of the API for the screen. */
export function readListings(answer: Listings): ListingsByMarketplace {
  return forEachMarketplace((marketplace) =>
    answer[listingsIn[marketplace].list].map((listing) => ({ ...notAsked, ...listing, marketplace })),
  )
}

/** The body of an import. The listings of each marketplace keep their sequence. */
export function importBody(listings: readonly Listing[]): z.input<NonNullable<typeof importListings.body>> {
  return byWireList(({ stored }, marketplace) =>
    listings.filter((listing) => listing.marketplace === marketplace).map((listing) => stored.parse(listing)),
  )
}
