import { useEffect } from 'react'
import { readAuthToken } from '../api/auth-token.ts'
import { onSessionOutdated } from '../api/session-outdated.ts'
import { sessionQuery } from '../session/session-query.ts'
import { sessionStorageKey, sessionStore } from '../session/session-store.ts'
import { queryClient } from './query-client.ts'

/** Several calls refused at the same time ask once. */
const askedAgainAfterMilliseconds = 1_000

/** Keeps the session as true as this browser can know it, so that the gates answer to what has changed elsewhere. */
export function useCurrentSession(): void {
  useEffect(
    () =>
      onSessionOutdated(() => {
        const token = readAuthToken()
        if (token === null) return
        void queryClient.prefetchQuery({ ...sessionQuery(token), staleTime: askedAgainAfterMilliseconds })
      }),
    [],
  )
  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      if (event.key === sessionStorageKey && event.newValue !== null) sessionStore.adoptStored()
    }
    window.addEventListener('storage', adopt)
    return () => window.removeEventListener('storage', adopt)
  }, [])
}
