const key = 'authToken'

export function readAuthToken(): string | null {
  return localStorage.getItem(key)
}

/** How a request carries the token, as the server's `session-token.ts` reads it. */
export function authHeader(token: string | null): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

export function isLoggedIn(): boolean {
  return readAuthToken() !== null
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
