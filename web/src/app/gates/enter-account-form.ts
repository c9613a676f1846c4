import { redirect } from 'react-router'
import { addresses } from '../../addresses.ts'
import { fetchCode } from '../../api/api-problem.ts'
import { isLoggedIn } from '../../api/auth-token.ts'

/**
 * People who are logged in need neither login nor sign-up. The session code is loaded only if there may be a session.
 */
export function enterAccountForm(): null | Promise<null> {
  return isLoggedIn() ? leaveForHome() : null
}

async function leaveForHome(): Promise<null> {
  const { sessionStore } = await fetchCode(() => import('../../session/session-store.ts'))
  if (sessionStore.get() !== null) throw redirect(addresses.home)
  return null
}
