import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { endConnections } from '../../http/guards/end-connections.ts'
import { type Parts, statesOf } from './part-health.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces that the process is about to stop. If a balancer polls `/readyz`, waits until it was asked once more. */
    drain: () => Promise<void>
  }
}

const second = 1000
/** A client that asked so often within this time is a balancer; one that asked once or twice is a person. */
const [leastAsks, watchingFor] = [3, 30 * second]
const longestDraining = 15 * second
/** Requests that were on their way at the announcement arrive within this time. */
const lastRequests = 2 * second

/**
 * `/healthz` says that the process is alive. `/readyz` says whether it can serve, which depends only on the database,
 * because mails and charges can wait. Both list the last known state of each part. A stopping process first announces
 * it, asks every client to close its connection, and answers all requests until then.
 */
export function healthRoutes(app: FastifyInstance, parts: Parts, reach: () => Promise<boolean>): void {
  const isReachable = askedOnce(reach)
  let isStopping = false
  let asks: number[] = []
  let announced = () => {}
  const announcement = new Promise<void>((resolve) => {
    announced = resolve
  })

  app.get('/healthz', async () => ({ status: 'alive', parts: statesOf(parts) }))

  app.get('/readyz', async (_request, reply) => {
    asks = [...asks.slice(-9), performance.now()]
    if (isStopping) {
      reply.raw.once('finish', () => announced())
      return reply.code(503).send({ status: 'stopping', parts: statesOf(parts) })
    }
    const isReady = await isReachable()
    parts.database.heard(isReady ? 'ok' : 'failing')
    const status = isReady ? 'ready' : 'database unreachable'
    return reply.code(isReady ? 200 : 503).send({ status, parts: statesOf(parts) })
  })

  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close')
  })

  endConnections(app)

  app.decorate('drain', async () => {
    isStopping = true
    const recent = asks.filter((at) => performance.now() - at < watchingFor)
    if (recent.length < leastAsks) return
    const isAsked = announcement.then(() => true)
    if (await Promise.race([isAsked, pause(nextAskWithin(recent), false, { ref: false })])) {
      await pause(lastRequests)
    }
  })
}

/** All who ask while it is being found out get the same answer: strangers who ask fill no line before the database. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}

/** How long until a client that polls surely has asked again, in milliseconds. */
function nextAskWithin(asks: readonly number[]): number {
  const gaps = asks.slice(1).map((at, index) => at - (asks[index] ?? at))
  return Math.min(longestDraining, Math.max(second, 2 * Math.max(...gaps)))
}
