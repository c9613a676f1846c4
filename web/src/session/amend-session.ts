import type { Session } from '@vendaclara/contract/account'
import { readAuthToken } from '../api/auth-token.ts'
import { sessionStore } from './session-store.ts'

/** Takes what the server has just been told into the stored session, unless the person left meanwhile. */
export function amendSession(part: Partial<Pick<Session, 'name' | 'feedback'>>): void {
  const session = sessionStore.get()
  if (session && readAuthToken() === session.token) sessionStore.refresh({ ...session, ...part })
}
