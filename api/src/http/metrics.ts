import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Refusal } from '../errors/refusal.ts'
import { bearerOf } from './endpoint/session-token.ts'
import { isFromThisMachine } from './guards/is-from-this-machine.ts'
import { isSameSecret } from './guards/is-same-secret.ts'

/** `/metrics` in Prometheus' text: of the process, and of requests by route. Only for this machine, or with the token. */
export function metrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerOf(request)
  if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true
  return isFromThisMachine(request)
}
