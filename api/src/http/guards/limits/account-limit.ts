import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../../../errors/refusal.ts'
import { sessionTokenOf } from '../../endpoint/session-token.ts'
import { networkOf } from './network-of.ts'
import { type AddCounts, SharedCounts } from './shared-counts.ts'

const mostInAMinute = 600
const strangersInAMinute = 60
const mostKnown = 50_000
const sharedEvery = 1000

export interface KnownAccounts {
  /** The account of a token for which `know` was called; undefined for any other. */
  of: (token: string | undefined) => string | undefined
  know: (token: string, account: string) => void
}

/**
 * Allows 600 requests a minute for each account, in all its sessions, and for each network without a session, in all
 * processes together. Each process learns the others' counts within a second. Requests with invented tokens, and the
 * first one of a session in this process, count by network.
 */
export async function accountLimit(
  api: FastifyInstance,
  { factor, add, clock }: { factor: number; add: AddCounts; clock: () => Date },
): Promise<KnownAccounts> {
  const accounts = new Map<string, string>()
  const known: KnownAccounts = {
    of: (token) => (token === undefined ? undefined : accounts.get(token)),
    know: (token, account) => {
      const [oldest] = accounts.keys()
      if (oldest !== undefined && accounts.size >= mostKnown) accounts.delete(oldest)
      accounts.set(token, account)
    },
  }
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
    keyGenerator: (request) => known.of(sessionTokenOf(request)) ?? networkOf(request.ip),
  })
  return known
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

/** The most requests in a minute. One more is refused like any try beyond a limit. */
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
