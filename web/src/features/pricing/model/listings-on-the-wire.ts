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

/** The answer of the API as the screen keeps it. */
export function readListings(answer: Listings): ListingsByMarketplace {
  return forEachMarketplace((marketplace) =>
    answer[listingsIn[marketplace].list].map((listing) => ({ ...notAsked, ...listing, marketplace })),
  )
}

/** Listings as the import sends them, each marketplace's in the order given. */
export function importBody(listings: readonly Listing[]): z.input<NonNullable<typeof importListings.body>> {
  return byWireList(({ stored }, marketplace) =>
    listings.filter((listing) => listing.marketplace === marketplace).map((listing) => stored.parse(listing)),
  )
}
