import type { FastifyServerOptions } from 'fastify'

/** One line per request, without bodies, tokens or what stands after the `?`, where links carry their secrets. */
export function logging(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: url.replace(/\?.*/, ''), remoteAddress: ip }),
    },
  }
}
