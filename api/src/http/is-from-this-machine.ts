import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether a request was made on this very machine, and not handed on by a proxy for somebody else. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const { remoteAddress = '', localAddress } = socket
  return loopback.has(remoteAddress) || remoteAddress === localAddress
}

/** For everybody elsewhere the routes of a scope are not there. */
export function refuseOthers(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found')
  })
}
