import { queryOptions } from '@tanstack/react-query'
import { getListings } from '@vendaclara/contract/pricing'
import { call } from '../../../api/call.ts'
import { applyChanges } from '../saving/apply-changes.ts'
import { openListingQueue } from '../saving/open-listing-queue.ts'
import { readListings } from './read-listings.ts'

/** Every listing of the account as the seller left it: what the server has, with what it has yet to hear. */
export function listingsQuery(account: string) {
  return queryOptions({
    queryKey: ['listings', account],
    queryFn: async ({ signal }) => {
      const queue = openListingQueue(account)
      const before = queue.waiting()
      const listings = readListings(await call(getListings, { signal }))
      return applyChanges(listings, [...before, ...queue.waiting()])
    },
    // This page is the only one that edits what it shows; a reload asks again.
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing thousands of listings deeply at every keystroke would cost more than drawing them.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}
