import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../../errors/refusal.ts'
import { sessionTokenOf } from '../endpoint/session-token.ts'
import { networkOf } from './network-of.ts'
import { type AddCounts, SharedCounts } from './shared-counts.ts'

const mostInAMinute = 600
const strangersInAMinute = 60
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
    ...inAMinute(mostInAMinute * factor),
    store: class {
      incr = counts.incr.bind(counts)
      child = () => counts
    },
    keyGenerator: (request) => {
      const token = sessionTokenOf(request)
      return token !== undefined && known.has(token) ? token : networkOf(request.ip)
    },
  })
  return {
    know: (token) => {
      if (known.size >= mostKnown) known.clear()
      known.add(token)
    },
  }
}

/** Allows each network 60 requests a minute that are from somebody unknown. */
export async function limitStrangers(
  scope: FastifyInstance,
  { factor, isKnown }: { factor: number; isKnown: (request: FastifyRequest) => boolean },
): Promise<void> {
  await scope.register(rateLimit, {
    ...inAMinute(strangersInAMinute * factor),
    keyGenerator: (request) => networkOf(request.ip),
    allowList: isKnown,
  })
}

/** So many requests in a minute; one more is refused as all too many tries are. */
function inAMinute(max: number): RateLimitPluginOptions {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  return {
    max,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  }
}
