import { shallowEqual } from '@mantine/hooks'
import { toCents } from '@vendaclara/core/money'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import type { Listing, PricingBasis } from '../../model/listing.ts'
import { newListing, withPrice } from '../../model/listing.ts'
import {
  changeKey,
  creationOf,
  type ListingChange,
  removalOf,
  restorationOf,
  savingOf,
} from '../listing-change.ts'
import { listingOutbox } from '../listing-outbox.ts'
import { type StoredListings, useStoredListings } from '../stored-listings.ts'

export interface ListingActions {
  create: (marketplace: Marketplace) => Listing
  /** Changes one listing. Returns a function that undoes it, as do the other methods that change or remove. */
  edit: (marketplace: Marketplace, id: string, part: Partial<Listing>) => Undo
  remove: (marketplace: Marketplace, id: string) => Undo
  /** Creates listings at the top of the list, in the given sequence. */
  createAll: (listings: readonly Listing[]) => Undo
  editAll: (edits: readonly ListingEdit[]) => Undo
  removeAll: (listings: readonly Listing[]) => Undo
  /**
   * Calculates the prices of some marketplaces' listings, or of all, on a new basis. Returns how many prices changed.
   */
  reprice: (basis: PricingBasis, only?: readonly Marketplace[]) => number
}

type Undo = () => void

interface ListingEdit {
  readonly listing: Listing
  readonly part: Partial<Listing>
}

/** Ids of listings that an undo in this page removed. Their removal needs no notice. */
export const undoneListings = new Set<string>()

/** The seller's actions on listings: shown at once, and sent to the server through the outbox. */
export function useListingActions(basis: PricingBasis): ListingActions {
  const stored = useStoredListings()
  const account = useSession().user
  // What was refused for lack of access is sent again when the calculator opens.
  useEffect(() => listingOutbox(account).retryNow(), [account])
  // An undo may come after the configuration has changed.
  const latest = useRef(basis)
  useLayoutEffect(() => {
    latest.current = basis
  }, [basis])
  return useMemo(() => listingActionsOn(stored, () => latest.current), [stored])
}

/** The actions on listings, independent of how they are stored. Prices are calculated on the current basis. */
export function listingActionsOn(
  stored: Omit<StoredListings, 'takeOver'>,
  basisNow: () => PricingBasis,
): ListingActions {
  const find = (marketplace: Marketplace, id: string) =>
    stored.of(marketplace).find((listing) => listing.id === id)
  const priced = (listing: Listing) => withPrice(listing, basisNow())
  const create = (listings: readonly Listing[], changeOf = creationOf) =>
    stored.change(
      withFreeSkus(listings, stored.all())
        .toReversed()
        .map((listing) => changeOf(priced(listing))),
    )
  const edit = (edits: readonly ListingEdit[]) => {
    const known = edits.length > 1 && new Map(stored.all().map((one) => [changeKey(one), one]))
    stored.change(
      edits.flatMap(({ listing: { marketplace, id }, part }): ListingChange[] => {
        const listing = known ? known.get(changeKey({ marketplace, id })) : find(marketplace, id)
        return listing ? [savingOf(listing, priced({ ...listing, ...part }))] : []
      }),
    )
  }
  const editAll = (edits: readonly ListingEdit[]) => {
    edit(edits)
    return () => edit(edits.map(({ listing, part }) => ({ listing, part: sameParts(listing, part) })))
  }
  const removeAll = (listings: readonly Listing[]) => {
    stored.change(listings.map(removalOf))
    return () => create(listings, restorationOf)
  }
  return {
    create: (marketplace) => {
      const listing = newListing(crypto.randomUUID(), marketplace, basisNow())
      create([listing])
      return listing
    },
    edit: (marketplace, id, part) => {
      const listing = find(marketplace, id)
      return listing ? editAll([{ listing, part }]) : nothingToUndo
    },
    remove: (marketplace, id) => {
      const listing = find(marketplace, id)
      return listing ? removeAll([listing]) : nothingToUndo
    },
    createAll: (listings) => {
      create(listings)
      return () => {
        for (const { id } of listings) undoneListings.add(id)
        removeAll(listings)
      }
    },
    editAll,
    removeAll,
    reprice: (next, only = marketplaces) => {
      const repriced = only
        .flatMap((marketplace) => stored.of(marketplace))
        .map((before) => ({ before, after: withPrice(before, next) }))
        .filter(({ before, after }) => !shallowEqual(before, after))
      stored.change(repriced.map(({ before, after }) => savingOf(before, after)))
      return repriced.filter(({ before, after }) => centsOf(before) !== centsOf(after)).length
    },
  }
}

const nothingToUndo = () => undefined

function centsOf({ salePrice }: Listing): number | null {
  return salePrice === null ? null : toCents(salePrice)
}

/** New listings, without a SKU that another listing of the marketplace, or an earlier one in the list, already has. */
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

/** The values of a listing that a change replaces. Restoring only these keeps later changes. */
function sameParts(listing: Listing, part: Partial<Listing>): Partial<Listing> {
  return Object.fromEntries(Object.keys(part).map((name) => [name, listing[name as keyof Listing]]))
}
