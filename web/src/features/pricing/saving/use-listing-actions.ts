import { shallowEqual } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { toCents } from '@vendaclara/core/money'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useEffect, useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { Listing, ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import { newListing, withPrice } from '../model/listing.ts'
import type { ListingChange } from './listing-change.ts'
import { applyChanges } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'
import { openTabChannel } from './other-tabs.ts'
import { listingsQuery } from './queries.ts'

export interface ListingActions {
  create: (marketplace: Marketplace) => Listing
  edit: (marketplace: Marketplace, id: string, part: Partial<Listing>) => void
  remove: (marketplace: Marketplace, id: string) => void
  /** Prices the listings of some marketplaces, else all, on a new basis; answers how many prices changed. */
  reprice: (basis: PricingBasis, only?: readonly Marketplace[]) => number
}

/** What the seller does to listings: shown at once, and on its way to the server through the outbox. */
export function useListingActions(basis: PricingBasis): ListingActions {
  const queryClient = useQueryClient()
  const account = useSession().user
  // What was refused for want of access is sent once the calculator opens again.
  useEffect(() => listingOutbox(account).retryNow(), [account])
  return useMemo(() => {
    const { queryKey } = listingsQuery(account)
    const outbox = listingOutbox(account)
    const otherTabs = openTabChannel(account)
    const show = (changes: readonly ListingChange[]) =>
      queryClient.setQueryData<ListingsByMarketplace>(
        queryKey,
        (listings) => listings && applyChanges(listings, changes),
      )
    const make = (change: ListingChange) => {
      show([change])
      outbox.add(change)
      otherTabs.post({ kind: 'changes', changes: [change] })
    }
    const find = (marketplace: Marketplace, id: string) =>
      queryClient
        .getQueryData<ListingsByMarketplace>(queryKey)
        ?.[marketplace].find((listing) => listing.id === id)
    return {
      create: (marketplace) => {
        const listing = newListing(crypto.randomUUID(), marketplace, basis)
        make({ kind: 'create', listing })
        return listing
      },
      edit: (marketplace, id, part) => {
        const listing = find(marketplace, id)
        if (listing) make({ kind: 'save', listing: withPrice({ ...listing, ...part }, basis) })
      },
      remove: (marketplace, id) => {
        const listing = find(marketplace, id)
        if (listing) make({ kind: 'remove', listing })
      },
      reprice: (next, only = marketplaces) => {
        const listings = queryClient.getQueryData<ListingsByMarketplace>(queryKey)
        const all = only.flatMap((marketplace) => listings?.[marketplace] ?? [])
        const repriced = all
          .map((before) => ({ before, after: withPrice(before, next) }))
          .filter(({ before, after }) => !shallowEqual(before, after))
        const changes = repriced.map(({ after }): ListingChange => ({ kind: 'save', listing: after }))
        show(changes)
        outbox.addAll(changes)
        otherTabs.post({ kind: 'changes', changes })
        return repriced.filter(({ before, after }) => centsOf(before) !== centsOf(after)).length
      },
    }
  }, [queryClient, account, basis])
}

function centsOf({ salePrice }: Listing): number | null {
  return salePrice === null ? null : toCents(salePrice)
}
