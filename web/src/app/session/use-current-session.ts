import { useEffect } from 'react'
import { addresses } from '../../addresses.ts'
import { isLoggedIn, onAuthTokenChangedElsewhere } from '../../api/auth-token.ts'
import { onSessionOutdated } from '../../api/page-events.ts'
import { sessionQuery } from '../../session/refresh-session.ts'
import { sessionStore } from '../../session/session-store.ts'
import { sessionStorageKey } from '../../storage/account-storage.ts'
import { queryClient } from '../query-client.ts'

/** Several calls refused at the same moment cause one request. */
const gatherMilliseconds = 100

/** Keeps the session up to date, so that the gates follow changes made elsewhere. */
export function useCurrentSession(): void {
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout>
    const stop = onSessionOutdated(() => {
      clearTimeout(gathering)
      gathering = setTimeout(() => void askAgain(), gatherMilliseconds)
    })
    return () => {
      clearTimeout(gathering)
      stop()
    }
  }, [])
  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      if (event.key === sessionStorageKey && event.newValue !== null) sessionStore.adoptStored()
    }
    window.addEventListener('storage', adopt)
    return () => window.removeEventListener('storage', adopt)
  }, [])
}

/** Cancels a running request, because its answer may be older than the refusal. */
async function askAgain(): Promise<void> {
  if (!isLoggedIn()) return
  const query = sessionQuery()
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

/**
 * Never shows an account that was left in another tab, or one that the back button restores from the browser's cache.
 */
export function useAccountGuard(): void {
  useEffect(() => onAuthTokenChangedElsewhere(() => window.location.assign(addresses.home)), [])
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (event.persisted && !isLoggedIn()) window.location.replace(addresses.outside)
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [])
}
