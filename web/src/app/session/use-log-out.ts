import { logout } from '@vendaclara/contract/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem, ConnectionProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { showFailure } from '../query-client.ts'
import { endSession } from './end-session.ts'

/**
 * Ends the session on the server and then in the browser. It first leaves the screen, which asks about unsaved
 * changes.
 */
export function useLogOut() {
  const navigate = useNavigate()
  const [isUnreached, setUnreached] = useState(false)
  return {
    /** The server was not reached, so the session would stay open there. */
    isUnreached,
    stay: () => setUnreached(false),
    logOut: async () => {
      await navigate(addresses.home)
      if (window.location.pathname !== addresses.home) return
      try {
        await call(logout, {})
      } catch (error) {
        if (error instanceof ConnectionProblem) return setUnreached(true)
        const hasEnded = error instanceof ApiProblem && error.status === 401
        if (!hasEnded) return showFailure(error instanceof Error ? error : new Error(String(error)))
      }
      await endSession()
    },
  }
}
