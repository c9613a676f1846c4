import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network that limits count an address by: an IPv4 address itself, also where it is written as IPv6; of IPv6 the /64
 * that a provider gives to one customer.
 */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 64)
}
