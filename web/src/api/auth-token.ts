const key = 'authToken'

/** Identifies the session of this page; null without a session. */
export function sessionMark(): string | null {
  return localStorage.getItem(key)
}

export function isLoggedIn(): boolean {
  return sessionMark() !== null
}

/** The header with the session, as the server's `session-token.ts` expects it. */
export function authHeader(): Record<string, string> {
  const token = sessionMark()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** The token for request bodies that must contain it by the specification. */
export function tokenInBody(): { token?: string } {
  const token = sessionMark()
  return token === null ? {} : { token }
}

export function storeAuthToken(token: string): void {
  localStorage.setItem(key, token)
}

export function removeAuthToken(): void {
  localStorage.removeItem(key)
}

/** Calls `listener` when another tab logs in, logs out or switches the account. */
export function onAuthTokenChangedElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
