import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host name or address can only mean this machine, both in a URL and as an address to listen on. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const version = isIP(name)
  if (version === 0) return name === 'localhost' || name.endsWith('.localhost')
  return loopback.check(name, version === 6 ? 'ipv6' : 'ipv4')
}
