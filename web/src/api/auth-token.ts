const key = 'authToken'

/** Tells the session this page is in from any other; null where it is in none. */
export function sessionMark(): string | null {
  return localStorage.getItem(key)
}

export function isLoggedIn(): boolean {
  return sessionMark() !== null
}

/** How a request carries the session, as the server's `session-token.ts` reads it. */
export function authHeader(): Record<string, string> {
  const token = sessionMark()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** The same in the bodies that the specification has it in. */
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

/** Calls back when another tab logs in, logs out or changes the account. */
export function onAuthTokenChangedElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
