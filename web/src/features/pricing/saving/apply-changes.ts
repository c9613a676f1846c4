import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import type { ListingChange } from './listing-change.ts'

/** The listings after the changes: edits in place, creations at the top, without removals. */
export function applyChanges(
  listings: ListingsByMarketplace,
  changes: readonly ListingChange[],
): ListingsByMarketplace {
  const applied = (marketplace: Marketplace) =>
    apply(
      listings[marketplace],
      changes.filter((change) => change.listing.marketplace === marketplace),
    )
  return forEachMarketplace(applied)
}

function apply(listings: readonly Listing[], changes: readonly ListingChange[]): readonly Listing[] {
  const [first] = changes
  if (!first) return listings
  // A keystroke changes one of thousands of listings: copying the array as a whole is faster than item by item.
  const isOneEdit = changes.length === 1 && first.kind === 'save'
  const at = isOneEdit ? listings.findIndex(({ id }) => id === first.listing.id) : -1
  if (at >= 0) return listings.with(at, first.listing)
  const pending = new Map(changes.map((change) => [change.listing.id, change]))
  const kept: Listing[] = []
  for (const listing of listings) {
    const change = pending.get(listing.id)
    if (change) pending.delete(listing.id)
    if (change?.kind !== 'remove') kept.push(change?.listing ?? listing)
  }
  const created = [...pending.values()]
    .filter((change) => change.kind !== 'remove')
    .sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0))
  return [...created.map((change) => change.listing).reverse(), ...kept]
}
