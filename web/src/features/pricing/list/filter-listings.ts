import type { Listing } from '../listing/listing.ts'

const known = new WeakMap<Listing, string>()

/** The listings whose title holds the text, whatever the case and the accents. */
export function filterListings(listings: readonly Listing[], text: string): readonly Listing[] {
  const sought = plain(text.trim())
  return sought === '' ? listings : listings.filter((listing) => plainTitle(listing).includes(sought))
}

function plainTitle(listing: Listing): string {
  const title = known.get(listing) ?? plain(listing.title)
  known.set(listing, title)
  return title
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
