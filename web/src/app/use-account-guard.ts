import { useEffect } from 'react'
import { addresses } from '../addresses.ts'
import { onAuthTokenChangedElsewhere, readAuthToken } from '../api/auth-token.ts'

/** Never shows an account that another tab has left, nor one that the back button would bring back from memory. */
export function useAccountGuard(): void {
  useEffect(() => onAuthTokenChangedElsewhere(() => window.location.assign(addresses.home)), [])
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (event.persisted && readAuthToken() === null) window.location.replace(addresses.outside)
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [])
}
