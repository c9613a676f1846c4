import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '@vendaclara/contract/account'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { sessionStore } from '../../../session/session-store.ts'

/** Stores the session of a login, forgets what was loaded before it, and leads home. */
export function useBeginSession() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (session: Session) => {
    queryClient.clear()
    sessionStore.begin(session)
    return navigate(addresses.home)
  }
}
