import type { QueryClient } from '@tanstack/react-query'
import type { Listing, ListingsByMarketplace } from '../../listing/listing.ts'
import { listingsQuery } from '../../listing/listings-query.ts'
import { applyChanges } from '../../saving/apply-changes.ts'
import type { ListingChange } from '../../saving/listing-change.ts'
import { openListingQueue } from '../../saving/open-listing-queue.ts'
import { openTabChannel } from '../../tabs/open-tab-channel.ts'

/** Ids of listings whose import was undone in this page: their going needs no notice. */
export const undoneListings = new Set<string>()

/** A listing that is imported, and what it was where it was there before. */
export interface Imported {
  readonly listing: Listing
  readonly before: Listing | undefined
}

/** Shows listings that the server has just taken in, here and in the other tabs; the first new one stands first. */
export function showImported(queryClient: QueryClient, account: string, imported: readonly Imported[]): void {
  const changes = imported
    .toReversed()
    .map(({ listing, before }): ListingChange => ({ kind: before ? 'save' : 'create', listing }))
  // A reading of the list that is under way may have begun before the import.
  openListingQueue(account).takeOver(changes)
  show(queryClient, account, changes)
}

/** Takes the new listings out again and makes the others what they were, here at once and on the server by the queue. */
export function undoImport(queryClient: QueryClient, account: string, imported: readonly Imported[]): void {
  const created = imported.filter(({ before }) => before === undefined)
  for (const { listing } of created) undoneListings.add(listing.id)
  const changes = [
    // They go first: one of them may have a SKU that another listing gets back.
    ...created.map(({ listing }): ListingChange => ({ kind: 'remove', listing })),
    ...imported.flatMap(({ before }): ListingChange[] => (before ? [{ kind: 'save', listing: before }] : [])),
  ]
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
