import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/is-loopback.ts'
import { Refusal } from '../../errors/refusal.ts'

/**
 * Whether a request was made on this very machine, under one of its own names, and not handed on by a proxy for somebody
 * else. A page of another name that was made to lead here is somebody else.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const { remoteAddress = '', localAddress } = socket
  const isHere = isLoopback(remoteAddress) || remoteAddress === localAddress
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return isHere && (isLoopback(name) || name.replace(/^\[(.*)\]$/, '$1') === localAddress)
}

/** For everybody elsewhere the routes of a scope are not there. */
export function refuseOthers(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found')
  })
}
