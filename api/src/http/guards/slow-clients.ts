import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onceAnswered } from '../once-answered.ts'

const second = 1000
const limits = {
  /** How long a client may keep sending after the answer, so that it gets to read it. */
  rest: 5 * second,
  /** Until the answer has been read. */
  answer: 120 * second,
  /** How often the reading of an answer is looked at. In this time at least `leastRead` bytes must be taken. */
  reading: 10 * second,
}
const leastRead = 32 * 1024

/** Node's own limits: for headers, for connections without a request, and for a whole request. */
export const connectionLimits = {
  connectionTimeout: 100 * second,
  requestTimeout: 200 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
}

/**
 * Closes the connections of clients that go on sending after they were answered, or that read too slowly. How fast a
 * body must come says `collect-body.ts`.
 */
export function slowClients(app: FastifyInstance, { rest, answer, reading } = limits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // A request injected by a test has no socket.
    if (!(raw.socket instanceof Socket) || !hasBody(request)) return
    reply.raw.once('finish', () => {
      if (!raw.complete) setTimeout(() => raw.complete || raw.socket.destroy(), rest).unref()
    })
  })
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw
    if (!(socket instanceof Socket)) return
    const timer = setTimeout(() => void socket.destroy(), answer)
    const looks = setInterval(endUnread(socket), reading)
    onceAnswered(reply.raw, () => {
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
