import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { bearerOf } from './bearer-of.ts'
import { tooManyRequests } from './too-many-requests.ts'

const mostInAMinute = 600

/** No session, and no address without one, may ask more than 600 times a minute; each process counts for itself. */
export async function sessionLimit(api: FastifyInstance, factor: number): Promise<void> {
  await api.register(rateLimit, {
    max: mostInAMinute * factor,
    timeWindow: '1 minute',
    keyGenerator: (request) => bearerOf(request) ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}
