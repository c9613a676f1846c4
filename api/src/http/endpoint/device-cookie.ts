import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

const name = 'vendaclara-device'
/** Under this name a browser takes it from this very host under TLS only: no neighbour of the domain can plant another. */
const secureName = `__Host-${name}`
/** As long as browsers keep a cookie at most. */
const seconds = 400 * 24 * 60 * 60

/** The token by which a browser that has logged in before is known again; it opens nothing by itself. */
export function deviceOf({ headers }: FastifyRequest, isSecure: boolean): string | undefined {
  return parseCookie(headers.cookie ?? '')[isSecure ? secureName : name] || undefined
}

/** Out of reach of the page's scripts, and sent by our own pages only. */
export function deviceCookie(value: string, isSecure: boolean): string {
  return stringifySetCookie({
    ...{ name: isSecure ? secureName : name, value, path: '/', maxAge: seconds },
    ...{ httpOnly: true, sameSite: 'strict', secure: isSecure },
  })
}
