import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { type OpenApi, openApi } from './open-api.ts'

/** `/api/docs` for people, `/api/docs/openapi.json` for programs; both made from the endpoints that are bound, when first asked for. */
export function docsRoutes(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let made: OpenApi | undefined
  const document = () => {
    made ??= openApi(endpoints)
    return made
  }
  api.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document())),
  )
  api.get('/docs/openapi.json', async () => document())
}
