import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { undoneListings } from '../import/import-listings.tsx'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { texts } from '../texts.ts'

/**
 * Says so when the open listing was removed in another tab or on another device, and leaves its address.
 * Answers how to announce a removal made here, which needs no notice.
 */
export function useRemovalNotice(
  listings: ListingsByMarketplace,
  open: Listing | undefined,
): (id: string) => void {
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
