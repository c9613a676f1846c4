import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

/**
 * `/api/docs` for people, `/api/docs/openapi.json` for programs. Both are generated from the bound endpoints at the
 * first request.
 */
export function docsRoutes(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = once(() => openApi(endpoints))
  const page = once(() => docsPage(document()))
  const text = once(() => JSON.stringify(document()))
  api.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
  api.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text()),
  )
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
