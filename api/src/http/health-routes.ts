import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells that the process is about to stop, and waits until whoever watches `/readyz` has heard it. */
    drain: () => Promise<void>
  }
}

const second = 1000
/** Who has asked within this time asks again. */
const watchingFor = 30 * second
const longestDraining = 15 * second
/** What was on its way when it was heard comes within this time. */
const onItsWay = 2 * second
const idleMilliseconds = 200

/**
 * `/healthz` says that the process lives, `/readyz` that it can serve. One that is told to stop says so first, asks every client to
 * close its connection, and answers all that comes until then.
 */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let isStopping = false
  let askedAt = Number.NEGATIVE_INFINITY
  let idle: NodeJS.Timeout | undefined
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })

  app.get('/healthz', async () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    askedAt = performance.now()
    if (isStopping) {
      reply.raw.once('finish', () => hear())
      return reply.code(503).send({ status: 'stopping' })
    }
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' })
  })

  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close')
  })

  app.decorate('drain', async () => {
    isStopping = true
    const isWatched = performance.now() - askedAt < watchingFor
    if (!isWatched) return
    const told = heard.then(() => pause(onItsWay))
    await Promise.race([told, pause(longestDraining, undefined, { ref: false })])
  })

  // A connection that becomes idle only now would be waited for until its client ends it.
  app.addHook('preClose', async () => {
    idle = setInterval(() => app.server.closeIdleConnections(), idleMilliseconds)
  })
  app.addHook('onClose', async () => clearInterval(idle))
}
