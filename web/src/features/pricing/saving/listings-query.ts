import { queryOptions } from '@tanstack/react-query'
import { getListings } from '@vendaclara/contract/pricing'
import { call } from '../../../api/call.ts'
import { readListings } from '../model/listings-on-the-wire.ts'
import { applyChanges } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'

/** Every listing of the account as the seller left it: what the server has, with what it has yet to hear. */
export function listingsQuery(account: string) {
  return queryOptions({
    queryKey: ['listings', account],
    queryFn: async ({ signal }) => {
      const endCollecting = listingOutbox(account).collectChanges()
      try {
        const listings = readListings(await call(getListings, { signal }))
        return applyChanges(listings, endCollecting())
      } finally {
        endCollecting()
      }
    },
    // Tabs tell each other of their edits; another device's are found by asking again.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    // Comparing thousands of listings deeply at every keystroke would cost more than drawing them.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}
