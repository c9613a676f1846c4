import { queryOptions } from '@tanstack/react-query'
import { type Session, verifyToken } from '@vendaclara/contract/account'
import { sessionMark, tokenInBody } from '../api/auth-token.ts'
import { call } from '../api/call.ts'
import { announceSessionOutdated } from '../api/session-events.ts'
import { sessionStore } from './session-store.ts'

/** Asks the server who is logged in; the answer replaces the stored session unless the person left meanwhile. */
export async function refreshSession(): Promise<Session> {
  const mark = sessionMark()
  const session = await call(verifyToken, { body: tokenInBody() })
  if (mark !== null && sessionMark() === mark) sessionStore.refresh(session)
  return session
}

/** The same where it is known to have changed; a failure is left to whoever asks once more, and shows it. */
export async function renewSession(): Promise<void> {
  try {
    await refreshSession()
  } catch {
    announceSessionOutdated()
  }
}

/** The session as the server sees it; asked for once by all who ask at the same moment. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session', sessionMark()],
    queryFn: refreshSession,
    staleTime: 5_000,
  })
}

/** Copies what was just saved on the server into the stored session, unless the person logged out meanwhile. */
export function amendSession(part: Partial<Pick<Session, 'name' | 'feedback'>>): void {
  const session = sessionStore.get()
  if (session && sessionMark() === session.token) sessionStore.refresh({ ...session, ...part })
}
