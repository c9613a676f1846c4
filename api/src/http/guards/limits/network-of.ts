import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network by which limits count an address: an IPv4 address itself, also in its IPv6 form; for IPv6 the /64,
 * which a provider assigns to one customer.
 */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 64)
}
