import { type Session, verifyToken } from '@vendaclara/contract/account'
import { readAuthToken } from '../api/auth-token.ts'
import { call } from '../api/call.ts'
import { sessionStore } from './session-store.ts'

/** Asks the server who is logged in; the answer replaces the stored session unless the person left meanwhile. */
export async function refreshSession(token: string): Promise<Session> {
  const session = await call(verifyToken, { body: { token } })
  if (readAuthToken() === token) sessionStore.refresh(session)
  return session
}
