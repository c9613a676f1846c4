import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/is-loopback.ts'
import { Refusal } from '../../errors/refusal.ts'

/**
 * Whether a request was made on this machine, under one of its own names, and not forwarded by a proxy. Another host
 * name fails, because a foreign page could let its name point to this machine (DNS rebinding).
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const { remoteAddress = '', localAddress } = socket
  const isHere = isLoopback(remoteAddress) || remoteAddress === localAddress
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return isHere && (isLoopback(name) || name.replace(/^\[(.*)\]$/, '$1') === localAddress)
}

/** For all other machines, the routes of this scope do not exist. */
export function refuseOthers(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found')
  })
}
