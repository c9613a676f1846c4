import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { asaasClient } from './asaas-client/asaas-client.ts'
import type { Gateway } from './gateway.ts'
import { createSimulator } from './simulator/simulator.ts'

interface Parts {
  app: FastifyInstance
  config: Config
  database: Database
  clock: () => Date
}
interface Payments {
  gateway: Gateway
  /** The gateway's time, which whoever tries the product can move. */
  clock: () => Date
  webhookToken: string
  start: () => Promise<void>
}

/** The payment gateway of the environment; without one the simulator, which the product asks over HTTP as well. */
export function openPayments({ app, config, database, clock }: Parts): Payments {
  const { asaas } = config
  if (asaas) {
    const gateway = asaasClient({ url: () => asaas.url, apiKey: asaas.apiKey })
    return { gateway, clock, webhookToken: asaas.webhookToken, start: async () => {} }
  }
  const webhookToken = randomBytes(32).toString('base64url')
  const origin = () => originOf(app)
  const simulator = createSimulator({
    ...{ database, clock, origin, webhookToken, log: app.log },
    appUrl: config.appUrl,
    key: config.simulatorKey,
  })
  simulator.routes(app)
  app.addHook('preClose', simulator.stop)
  app.addHook('onListen', async () => simulator.deliver())
  const url = () => {
    const base = origin()
    return base === undefined ? undefined : `${base}/simulator/asaas/v3`
  }
  const gateway = asaasClient({ url, apiKey: config.simulatorKey })
  return { gateway, clock: simulator.clock, webhookToken, start: simulator.start }
}

/** Where this very process listens. */
function originOf(app: FastifyInstance): string | undefined {
  const listening = app.server.address() as AddressInfo | null
  if (!listening) return undefined
  const isAny = listening.address === '0.0.0.0' || listening.address === '::'
  const host = isAny ? '127.0.0.1' : listening.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`
}
