import { finished, Readable } from 'node:stream'
import type { Access, Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { lane } from '../../database/large/lane.ts'
import type { BodyJudge, JsonText } from '../body/body-judge.ts'
import { BodyMeter, Memory } from '../body/body-meter.ts'
import { read, readBody } from '../body/judge-body.ts'
import { Turns } from '../body/turns.ts'
import type { answerTurns } from './answer-turns.ts'
import { FileAnswer, StoredJson } from './answers.ts'
import { deviceCookie, deviceOf } from './device-cookie.ts'
import { sessionTokenOf } from './session-token.ts'

type Schema = z.ZodType

/** Returns the account of a session token. Throws if there is none, or if the access is not allowed. */
export type Authenticate = (
  request: { token: string | undefined; ip: string },
  access: Exclude<Access, 'anyone'>,
) => Promise<string>

/** What a handler gets: the values that the schemas read, and the account if a session is required. */
interface Given<Params, Query, Body, A extends Access> {
  params: z.output<Params>
  query: z.output<Query>
  body: Body
  sessionToken: string | undefined
  ip: string
  userAgent: string
  /** The cookie that identifies a known browser, and the function that sets it. */
  device: { token: string | undefined; set: (token: string) => void }
  userId: 'anyone' extends A ? undefined : string
}

type Handler<P, Q, Body, Answer, A extends Access> = (
  given: Given<P, Q, Body, A>,
) => Promise<z.input<Answer> | StoredJson | FileAnswer>

export type Bind = <P extends Schema, Q extends Schema, B extends Schema, N extends Schema, A extends Access>(
  endpoint: Endpoint<P, Q, B, N, A>,
  handler: Handler<P, Q, z.output<B>, N, A>,
) => void

/** As `Bind`, but the body is validated in another thread and passed on as the bytes that were sent. */
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

interface Wiring {
  authenticate: Authenticate
  judge: BodyJudge
  turns: ReturnType<typeof answerTurns>
  /** By what a call with this token waits for its turn; undefined if it need not. */
  waitsAs: (token: string | undefined, ip: string) => string | undefined
  bound: (endpoint: Endpoint) => void
  /** Whether people reach the product only over TLS. */
  isSecure: boolean
}

const inTurn = lane()
const megabyte = 1024 * 1024
const defaultBodyLimit = megabyte
const smallBody = 256 * 1024
const line = { waiting: 64, waitingOfOne: 6, milliseconds: 30_000 }

/** The two ways to bind a handler to an endpoint of the contract. */
export function bindEndpoint(app: FastifyInstance, wiring: Wiring): { bind: Bind; bindLarge: BindLarge } {
  const admitting = { ...wiring, admit: admission() }
  return {
    bind: (endpoint, handler) =>
      route(app, admitting, endpoint, handler, (body) => readBody(endpoint.body, body)),
    bindLarge: (endpoint, handler) =>
      route(app, admitting, endpoint, handler, (body) => wiring.judge.judge(endpoint, body)),
  }
}

type Admit = (
  endpoint: Endpoint,
  userId: string,
  exchange: { request: FastifyRequest; reply: FastifyReply; payload: Readable },
) => Promise<Readable>

/** Large bodies wait for their account's turn before they are read. Also limits the memory of all bodies. */
function admission(): Admit {
  const memory = new Memory(192 * megabyte)
  const bodies = new Turns({ ...line, atOnce: 16 })
  return async (endpoint, userId, { request, reply, payload }) => {
    if (endpoint.bodyLimit === undefined || isSmall(request)) return payload
    finished(reply.raw, await bodies.acquire(userId))
    const meter = new BodyMeter(payload, memory)
    finished(reply.raw, () => meter.free())
    return meter
  }
}

function isSmall({ headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'content-encoding': encoding } = headers
  return encoding === undefined && Number(length ?? Number.NaN) <= smallBody
}

function route<P extends Schema, Q extends Schema, Body, N extends Schema, A extends Access>(
  app: FastifyInstance,
  { authenticate, bound, isSecure, admit, turns, waitsAs }: Wiring & { admit: Admit },
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
    // Before the body is read, so a stranger cannot make the server read a large one, but after the request limit.
    preParsing: async (request, reply, payload) => {
      if (endpoint.access === 'anyone') return payload
      const asked = { token: sessionTokenOf(request), ip: request.ip }
      const userId = await authenticate(asked, endpoint.access)
      owners.set(request, userId)
      return admit(endpoint, userId, { request, reply, payload: payload as Readable })
    },
    handler: async (request, reply) => {
      const account = owners.get(request)
      const given = {
        params: read(endpoint.params, request.params),
        query: read(endpoint.query, request.query),
        body: await readBody(request.body),
        sessionToken: sessionTokenOf(request),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: {
          token: deviceOf(request, isSecure),
          set: (token: string) => void reply.header('Set-Cookie', deviceCookie(token, isSecure)),
        },
        userId: account,
      }
      const waiting = account ?? waitsAs(given.sessionToken, request.ip)
      const work = () => handler(given as Given<P, Q, Body, A>)
      const answer = await (waiting === undefined
        ? work()
        : turns.answer({ endpoint, account: waiting, reply }, work))
      if (answer instanceof StoredJson) {
        const pieces = request.method === 'HEAD' ? [] : await begun(inTurn(answer.pieces()))
        return reply.type('application/json; charset=utf-8').send(Readable.from(pieces))
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

/** Makes the first piece now: what fails by then is still answered with its own status. */
async function begun<Piece>(pieces: AsyncGenerator<Piece>): Promise<AsyncIterable<Piece>> {
  const first = await pieces.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* pieces
  })()
}
