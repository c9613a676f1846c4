import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../../errors/refusal.ts'
import { sessionTokenOf } from '../endpoint/session-token.ts'
import { networkOf } from './network-of.ts'

const mostInAMinute = 600
const mostKnown = 10_000

/**
 * No session, and no network without one, may ask more than 600 times a minute; each process counts for itself. A token
 * counts as a session once `know` has heard of it: whoever makes tokens up is counted by network.
 */
export async function sessionLimit(
  api: FastifyInstance,
  factor: number,
): Promise<{ know: (token: string) => void }> {
  const known = new Set<string>()
  await api.register(rateLimit, {
    max: mostInAMinute * factor,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = sessionTokenOf(request)
      return token !== undefined && known.has(token) ? token : networkOf(request.ip)
    },
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  return {
    know: (token) => {
      if (known.size >= mostKnown) known.clear()
      known.add(token)
    },
  }
}
