import { notifications } from '@mantine/notifications'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { listingHref, marketplaceOf } from '../model/marketplaces.ts'
import { texts } from '../pricing-texts.ts'
import { type ListingActions, undoneListings } from '../saving/actions/use-listing-actions.ts'

/** The open listing, and its creation and removal. If the address names none, it is the first of the list. */
export function useOpenListing(listings: ListingsByMarketplace, actions: ListingActions) {
  const { marketplace, listingId } = useSelection()
  const navigate = useNavigate()
  const shown = listings[marketplace]
  const { key: address } = useLocation()
  const [made, setMade] = useState<{ listing: Listing; address: string }>()
  // Until the address changes, the new listing is open, because what is typed next is meant for it.
  if (made && made.address !== address) setMade(undefined)
  const fresh = made?.listing
  const openId = fresh?.id ?? listingId
  const named = shown.find((listing) => listing.id === openId) ?? fresh
  const selected = named ?? shown[0]
  const announceRemoval = useRemovalNotice(listings, selected)
  const detail = useRef<HTMLElement>(null)
  const create = useCallback(
    (event: Pick<MouseEvent, 'detail'>) => {
      const isSecondOfDoubleClick = event.detail > 1
      if (!isSecondOfDoubleClick) {
        const listing = actions.create(marketplace)
        flushSync(() => setMade({ listing, address }))
        void navigate(listingHref(marketplace, listing.id))
      }
      detail.current?.querySelector<HTMLElement>('input[name="productCost"]')?.focus()
    },
    [actions, marketplace, navigate, address],
  )
  const remove = useCallback(
    (id: string) => {
      announceRemoval(id)
      const undo = actions.remove(marketplace, id)
      void navigate(listingHref(marketplace), { replace: true })
      return undo
    },
    [announceRemoval, actions, marketplace, navigate],
  )
  return { marketplace, selected, isNamed: named !== undefined, detail, create, remove }
}

function useSelection(): { marketplace: Marketplace; listingId: string | null } {
  const [search] = useSearchParams()
  return { marketplace: marketplaceOf(search.get('marketplace')), listingId: search.get('anuncio') }
}

/**
 * Shows a notice if the open listing was removed in another tab or on another device, and leaves its address. Returns a
 * function that announces a removal made here, which needs no notice.
 */
function useRemovalNotice(listings: ListingsByMarketplace, open: Listing | undefined): (id: string) => void {
  const shown = useRef<Listing>(undefined)
  const removedHere = useRef<string>(undefined)
  const navigate = useNavigate()
  useEffect(() => {
    const before = shown.current
    shown.current = open
    if (!before || before.id === open?.id || before.id === removedHere.current) return
    if (undoneListings.has(before.id)) return
    if (listings[before.marketplace].some((listing) => listing.id === before.id)) return
    notifications.show({
      title: texts.removedElsewhere.title,
      message: texts.removedElsewhere.message(before.title),
    })
    void navigate(listingHref(before.marketplace), { replace: true })
  }, [listings, open, navigate])
  return useCallback((id) => {
    removedHere.current = id
  }, [])
}
