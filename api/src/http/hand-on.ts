import http, { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOthers } from './guards/is-from-this-machine.ts'

/** Headers that belong to one connection or that this server sets itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** Forwards requests under a path to another server on this machine. Only clients on this machine may use it. */
export function handOn(app: FastifyInstance, prefix: string, origin: string): void {
  app.register(
    async (scope) => {
      refuseOthers(scope)
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      const options = {
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const answer = await ask(request, origin)
          const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
          return reply
            .code(answer.statusCode ?? 502)
            .headers(Object.fromEntries(headers))
            .send(answer)
        },
      }
      scope.route({ url: '/', ...options })
      scope.route({ url: '/*', ...options })
    },
    { prefix },
  )
}

function ask({ method, url, headers, body }: FastifyRequest, origin: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Compression happens in this server.
    const { 'accept-encoding': _, ...asked } = headers
    const sent = http.request(`${origin}${url}`, { method, headers: asked }, resolve)
    sent.on('error', reject)
    if (body instanceof Readable) body.pipe(sent)
    else sent.end()
  })
}
