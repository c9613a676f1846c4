import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { sendPage, writePage } from '../pages/written-page.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

/**
 * `/api/docs` for people, `/api/docs/openapi.json` for programs. Both are generated from the bound endpoints at the
 * first request.
 */
export function docsRoutes(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = once(() => openApi(endpoints))
  const page = once(() => writePage(docsPage(document())))
  const text = once(() => writePage(JSON.stringify(document())))
  api.get('/docs', async (request, reply) =>
    sendPage(request, reply.type('text/html; charset=utf-8'), page()),
  )
  api.get('/docs/openapi.json', async (request, reply) =>
    sendPage(request, reply.type('application/json; charset=utf-8'), text()),
  )
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
