import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Listing } from './listing.ts'
import { listingParameters } from './marketplaces.ts'

/** What the address of a listing adds to that of the table that it is opened over. */
const opened = Object.keys(listingParameters('shopee', ''))

/** Opens a listing over the table, which stays as it is under it: going back closes it. */
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

/** Closes it: by the way it came, or where the address was opened as it is by leaving the listing out of it. */
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
