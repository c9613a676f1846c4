import type { Listing } from '../listing/listing.ts'

/** What the server has yet to hear about one listing. `create` holds until the server has the listing at all. */
export interface ListingChange {
  readonly kind: 'create' | 'save' | 'remove'
  readonly listing: Listing
}

export function changeKey(listing: Pick<Listing, 'marketplace' | 'id'>): string {
  return `${listing.marketplace}.${listing.id}`
}
