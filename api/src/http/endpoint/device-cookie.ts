import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

const name = 'vendaclara-device'
/**
 * With this prefix, a browser accepts the cookie only from this very host over TLS, so no other host of the domain
 * can plant one.
 */
const secureName = `__Host-${name}`
/** The longest time that browsers keep a cookie. */
const seconds = 400 * 24 * 60 * 60

/** The token that identifies a browser that has logged in before. It gives no access by itself. */
export function deviceOf({ headers }: FastifyRequest, isSecure: boolean): string | undefined {
  return parseCookie(headers.cookie ?? '')[isSecure ? secureName : name] || undefined
}

/** Scripts cannot read it, and only requests from our own pages carry it. */
export function deviceCookie(value: string, isSecure: boolean): string {
  return stringifySetCookie({
    name: isSecure ? secureName : name,
    value,
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  })
}
