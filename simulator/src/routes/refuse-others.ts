import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const names = ['localhost', '127.0.0.1', '::1']

/** Answers only under the names of this machine and of the product: a page of another name may have been made to lead here. */
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

/** For forms that ask for no key: only this very page may send them. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && !isOwnPage(request)) {
      return reply.code(400).send('Este pedido veio de outra página.')
    }
  })
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  // Browsers that say where a form stands leave its origin out on pages that send no referrer.
  if (site !== undefined) return site === 'same-origin'
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Whether two secrets are equal. The time it takes depends on neither of them, nor on their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
