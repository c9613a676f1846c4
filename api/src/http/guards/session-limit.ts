import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../../errors/refusal.ts'
import { sessionTokenOf } from '../endpoint/session-token.ts'
import { networkOf } from './network-of.ts'
import { type AddCounts, SharedCounts } from './shared-counts.ts'

const mostInAMinute = 600
const mostKnown = 10_000
const sharedEvery = 1000

/**
 * Allows 600 requests a minute for each session, and for each network without one, in all processes together. Each
 * process learns the others' counts within a second. A token counts as a session only after `know` was called for it;
 * requests with invented tokens count by network.
 */
export async function sessionLimit(
  api: FastifyInstance,
  { factor, add, clock }: { factor: number; add: AddCounts; clock: () => Date },
): Promise<{ know: (token: string) => void }> {
  const known = new Set<string>()
  const counts = new SharedCounts(add, clock)
  let sharing = Promise.resolve()
  const timer = setInterval(() => {
    const failed = (err: unknown) => api.log.warn({ err }, 'the counts of requests could not be shared')
    sharing = sharing.then(() => counts.share()).catch(failed)
  }, sharedEvery).unref()
  api.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })
  await api.register(rateLimit, {
    max: mostInAMinute * factor,
    timeWindow: '1 minute',
    store: class {
      incr = counts.incr.bind(counts)
      child = () => counts
    },
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
