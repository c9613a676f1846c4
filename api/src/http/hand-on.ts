import http, { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOthers } from './guards/is-from-this-machine.ts'

/** What belongs to one connection, or is made anew by this server. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** Hands what is asked for under a path on to another server of this machine, for whoever is on this machine too. */
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
    // What is compressed is compressed here.
    const { 'accept-encoding': _, ...asked } = headers
    const sent = http.request(`${origin}${url}`, { method, headers: asked }, resolve)
    sent.on('error', reject)
    if (body instanceof Readable) body.pipe(sent)
    else sent.end()
  })
}
