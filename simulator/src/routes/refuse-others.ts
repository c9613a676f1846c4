import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const names = ['localhost', '127.0.0.1', '::1']

/**
 * Answers only under the names of this machine and of the product. Another name may be a foreign page that points
 * here (DNS rebinding).
 */
export function refuseOtherHosts(app: FastifyInstance, appUrl: string): void {
  const known = new Set([...names, new URL(appUrl).hostname.replace(/^\[|\]$/g, '')])
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const name = host
      .toLowerCase()
      .replace(/:\d+$/, '')
      .replace(/^\[|\]$/g, '')
    if (!known.has(name)) return reply.code(400).send('Este não é o endereço do simulador.')
  })
}

/** For forms without a key: only a page of this origin may send them. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && !isOwnPage(request)) {
      return reply.code(400).send('Este pedido veio de outra página.')
    }
  })
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  // On pages without a referrer, browsers send no usable `Origin` with a form, so `Sec-Fetch-Site` decides.
  if (site !== undefined) return site === 'same-origin'
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Whether two secrets are equal, in a time that depends neither on their content nor on their length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
