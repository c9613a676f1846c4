import { queryOptions } from '@tanstack/react-query'
import { type Session, verifyToken } from '@vendaclara/contract/account'
import { sessionMark, tokenInBody } from '../api/auth-token.ts'
import { call } from '../api/call.ts'
import { announceSessionOutdated } from '../api/page-events.ts'
import { sessionStore } from './session-store.ts'

/**
 * Asks the server for the session. The answer replaces the stored one, unless the person logged out in the meantime.
 */
export async function refreshSession(): Promise<Session> {
  const mark = sessionMark()
  const session = await call(verifyToken, { body: tokenInBody() })
  if (mark !== null && sessionMark() === mark) sessionStore.refresh(session)
  return session
}

/**
 * The same, for a session that is known to have changed. If it fails, the session is announced as outdated; the next
 * request then shows the failure.
 */
export async function renewSession(): Promise<void> {
  try {
    await refreshSession()
  } catch {
    announceSessionOutdated()
  }
}

/** The session from the server. Simultaneous callers share one request. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session', sessionMark()],
    queryFn: refreshSession,
    staleTime: 5_000,
    meta: { quietOffline: true },
  })
}

/** Copies just-saved values into the stored session, unless the person logged out in the meantime. */
export function amendSession(part: Partial<Pick<Session, 'name' | 'feedback'>>): void {
  const session = sessionStore.get()
  if (session && sessionMark() === session.token) sessionStore.refresh({ ...session, ...part })
}
