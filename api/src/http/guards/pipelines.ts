import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

/** Neither browsers nor proxies send a request before the one before it was answered. */
const mostUnanswered = 8

/**
 * A server that closes a connection with more unanswered requests. Otherwise a single write could hold thousands, each as
 * much work as if it were served.
 */
export const serverWithoutPipelines: FastifyServerFactory<Server> = (handler, options) => {
  const unanswered = new WeakMap<Socket, number>()
  const {
    http = {},
    connectionTimeout,
    keepAliveTimeout,
    requestTimeout,
  } = options as typeof options & Limits
  const limits = { ...http, keepAliveTimeout, requestTimeout }
  const server = createServer(limits, (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (socket.destroyed || count > mostUnanswered) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
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
