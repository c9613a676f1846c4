import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'

const names = ['localhost', '127.0.0.1', '[::1]']
const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Answers only requests to the product's own names and ports. Otherwise a foreign page whose name points here (DNS
 * rebinding) could use everything that needs no session.
 */
export function refuseOtherHosts(
  app: FastifyInstance,
  config: Pick<Config, 'appUrl' | 'host' | 'port'>,
): void {
  const { protocol, hostname, port } = new URL(config.appUrl)
  const reached = `${hostname}:${port || defaultPorts[protocol]}`
  const own = [...names, config.host.includes(':') ? `[${config.host}]` : config.host.toLowerCase()]
  app.addHook('onRequest', async ({ headers: { host = '' } }) => {
    const listening = app.server.address() as AddressInfo | null
    const ports = [config.port, listening?.port]
    const asked = /:\d+$/.test(host) ? host.toLowerCase() : `${host.toLowerCase()}:${defaultPorts[protocol]}`
    if (asked === reached) return
    if (own.some((name) => ports.some((one) => asked === `${name}:${one}`))) return
    throw new Refusal('invalid_request', {
      message: requests.otherHost(config.appUrl),
    })
  })
}
