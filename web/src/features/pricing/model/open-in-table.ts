import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Listing } from './listing.ts'
import { listingParameters } from './marketplaces.ts'

const opened = Object.keys(listingParameters('shopee', ''))

/** Opens a listing over the table, which stays unchanged below it. Going back closes it. */
export function useOpenInTable() {
  const navigate = useNavigate()
  return useCallback(
    ({ marketplace, id }: Pick<Listing, 'marketplace' | 'id'>) => {
      const search = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(listingParameters(marketplace, id))) search.set(name, value)
      void navigate(`?${search}`, { state: openedHere, preventScrollReset: true })
    },
    [navigate],
  )
}

const openedHere = { isOpenedInTable: true }

/**
 * Closes the listing by going back or, if its address was opened directly, by removing the listing from the address.
 */
export function useCloseInTable() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  return () => {
    if (state?.isOpenedInTable) return void navigate(-1)
    const rest = [...search].filter(([name]) => !opened.includes(name))
    void navigate(`?${new URLSearchParams(rest)}`, { replace: true, preventScrollReset: true })
  }
}
