import type { Session } from '@vendaclara/contract/account'
import { useSyncExternalStore } from 'react'
import { sessionStore } from './session-store.ts'

/** The session in the protected area, where there always is one. */
export function useSession(): Session {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  if (!session) throw new Error('useSession outside the protected area')
  return session
}
