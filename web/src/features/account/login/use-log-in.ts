import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '@vendaclara/contract/account'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { fetchCode } from '../../../api/api-problem.ts'
import { texts } from '../texts.ts'

/** Loads the code for sending the login while the seller types, so that the form appears sooner. */
const fetchLogin = () => fetchCode(() => import('./send-login.ts'))

/** Logs in, clears the loaded data, and opens home. */
export function useLogIn() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return {
    onFocus: () => void fetchLogin().catch(() => undefined),
    send: async (credentials: { email: string; password: string; code?: string }) =>
      (await fetchLogin()).sendLogin(credentials),
    onSent: async (session: Session) => {
      const { beginSession } = await fetchLogin()
      queryClient.clear()
      try {
        beginSession(session)
      } catch (error) {
        // The message of the browser is in its own language and does not say what to do.
        throw error instanceof DOMException ? new Error(texts.login.cannotStore, { cause: error }) : error
      }
      return navigate(addresses.home)
    },
  }
}
