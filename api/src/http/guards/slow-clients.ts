import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const second = 1000
const limits = {
  /** Until the whole request has arrived. A large body may wait for its turn before it is read. */
  body: 20 * second,
  largeBody: 180 * second,
  /** How long a client may keep sending after the answer, so that it gets to read it. */
  rest: 5 * second,
  /** Until the answer has been read. */
  answer: 120 * second,
  /** How often the reading of an answer is looked at. In this time at least `leastRead` bytes must be taken. */
  reading: 10 * second,
}
const leastRead = 32 * 1024
const mostConnections = 2000
const largest = 1024 * 1024

/** Node's own limits: for headers, for connections without a request, and for a pause within a request. */
export const connectionLimits = {
  connectionTimeout: 100 * second,
  requestTimeout: limits.largeBody + 20 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
}

/**
 * Closes the connections of clients that send or read too slowly. A few hundred of them could otherwise block
 * everybody else.
 */
export function slowClients(app: FastifyInstance, { body, largeBody, rest, answer, reading } = limits): void {
  app.server.maxConnections = mostConnections
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // A request injected by a test has no socket.
    if (!(raw.socket instanceof Socket)) return
    const end = () => void raw.socket.destroy()
    if (hasBody(request)) {
      const isLarge = (request.routeOptions.bodyLimit ?? 0) > largest
      const timer = setTimeout(end, isLarge ? largeBody : body)
      raw.once('end', () => clearTimeout(timer))
      raw.once('close', () => clearTimeout(timer))
      reply.raw.once('finish', () => {
        if (!raw.complete) setTimeout(() => raw.complete || end(), rest).unref()
      })
    }
  })
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw
    if (!(socket instanceof Socket)) return
    const timer = setTimeout(() => void socket.destroy(), answer)
    const looks = setInterval(endUnread(socket), reading)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      clearInterval(looks)
    })
  })
}

/** Ends a connection on which something has waited since the last look and hardly anything was taken. */
function endUnread(socket: Socket): () => void {
  let before = { waits: false, bytes: 0 }
  return () => {
    const now = { waits: socket.writableLength > 0, bytes: socket.bytesWritten }
    if (before.waits && now.waits && now.bytes - before.bytes < leastRead) socket.destroy()
    before = now
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
