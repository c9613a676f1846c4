import { logout } from '@vendaclara/contract/account'
import { call } from '../api/call.ts'
import { endSession } from './end-session.ts'

const longestWait = 2_000

/** Ends the session on the server, then here in any case: one that the server was not told of ends at its expiry. */
export async function logOut(): Promise<void> {
  try {
    await call(logout, { signal: AbortSignal.timeout(longestWait) })
  } finally {
    endSession()
  }
}
