import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { importListings } from '@vendaclara/contract/pricing'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type Listing, type ListingsByMarketplace, type PricingBasis, withPrice } from '../model/listing.ts'
import { importBody } from '../model/listings-on-the-wire.ts'
import { applyChanges, type ListingChange } from '../saving/listing-change.ts'
import { listingOutbox } from '../saving/listing-outbox.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { listingsQuery } from '../saving/queries.ts'
import { undoneListings } from '../saving/use-listing-actions.ts'
import { texts } from './texts.ts'
import { unansweredImports } from './unanswered-imports.ts'

/**
 * Imports all listings or none, and offers to undo it. It can be retried without creating duplicates, even in another
 * tab.
 */
export function useImportListings(basis: PricingBasis) {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMutation({
    mutationFn: async (lines: readonly Imported[]) => {
      const created = lines.filter(({ before }) => before === undefined).map(({ listing }) => listing)
      const begun = await unansweredImports(account, localStorage).begin(created)
      const named = begun.listings.values()
      const imported = lines.map(({ listing, before }): Imported => {
        const own = before ? listing : (named.next().value ?? listing)
        return { listing: withPrice(own, basis), before }
      })
      try {
        await call(importListings, { body: importBody(imported.map(({ listing }) => listing)) })
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) begun.answered()
        throw error
      }
      begun.answered()
      return imported
    },
    onSuccess: (imported) => {
      showImported(queryClient, account, imported)
      const changed = imported.filter(({ before }) => before).length
      const undo = () => undoImport(queryClient, account, imported)
      offerUndo(texts.done(imported.length - changed, changed), undo)
    },
  })
}

/** An imported listing, and what it was before if it existed. */
export interface Imported {
  readonly listing: Listing
  readonly before: Listing | undefined
}

/** Shows listings that the server has just stored, here and in the other tabs, with the first new one at the top. */
function showImported(queryClient: QueryClient, account: string, imported: readonly Imported[]): void {
  const changes = imported
    .toReversed()
    .map(({ listing, before }): ListingChange => ({ kind: before ? 'save' : 'create', listing }))
  // A list that is being loaded may be older than the import.
  listingOutbox(account).adopt(changes)
  show(queryClient, account, changes)
}

/** Removes the new listings and restores the others, here at once and on the server through the outbox. */
function undoImport(queryClient: QueryClient, account: string, imported: readonly Imported[]): void {
  const created = imported.filter(({ before }) => before === undefined)
  for (const { listing } of created) undoneListings.add(listing.id)
  const changes = [
    // Removals come first, because a restored listing may need the SKU of a removed one.
    ...created.map(({ listing }): ListingChange => ({ kind: 'remove', listing })),
    ...imported.flatMap(({ before }): ListingChange[] => (before ? [{ kind: 'save', listing: before }] : [])),
  ]
  show(queryClient, account, changes)
  listingOutbox(account).addAll(changes)
}

function show(queryClient: QueryClient, account: string, changes: readonly ListingChange[]): void {
  queryClient.setQueryData<ListingsByMarketplace>(
    listingsQuery(account).queryKey,
    (listings) => listings && applyChanges(listings, changes),
  )
  openTabChannel(account).post({ kind: 'changes', changes: [...changes] })
}
