import {
  blankFields,
  byWireList,
  type importListings,
  type Listings,
  listingsIn,
  type SavedListing,
  type WireListing,
} from '@vendaclara/contract/pricing'
import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import type { z } from 'zod'
import type { Listing, ListingsByMarketplace } from './listing.ts'

/** What a marketplace does not ask of its listings says this. */
const notAsked = blankFields('absent')

/** The fields that each listing of a marketplace has. */
const ownFields = forEachMarketplace((marketplace) => listingsIn[marketplace].stored.parse({ id: '-' }))

export function readListings(answer: Listings): ListingsByMarketplace {
  return forEachMarketplace((marketplace) =>
    answer[listingsIn[marketplace].list].map((listing) => readListing(listing, marketplace)),
  )
}

export function readListing(answer: WireListing, marketplace: Marketplace): Listing {
  return { ...notAsked, ...answer, marketplace }
}

/** A listing to be saved, and the versions that it may replace; anything if there are none. */
export interface ListingSave {
  readonly listing: Listing
  readonly replaces?: readonly (string | null)[] | undefined
}

export function saveBody({ listing, replaces }: ListingSave): SavedListing {
  return { ...listingBody(listing), replaces: replaces && [...replaces] }
}

/** A listing with the facts of its marketplace, and with others only where they say something: an own table may ask them. */
export function listingBody(listing: Listing): WireListing {
  const { marketplace } = listing
  const silent: Record<string, unknown> = notAsked
  const sent = Object.entries(listing).filter(
    ([name, value]) => name in ownFields[marketplace] || !(name in silent) || value !== silent[name],
  )
  return listingsIn[marketplace].stored.parse(Object.fromEntries(sent))
}

/** The body of an import. The listings of each marketplace keep their sequence. */
export function importBody(saves: readonly ListingSave[]): z.input<NonNullable<typeof importListings.body>> {
  return byWireList((_, marketplace) =>
    saves.filter(({ listing }) => listing.marketplace === marketplace).map(saveBody),
  )
}
