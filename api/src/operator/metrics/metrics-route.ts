import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { Refusal } from '../../errors/refusal.ts'
import { bearerOf } from '../../http/endpoint/session-token.ts'
import { isFromThisMachine } from '../../http/guards/is-from-this-machine.ts'
import { isSameSecret } from '../../http/guards/is-same-secret.ts'

interface Given {
  registry: Registry
  token: string | undefined
  /** Updates the figures that are read instead of counted. */
  refresh: () => Promise<void>
}

/** `/metrics` in Prometheus' text format, for this machine or with the token. For others it does not exist. */
export function metricsRoute(app: FastifyInstance, { registry, token, refresh }: Given): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    await refresh()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Measures how long requests take, by the template of their route and their status. */
export function requestDurations(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const defects = new Counter({
    name: 'vendaclara_unexpected_errors_total',
    help: 'Requests that ended with 500, 0 before the first, so that the first is a rise',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 500) defects.inc()
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerOf(request)
  if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true
  return isFromThisMachine(request)
}
