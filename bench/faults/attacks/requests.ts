import { freePort } from '@vendaclara/testing/free-port'
import { sessionHeaders } from '@vendaclara/testing/session'
import type { Lane } from './sockets.ts'

interface Written {
  method?: string
  path: string
  token?: string | undefined
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** What the header says; without it, as long as the body is. */
  length?: number
}

/** Where the product listens. */
export const port = await freePort()

/** An attacker's address on this machine, which is not that of the sellers. */
export const attacker = '127.0.0.66'

/** A request as it is written to a connection. */
export function written({
  method = 'POST',
  path,
  token,
  headers = {},
  body = '',
  length,
}: Written): Uint8Array {
  const bytes = Buffer.from(body)
  const all: Record<string, string> = {
    Host: `localhost:${port}`,
    'Content-Type': 'application/json',
    ...(headers['Transfer-Encoding'] === undefined && { 'Content-Length': String(length ?? bytes.length) }),
    ...(token !== undefined && { Authorization: sessionHeaders(token).authorization }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes])
}

/** The same connection many times. */
export function times(
  count: number,
  first: Uint8Array | ((index: number) => Uint8Array),
  more: Partial<Lane> = {},
): Lane[] {
  return Array.from({ length: count }, (_, index) => ({
    from: attacker,
    first: typeof first === 'function' ? first(index) : first,
    ...more,
  }))
}
