import { replaceEqualDeep } from '@tanstack/react-query'
import { type Session, session as sessionSchema } from '@vendaclara/contract/account'
import { removeAuthToken, storeAuthToken } from '../api/auth-token.ts'
import { sessionStorageKey } from '../storage/account-storage.ts'
import { forgetOthers } from './forget-accounts.ts'

const listeners = new Set<() => void>()
let current: Session | null | undefined

export const sessionStore = {
  get: currentSession,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Stores a new session, and deletes what this browser stored before, except what outlives the account's sessions. */
  begin(session: Session): void {
    void forgetOthers(session.user).catch(() => undefined)
    keep(session)
  },
  refresh: keep,
  /** Uses what another tab stored for the same token, because it may be newer. */
  adoptStored(): void {
    const stored = read()
    if (stored && stored.token === currentSession()?.token) show(stored)
  },
  /** Forgets the session. No listener is called, because the page is about to be left. */
  end(): void {
    removeAuthToken()
    localStorage.removeItem(sessionStorageKey)
  },
}

/** Read from the browser's storage when it is first needed. */
function currentSession(): Session | null {
  if (current === undefined) current = read()
  return current
}

function keep(session: Session): void {
  storeAuthToken(session.token)
  localStorage.setItem(sessionStorageKey, JSON.stringify(session))
  show(session)
}

/** Notifies only of changes: the server mostly repeats what is known, and every notification restarts a running render. */
function show(session: Session): void {
  const known = current
  current = replaceEqualDeep(known, session)
  if (current === known) return
  for (const listener of listeners) listener()
}

function read(): Session | null {
  const stored = localStorage.getItem(sessionStorageKey)
  if (stored === null) return null
  try {
    return sessionSchema.parse(JSON.parse(stored))
  } catch {
    // Written by another version: the server is asked again.
    localStorage.removeItem(sessionStorageKey)
    return null
  }
}
