import { logout } from '@vendaclara/contract/account'
import { useNavigate } from 'react-router'
import { addresses } from '../addresses.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { endSession } from './end-session.ts'
import { showFailure } from './show-failure.ts'

/** Ends the session on the server and then here. What is unsaved on a screen is asked about first, by leaving it. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate(addresses.home)
    if (window.location.pathname !== addresses.home) return
    try {
      await call(logout, {})
    } catch (error) {
      const hasEnded = error instanceof ApiProblem && error.status === 401
      if (!hasEnded) return showFailure(error instanceof Error ? error : new Error(String(error)))
    }
    endSession()
  }
}
