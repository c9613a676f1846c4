import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useSession } from '../../../session/use-session.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type Listing, type ListingsByMarketplace, type PricingBasis, withPrice } from '../model/listing.ts'
import { undoneListings } from '../saving/actions/use-listing-actions.ts'
import { applyChanges } from '../saving/apply-changes.ts'
import { type ListingChange, removalOf, savingOf } from '../saving/listing-change.ts'
import { listingOutbox } from '../saving/listing-outbox.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { listingsQuery } from '../saving/queries.ts'
import { saveAll } from '../saving/send-changes.ts'
import { texts } from './import-texts.ts'
import { unansweredImports } from './unanswered-imports.ts'

/**
 * Imports all listings or none, except those that another device has changed meanwhile, and offers to undo it. It can be
 * retried without creating duplicates, even in another tab.
 */
export function useImportListings(basis: PricingBasis) {
  const queryClient = useQueryClient()
  const account = useSession().user
  const outbox = listingOutbox(account)
  return useMutation({
    mutationFn: async (lines: readonly Imported[]) => {
      const created = lines.filter(({ before }) => before === undefined).map(({ listing }) => listing)
      const begun = await unansweredImports(account, localStorage).begin(created)
      const named = begun.listings.values()
      const changes = lines.map(({ listing, before }) => {
        if (before) return outbox.mergedWithWaiting(savingOf(before, withPrice(listing, basis)))
        return importedCreation(withPrice(named.next().value ?? listing, basis))
      })
      try {
        // The first of the list is the last change.
        const latest = changes.toReversed()
        const conflicts = await saveAll(latest)
        begun.answered()
        return {
          latest,
          conflicts,
          imported: lines.map(({ before }, at) => ({ change: changes[at], before })),
        }
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) begun.answered()
        throw error
      }
    },
    onSuccess: ({ latest, conflicts, imported }) => {
      // A list that is being loaded may be older than the import.
      outbox.adopt(latest)
      show(queryClient, account, latest)
      outbox.addAll(conflicts.map(([change, elsewhere]) => ({ ...change, elsewhere })))
      const changed = imported.filter(({ before }) => before).length
      const undo = () => undoImport(queryClient, account, imported)
      offerUndo(texts.done(imported.length - changed, changed), undo)
    },
  })
}

/** A listing to be imported, and what it was before if it existed. */
export interface Imported {
  readonly listing: Listing
  readonly before: Listing | undefined
}

/** Its version is the same when an import without an answer is repeated. */
function importedCreation(listing: Listing): ListingChange {
  return { kind: 'create', listing: { ...listing, version: listing.id }, replaces: [null] }
}

interface Done {
  readonly change: ListingChange | undefined
  readonly before: Listing | undefined
}

/** Removes the new listings and restores the others, here at once and on the server through the outbox. */
function undoImport(queryClient: QueryClient, account: string, imported: readonly Done[]): void {
  const created = imported.flatMap(({ change, before }) => (change && !before ? [change.listing] : []))
  for (const { id } of created) undoneListings.add(id)
  const changes = [
    // Removals come first, because a restored listing may need the SKU of a removed one.
    ...created.map(removalOf),
    ...imported.flatMap(({ change, before }) => (change && before ? [savingOf(change.listing, before)] : [])),
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
