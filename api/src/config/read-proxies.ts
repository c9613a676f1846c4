import { isIP } from 'node:net'

const off = new Set(['', '0', 'off', 'false', 'no'])
const named = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * The proxies of `TRUST_PROXY`, separated by commas: false if there are none, undefined if an entry is neither an
 * address nor a network.
 */
export function readProxies(value: string): string | false | undefined {
  const parts = value.split(',').map((part) => part.trim().toLowerCase())
  if (parts.length === 1 && off.has(parts[0] ?? '')) return false
  return parts.every(isProxy) ? parts.join(',') : undefined
}

function isProxy(part: string): boolean {
  if (named.has(part)) return true
  const [address = '', length, ...more] = part.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || address.includes('%') || more.length > 0) return false
  // A network with prefix length 0 would trust everybody.
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest)
}
