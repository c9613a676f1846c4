import { BlockList, isIP } from 'node:net'

const off = new Set(['', '0', 'off', 'false', 'no'])
const named = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** Wider networks hold visitors, and several of them everybody. */
const widest = { 4: 8, 6: 16 }
const mostEntries = 64
/** Where IPv6 repeats all of IPv4. */
const mapped = '::ffff:0:0'
const mappedLength = 96

/**
 * The proxies of `TRUST_PROXY`, separated by commas: false if there are none, undefined if an entry is neither an
 * address nor a network that only proxies can be in.
 */
export function readProxies(value: string): string | false | undefined {
  const parts = value.split(',').map((part) => part.trim().toLowerCase())
  if (parts.length === 1 && off.has(parts[0] ?? '')) return false
  return parts.length <= mostEntries && parts.every(isProxy) ? parts.join(',') : undefined
}

function isProxy(part: string): boolean {
  if (named.has(part)) return true
  const [address = '', length, ...more] = part.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  const longest = version === 4 ? 32 : 128
  if (length === undefined) return true
  if (!/^[1-9]\d{0,2}$/.test(length) || Number(length) > longest) return false
  if (version === 4) return Number(length) >= widest[4]
  if (Number(length) < widest[6]) return false
  return contains(mapped, mappedLength, address)
    ? Number(length) >= mappedLength + widest[4]
    : !contains(address, Number(length), mapped)
}

function contains(network: string, length: number, address: string): boolean {
  const list = new BlockList()
  list.addSubnet(network, length, 'ipv6')
  return list.check(address, 'ipv6')
}
