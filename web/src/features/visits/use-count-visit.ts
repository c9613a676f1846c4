import { visits } from '@vendaclara/contract/visits'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'

export type CountedPage = keyof typeof visits

/** Counts one visit whenever another counted page is entered; with null there is nothing to count. */
export function useCountVisit(page: CountedPage | null): void {
  useEffect(() => {
    if (page === null) return
    // A visit that was not counted changes nothing for the seller; an ended session is announced by call itself.
    call(visits[page], {}).catch(() => {})
  }, [page])
}
