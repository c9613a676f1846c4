import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { applyChanges } from './apply-changes.ts'
import type { ListingChange } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'
import { openTabChannel } from './other-tabs.ts'
import { listingsQuery } from './queries.ts'

export type StoredListings = ReturnType<typeof listingsOf>

export function useStoredListings(): StoredListings {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMemo(() => listingsOf(queryClient, account), [queryClient, account])
}

/** The listings of an account as the page knows them, and how their changes are shown and sent. */
function listingsOf(queryClient: QueryClient, account: string) {
  const { queryKey } = listingsQuery(account)
  const outbox = listingOutbox(account)
  const otherTabs = openTabChannel(account)
  const known = () => queryClient.getQueryData<ListingsByMarketplace>(queryKey)
  const show = (changes: readonly ListingChange[]) =>
    queryClient.setQueryData<ListingsByMarketplace>(
      queryKey,
      (listings) => listings && applyChanges(listings, changes),
    )
  return {
    of: (marketplace: Marketplace): readonly Listing[] => known()?.[marketplace] ?? [],
    all: () => Object.values(known() ?? {}).flat(),
    /** One change is sent before the rest of what many have begun. */
    change: (changes: readonly ListingChange[]) => {
      show(changes)
      const [only, ...more] = changes
      if (only && more.length === 0) outbox.add(only)
      else outbox.addAll(changes)
      otherTabs.post({ kind: 'changes', changes: [...changes] })
    },
    /** Shows what the server has, and gives up the unsent changes of these listings. */
    takeOver: (unsent: readonly ListingChange[], changes: readonly ListingChange[]) => {
      show(changes)
      outbox.remove(unsent)
      // A list that is being loaded may be older.
      outbox.adopt(changes)
      otherTabs.post({ kind: 'changes', changes: [...changes] })
    },
  }
}
