import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'

/** For forms that ask for no session: only this very page may send them. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && !isOwnPage(request)) {
      throw new Refusal('invalid_request', { message: 'Este pedido veio de outra página.' })
    }
  })
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  // Browsers that say where a form stands leave its origin out on pages that send no referrer.
  if (site !== undefined) return site === 'same-origin'
  return origin === `http://${host}` || origin === `https://${host}`
}
