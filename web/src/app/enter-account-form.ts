import { redirect } from 'react-router'
import { addresses } from '../addresses.ts'
import { readAuthToken } from '../api/auth-token.ts'
import { sessionStore } from '../session/session-store.ts'

/** Whoever is logged in needs neither the login nor the sign-up. */
export function enterAccountForm(): null {
  if (readAuthToken() !== null && sessionStore.get() !== null) throw redirect(addresses.home)
  return null
}
