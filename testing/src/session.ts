/**
 * The page's storage key for the session token. A request carries the token as the server's `session-token.ts`
 * expects.
 */
export const sessionKey = 'authToken'

/** The headers of a request with a session. */
export function sessionHeaders(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** The needed part of Playwright's `Page`. */
interface BrowserPage {
  evaluate<Found>(find: (key: string) => Found, key: string): Promise<Found>
}

/** The session token of a page; null if it is not logged in. */
export function sessionTokenOf(page: BrowserPage): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey)
}

/** The headers of a separate request with the session of a page. */
export async function sessionOf(page: BrowserPage): Promise<{ authorization: string }> {
  return sessionHeaders(String(await sessionTokenOf(page)))
}
