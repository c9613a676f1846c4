import { type ListingReview, reviewListing } from '@vendaclara/core/pricing'
import { inputsOf, type Listing, type PricingBasis } from '../model/listing.ts'
import { changeKey } from '../saving/listing-change.ts'

export interface ListingRow {
  readonly key: string
  readonly listing: Listing
  readonly basis: PricingBasis
  readonly review: ListingReview
}

const known = new WeakMap<Listing, ListingRow>()

/** The row of a listing. It is only calculated again if the listing or the basis of its price changes. */
export function rowOf(listing: Listing, basis: PricingBasis): ListingRow {
  const before = known.get(listing)
  if (before?.basis === basis) return before
  const review = reviewListing(...inputsOf(listing, basis), listing.currentPrice)
  const row = { key: changeKey(listing), listing, basis, review }
  known.set(listing, row)
  return row
}
