/** Where the page keeps the token of its session; a request carries it as the server's `session-token.ts` reads it. */
export const sessionKey = 'authToken'

/** The headers of a request of somebody's session. */
export function sessionHeaders(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** As much of Playwright's `Page` as is needed. */
interface BrowserPage {
  evaluate<Found>(find: (key: string) => Found, key: string): Promise<Found>
}

/** The token of the session a page is in; null where it is in none. */
export function sessionTokenOf(page: BrowserPage): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey)
}

/** The headers of a request beside a page that is in a session. */
export async function sessionOf(page: BrowserPage): Promise<{ authorization: string }> {
  return sessionHeaders(String(await sessionTokenOf(page)))
}
