import { Readable } from 'node:stream'
import type { Access, Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { lane } from '../../database/large/lane.ts'
import type { BodyReader } from '../body/body-reader.ts'
import { read, readBody } from '../body/parse-body.ts'
import { Turns } from '../body/turns.ts'
import type { answerTurns } from './answers/answer-turns.ts'
import { FileAnswer, StoredJson } from './answers/answers.ts'
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

/**
 * What a call is refused for before its body is read, such as a record that does not exist. It runs after the access
 * was checked.
 */
type Before<P, A extends Access> = (
  asked: Pick<Given<P, unknown, unknown, A>, 'params' | 'userId'>,
) => Promise<unknown>

export type Bind = <P extends Schema, Q extends Schema, B extends Schema, N extends Schema, A extends Access>(
  endpoint: Endpoint<P, Q, B, N, A>,
  handler: Handler<P, Q, z.output<B>, N, A>,
  before?: Before<P, A>,
) => void

interface Wiring {
  authenticate: Authenticate
  bodies: BodyReader
  turns: ReturnType<typeof answerTurns>
  /** The key by which a call with this token waits for its turn; undefined if it does not wait. */
  waitsAs: (token: string | undefined, ip: string) => string | undefined
  bound: (endpoint: Endpoint) => void
  /** Whether people reach the product only over TLS. */
  isSecure: boolean
  /** How many the database has. */
  connections: number
}

/** The most bytes of a body whose endpoint does not say otherwise, and of everything a stranger sends. */
const smallBodyLimit = 16 * 1024
const line = { waiting: 64, waitingOfAccount: 6, waitingOfNetwork: 32, milliseconds: 30_000 }
const inTurn = lane()

/** Binds a handler to an endpoint of the contract. */
export function bindEndpoint(app: FastifyInstance, wiring: Wiring): Bind {
  // More at once are not sooner done: they share a thread. Others wait for each on a database of one connection.
  const places =
    wiring.connections > 1 ? { atOnce: 6, atOnceOfNetwork: 4 } : { atOnce: 2, atOnceOfNetwork: 1 }
  const routing = { ...wiring, largeBodies: new Turns({ ...line, ...places }) }
  return (endpoint, handler, before) => route(app, routing, { endpoint, handler, before })
}

/** What waits for its account's turn: a large body, once it is there. */
interface Lines {
  largeBodies: Turns
}

interface Bound<P extends Schema, Q extends Schema, B extends Schema, N extends Schema, A extends Access> {
  endpoint: Endpoint<P, Q, B, N, A>
  handler: Handler<P, Q, z.output<B>, N, A>
  before: Before<P, A> | undefined
}

function route<P extends Schema, Q extends Schema, B extends Schema, N extends Schema, A extends Access>(
  app: FastifyInstance,
  { authenticate, bodies, bound, isSecure, turns, waitsAs, largeBodies }: Wiring & Lines,
  { endpoint, handler, before }: Bound<P, Q, B, N, A>,
): void {
  const limit = endpoint.bodyLimit ?? smallBodyLimit
  const line = endpoint.bodyLimit === undefined ? undefined : largeBodies
  type Asked = Pick<Given<P, Q, unknown, A>, 'params' | 'query' | 'userId'>
  const admitted = new WeakMap<FastifyRequest, Asked>()
  bound(endpoint)
  app.route<{ Body: Buffer | undefined }>({
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read, but after the limit of requests.
    preParsing: async (request, reply) => {
      const token = sessionTokenOf(request)
      // Before the database is asked who it is, which costs most of a refusal.
      if (line) bodies.refuseInFullLine(request, line, waitsAs(token, request.ip))
      const account =
        endpoint.access === 'anyone'
          ? undefined
          : await authenticate({ token, ip: request.ip }, endpoint.access)
      const params = read(endpoint.params, request.params)
      const query = read(endpoint.query, request.query)
      const asked = { params, query, userId: account } as Asked
      await before?.(asked)
      admitted.set(request, asked)
      bodies.allow(request, reply, { limit, gzip: account !== undefined, account, turns: line })
    },
    handler: async (request, reply) => {
      const asked = admitted.get(request) as Asked
      const token = sessionTokenOf(request)
      const given = {
        ...asked,
        body: await readBody(endpoint.body, request.body),
        sessionToken: token,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: {
          token: deviceOf(request, isSecure),
          set: (known: string) => void reply.header('Set-Cookie', deviceCookie(known, isSecure)),
        },
      }
      const account = asked.userId ?? waitsAs(token, request.ip)
      const work = () => handler(given)
      const answer = account === undefined ? work() : turns.answer({ endpoint, account, reply }, work)
      return send(reply, endpoint, await answer)
    },
  })
}

async function send(reply: FastifyReply, { answer, file }: Endpoint, given: unknown): Promise<FastifyReply> {
  if (given instanceof StoredJson) {
    const pieces = reply.request.method === 'HEAD' ? [] : await begun(inTurn(given.pieces()))
    return reply.type('application/json; charset=utf-8').send(Readable.from(pieces))
  }
  if (given instanceof FileAnswer) {
    const disposition = `attachment; filename="${given.name}"`
    return reply
      .type(file ?? 'application/octet-stream')
      .header('Content-Disposition', disposition)
      .send(given.content)
  }
  return reply.send(answer.parse(given))
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
