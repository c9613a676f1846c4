import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: how often connections without a request are closed, and when those whose request is not whole. */
const [lookEvery, longestArriving] = [200, 1200]

/**
 * While the server closes, ends the connections whose request was answered, never came, or does not arrive to its end.
 * It would wait for them otherwise, for more than a minute. What is being answered is answered.
 */
export function endConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, IncomingMessage | undefined>()
  let timers: NodeJS.Timeout[] = []

  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, undefined)
    socket.once('close', () => requests.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    requests.set(socket, request)
    response.once('close', () => requests.has(socket) && requests.set(socket, undefined))
  })

  function endUnasked(): void {
    for (const [socket, request] of requests) if (!request?.complete) socket.destroy()
  }

  app.addHook('preClose', async () => {
    timers = [
      setInterval(() => app.server.closeIdleConnections(), lookEvery),
      setInterval(endUnasked, longestArriving),
    ]
  })
  app.addHook('onClose', async () => timers.forEach(clearInterval))
}
