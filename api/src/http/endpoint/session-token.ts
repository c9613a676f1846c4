import type { FastifyRequest } from 'fastify'

/**
 * How a request says whose session it is: only this file, in the page `web/src/api/auth-token.ts` and in tests
 * `testing/src/session.ts` know.
 */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request)
}

/** The same, as OpenAPI says it. */
export const sessionScheme = { type: 'http', scheme: 'bearer' }

/** The token of the `Authorization: Bearer` header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
