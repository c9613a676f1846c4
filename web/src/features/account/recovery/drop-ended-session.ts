import { verifyToken } from '@vendaclara/contract/account'
import { readAuthToken } from '../../../api/auth-token.ts'
import { call } from '../../../api/call.ts'
import { sessionStore } from '../../../session/session-store.ts'

/** Forgets the stored session, unless the server still knows it: then it is one of another account, and is kept. */
export async function dropEndedSession(): Promise<void> {
  const token = readAuthToken()
  sessionStore.end()
  if (token === null) return
  // Where the server does not say, logging in again is on the safe side.
  const session = await call(verifyToken, { body: { token } }).catch(() => null)
  if (session !== null && readAuthToken() === null) sessionStore.refresh(session)
}
