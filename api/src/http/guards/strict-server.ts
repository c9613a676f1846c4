import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

const most = {
  /** Neither browsers nor proxies send a request before the one before it was answered. */
  unanswered: 3,
  /** Pieces of a body, and one more for this many bytes. Each takes as much memory as some hundred bytes. */
  pieces: 256,
  bytesOfPiece: 64,
}

/**
 * A server that closes a connection with more unanswered requests, or with a body in more pieces. A single write could
 * otherwise hold thousands of them, whether or not anybody reads them.
 */
export const strictServer: FastifyServerFactory<Server> = (handler, options) => {
  const unanswered = new WeakMap<Socket, number>()
  const {
    http = {},
    connectionTimeout,
    keepAliveTimeout,
    requestTimeout,
  } = options as typeof options & Limits
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (socket.destroyed || count > most.unanswered) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    limitPieces(request)
    handler(request, response)
  })
  return server.setTimeout(connectionTimeout)
}

interface Limits {
  http?: object
  connectionTimeout: number
  keepAliveTimeout: number
  requestTimeout: number
}

/** The parser pushes each chunk of a body at once, so they are counted here and not where the body is read. */
function limitPieces(request: IncomingMessage): void {
  let [count, bytes] = [0, 0]
  const push = request.push.bind(request)
  request.push = (piece: Buffer | null) => {
    if (piece === null) return push(null)
    count += 1
    bytes += piece.length
    if (count <= most.pieces + bytes / most.bytesOfPiece) return push(piece)
    skipRest(request.socket)
    request.socket.destroy()
    return false
  }
}

type Parser = Record<number, unknown> & { constructor: { kOnBody?: number } }

/**
 * Lets Node's parser skip the pieces that it has already read, some 10,000, which costs a tenth of making a buffer of
 * each. It serves other connections afterwards, and hands their bodies on again.
 */
function skipRest(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket
  const place = parser?.constructor.kOnBody
  if (!parser || place === undefined || !parser[place]) return
  const handOn = parser[place]
  parser[place] = null
  // After the listener of Node's own, which gives the parser back.
  socket.once('close', () => {
    parser[place] = handOn
  })
}
