import type { QueryClient } from '@tanstack/react-query'
import type { Listing, ListingsByMarketplace } from '../../listing/listing.ts'
import { listingsQuery } from '../../listing/listings-query.ts'
import { applyChanges } from '../../saving/apply-changes.ts'
import type { ListingChange } from '../../saving/listing-change.ts'
import { openListingQueue } from '../../saving/open-listing-queue.ts'
import { openTabChannel } from '../../tabs/open-tab-channel.ts'

/** Ids of listings whose import was undone in this page: their going needs no notice. */
export const undoneListings = new Set<string>()

/** Shows listings that the server has just taken in, here and in the other tabs; the first of them stands first. */
export function showImported(queryClient: QueryClient, account: string, listings: readonly Listing[]): void {
  const changes = listings.toReversed().map((listing): ListingChange => ({ kind: 'create', listing }))
  // A reading of the list that is under way may have begun before the import.
  openListingQueue(account).takeOver(changes)
  show(queryClient, account, changes)
}

/** Takes exactly these listings out again, here at once and from the server by the queue. */
export function undoImport(queryClient: QueryClient, account: string, listings: readonly Listing[]): void {
  const changes = listings.map((listing): ListingChange => ({ kind: 'remove', listing }))
  for (const { id } of listings) undoneListings.add(id)
  show(queryClient, account, changes)
  openListingQueue(account).addAll(changes)
}

function show(queryClient: QueryClient, account: string, changes: readonly ListingChange[]): void {
  queryClient.setQueryData<ListingsByMarketplace>(
    listingsQuery(account).queryKey,
    (listings) => listings && applyChanges(listings, changes),
  )
  openTabChannel(account).post({ kind: 'changes', changes: [...changes] })
}
