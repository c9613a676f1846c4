import { Readable } from 'node:stream'
import type { Access, Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { bearerOf } from './bearer-of.ts'
import type { BodyJudge } from './body-judge.ts'
import { deviceCookie, deviceOf } from './device-cookie.ts'
import { FileAnswer } from './file-answer.ts'
import { firstRefusal } from './first-refusal.ts'
import { type JsonText, StoredJson } from './json-text.ts'
import { parseJson } from './parse-json.ts'

type Schema = z.ZodType

/** Answers whose session a token is, and may do what the access asks for; throws where it is nobody's or may not. */
export type Authenticate = (
  request: { token: string | undefined; ip: string },
  access: Exclude<Access, 'anyone'>,
) => Promise<string>

/** What a handler is given: what the schemas read, and whose session it is where one is required. */
type Given<Params, Query, Body, A extends Access> = {
  params: z.output<Params>
  query: z.output<Query>
  body: Body
  bearer: string | undefined
  ip: string
  userAgent: string
  /** What the browser keeps to be known again, and how it is given another one. */
  device: { token: string | undefined; keep: (token: string) => void }
  userId: 'anyone' extends A ? undefined : string
}

type Handler<P, Q, Body, Answer, A extends Access> = (
  given: Given<P, Q, Body, A>,
) => Promise<z.input<Answer> | StoredJson | FileAnswer>

export type Bind = <P extends Schema, Q extends Schema, B extends Schema, N extends Schema, A extends Access>(
  endpoint: Endpoint<P, Q, B, N, A>,
  handler: Handler<P, Q, z.output<B>, N, A>,
) => void

/** As `Bind`, but the body is judged in another thread and handed on as the text that was sent. */
export type BindLarge = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  N extends Schema,
  A extends Access,
>(
  endpoint: Endpoint<P, Q, B, N, A>,
  handler: Handler<P, Q, JsonText, N, A>,
) => void

type Wiring = {
  authenticate: Authenticate
  judge: BodyJudge
  bound: (endpoint: Endpoint) => void
  /** Whether people reach it over TLS only. */
  isSecure: boolean
}

const defaultBodyLimit = 1024 * 1024

/** The two ways to bind a handler to an endpoint of the contract. */
export function bindEndpoint(app: FastifyInstance, wiring: Wiring): { bind: Bind; bindLarge: BindLarge } {
  return {
    bind: (endpoint, handler) =>
      route(app, wiring, endpoint, handler, async (body) => read(endpoint.body, parseJson(body))),
    bindLarge: (endpoint, handler) =>
      route(app, wiring, endpoint, handler, (body) => wiring.judge.judge(endpoint, body)),
  }
}

function route<P extends Schema, Q extends Schema, Body, N extends Schema, A extends Access>(
  app: FastifyInstance,
  { authenticate, bound, isSecure }: Wiring,
  endpoint: Endpoint<P, Q, Schema, N, A>,
  handler: Handler<P, Q, Body, N, A>,
  readBody: (body: Buffer | undefined) => Promise<Body>,
): void {
  const owners = new WeakMap<FastifyRequest, string>()
  bound(endpoint)
  app.route<{ Body: Buffer | undefined }>({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
    // Before the body is read, so that a stranger cannot make the server read a large one; after the limit on requests.
    preParsing: async (request) => {
      if (endpoint.access === 'anyone') return
      const asked = { token: bearerOf(request), ip: request.ip }
      owners.set(request, await authenticate(asked, endpoint.access))
    },
    handler: async (request, reply) => {
      const given = {
        params: read(endpoint.params, request.params),
        query: read(endpoint.query, request.query),
        body: await readBody(request.body),
        bearer: bearerOf(request),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: {
          token: deviceOf(request),
          keep: (token: string) => void reply.header('Set-Cookie', deviceCookie(token, isSecure)),
        },
        userId: owners.get(request),
      }
      const answer = await handler(given as Given<P, Q, Body, A>)
      if (answer instanceof StoredJson) {
        return reply.type('application/json; charset=utf-8').send(Readable.from(answer.pieces()))
      }
      if (answer instanceof FileAnswer) {
        const disposition = `attachment; filename="${answer.name}"`
        return reply
          .type(endpoint.file ?? 'application/octet-stream')
          .header('Content-Disposition', disposition)
          .send(answer.content)
      }
      return reply.send(endpoint.answer.parse(answer))
    },
  })
}

function read<S extends Schema>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw firstRefusal(parsed.error.issues)
  return parsed.data
}
