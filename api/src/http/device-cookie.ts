import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

const name = 'vendaclara-device'
/** As long as browsers keep a cookie at most. */
const seconds = 400 * 24 * 60 * 60

/** The token by which a browser that has logged in before is known again; it opens nothing by itself. */
export function deviceOf({ headers }: FastifyRequest): string | undefined {
  return parseCookie(headers.cookie ?? '')[name] || undefined
}

/** Out of reach of the page's scripts, and sent to the API by our own pages only. */
export function deviceCookie(value: string, isSecure: boolean): string {
  return stringifySetCookie({
    ...{ name, value, path: '/api', maxAge: seconds },
    ...{ httpOnly: true, sameSite: 'strict', secure: isSecure },
  })
}
