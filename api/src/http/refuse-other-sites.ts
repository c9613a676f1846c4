import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** For forms that ask for no session: only this very page may send them, under a name that is this machine's own. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && !isOwnPage(request)) {
      throw new Refusal('invalid_request', { message: 'Este pedido veio de outra página.' })
    }
  })
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  if (!ownNames.has(host.replace(/:\d+$/, ''))) return false
  // Browsers that say where a form stands leave its origin out on pages that send no referrer.
  if (site !== undefined) return site === 'same-origin'
  return origin === `http://${host}` || origin === `https://${host}`
}
