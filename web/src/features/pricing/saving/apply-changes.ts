import type { Marketplace } from '@vendaclara/core/pricing'
import type { Listing, ListingsByMarketplace } from '../listing/listing.ts'
import type { ListingChange } from './listing-change.ts'

/** The listings as they are once the changes are made: edits in place, creations in front, removals gone. */
export function applyChanges(
  listings: ListingsByMarketplace,
  changes: readonly ListingChange[],
): ListingsByMarketplace {
  const applied = (marketplace: Marketplace) =>
    apply(
      listings[marketplace],
      changes.filter((change) => change.listing.marketplace === marketplace),
    )
  return { shopee: applied('shopee'), mercadoLivre: applied('mercadoLivre'), shein: applied('shein') }
}

// Walks the thousands once: this runs at every keystroke.
function apply(listings: readonly Listing[], changes: readonly ListingChange[]): readonly Listing[] {
  if (changes.length === 0) return listings
  const pending = new Map(changes.map((change) => [change.listing.id, change]))
  const kept: Listing[] = []
  for (const listing of listings) {
    const change = pending.get(listing.id)
    if (change) pending.delete(listing.id)
    if (change?.kind !== 'remove') kept.push(change?.listing ?? listing)
  }
  const created = [...pending.values()].filter((change) => change.kind !== 'remove')
  return [...created.map((change) => change.listing).reverse(), ...kept]
}
