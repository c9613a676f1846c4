import type { FastifyRequest } from 'fastify'

/**
 * How a request carries its session. Only this file, `web/src/api/auth-token.ts` in the page and
 * `testing/src/session.ts` in tests know it.
 */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request)
}

/** The same for OpenAPI. */
export const sessionScheme = { type: 'http', scheme: 'bearer' }

/** The token of the `Authorization: Bearer` header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
