import { shallowEqual } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { toCents } from '@vendaclara/core/money'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useEffect, useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { Listing, ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import { newListing, withPrice } from '../model/listing.ts'
import type { ListingChange } from './listing-change.ts'
import { applyChanges, changeKey } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'
import { openTabChannel } from './other-tabs.ts'
import { listingsQuery } from './queries.ts'

export interface ListingActions {
  create: (marketplace: Marketplace) => Listing
  edit: (marketplace: Marketplace, id: string, part: Partial<Listing>) => void
  remove: (marketplace: Marketplace, id: string) => void
  /** Makes listings, the first of them first; answers what undoes it, as do the others that change many. */
  createAll: (listings: readonly Listing[]) => Undo
  editAll: (edits: readonly ListingEdit[]) => Undo
  removeAll: (listings: readonly Listing[]) => Undo
  /** Prices the listings of some marketplaces, else all, on a new basis; answers how many prices changed. */
  reprice: (basis: PricingBasis, only?: readonly Marketplace[]) => number
}

type Undo = () => void

interface ListingEdit {
  readonly listing: Listing
  readonly part: Partial<Listing>
}

/** Ids of listings that an undo in this page took away: that they are gone needs no notice. */
export const undoneListings = new Set<string>()

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
    const makeAll = (changes: readonly ListingChange[]) => {
      show(changes)
      outbox.addAll(changes)
      otherTabs.post({ kind: 'changes', changes: [...changes] })
    }
    const createAll = (listings: readonly Listing[]) =>
      makeAll(
        withFreeSkus(listings, all())
          .toReversed()
          .map((listing): ListingChange => ({ kind: 'create', listing: withPrice(listing, basis) })),
      )
    const removeAll = (listings: readonly Listing[]) =>
      makeAll(listings.map((listing): ListingChange => ({ kind: 'remove', listing })))
    const editAll = (edits: readonly ListingEdit[]) => {
      const known = new Map(all().map((listing) => [changeKey(listing), listing]))
      makeAll(
        edits.flatMap(({ listing: edited, part }): ListingChange[] => {
          const listing = known.get(changeKey(edited))
          return listing ? [{ kind: 'save', listing: withPrice({ ...listing, ...part }, basis) }] : []
        }),
      )
    }
    const all = () => Object.values(queryClient.getQueryData<ListingsByMarketplace>(queryKey) ?? {}).flat()
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
      createAll: (listings) => {
        createAll(listings)
        return () => {
          for (const { id } of listings) undoneListings.add(id)
          removeAll(listings)
        }
      },
      editAll: (edits) => {
        editAll(edits)
        return () => editAll(edits.map(({ listing, part }) => ({ listing, part: sameParts(listing, part) })))
      },
      removeAll: (listings) => {
        removeAll(listings)
        return () => createAll(listings)
      },
      reprice: (next, only = marketplaces) => {
        const listings = queryClient.getQueryData<ListingsByMarketplace>(queryKey)
        const all = only.flatMap((marketplace) => listings?.[marketplace] ?? [])
        const repriced = all
          .map((before) => ({ before, after: withPrice(before, next) }))
          .filter(({ before, after }) => !shallowEqual(before, after))
        const changes = repriced.map(({ after }): ListingChange => ({ kind: 'save', listing: after }))
        makeAll(changes)
        return repriced.filter(({ before, after }) => centsOf(before) !== centsOf(after)).length
      },
    }
  }, [queryClient, account, basis])
}

function centsOf({ salePrice }: Listing): number | null {
  return salePrice === null ? null : toCents(salePrice)
}

/** New listings, without a SKU where another listing of the marketplace has it, or one before in the list. */
export function withFreeSkus(listings: readonly Listing[], others: readonly Listing[]): Listing[] {
  const nameOf = ({ marketplace, sku }: Listing) => `${marketplace}.${sku}`
  const taken = new Set(others.flatMap((other) => (other.sku === undefined ? [] : nameOf(other))))
  return listings.map((listing) => {
    if (listing.sku === undefined) return listing
    const isTaken = taken.has(nameOf(listing))
    taken.add(nameOf(listing))
    return isTaken ? { ...listing, sku: undefined } : listing
  })
}

/** What a listing has where a change names something else: undone, only that comes back, and later changes stay. */
function sameParts(listing: Listing, part: Partial<Listing>): Partial<Listing> {
  return Object.fromEntries(Object.keys(part).map((name) => [name, listing[name as keyof Listing]]))
}
