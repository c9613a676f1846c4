import type { Listing } from '../model/listing.ts'

const known = new WeakMap<Listing, string>()

/** The listings whose title or SKU holds the text, whatever the case and the accents. */
export function filterListings(listings: readonly Listing[], text: string): readonly Listing[] {
  const sought = plain(text.trim())
  return sought === '' ? listings : listings.filter((listing) => plainText(listing).includes(sought))
}

function plainText(listing: Listing): string {
  const text = known.get(listing) ?? plain(`${listing.title}\n${listing.sku ?? ''}`)
  known.set(listing, text)
  return text
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
