import { redirect } from 'react-router'
import { addresses } from '../../addresses.ts'
import { fetchCode } from '../../api/api-problem.ts'
import { isLoggedIn } from '../../api/auth-token.ts'

/** Whoever is logged in needs neither the login nor the sign-up. What a session is, is fetched only where there may be one. */
export function enterAccountForm(): null | Promise<null> {
  return isLoggedIn() ? leaveForHome() : null
}

async function leaveForHome(): Promise<null> {
  const { sessionStore } = await fetchCode(() => import('../../session/session-store.ts'))
  if (sessionStore.get() !== null) throw redirect(addresses.home)
  return null
}
