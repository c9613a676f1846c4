import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { asaasClient } from './asaas-client/asaas-client.ts'
import type { Payments } from './payments.ts'

/** A gateway that stands in for the real one, running beside the product and asked over HTTP as the real one is. */
export interface StandIn {
  /** Where it is reached, on this machine. */
  origin: string
  apiKey: string
  webhookToken: string
  clock: () => Date
  /** Lets it send its webhooks to the product. */
  deliverTo: (product: string) => void
  close: () => Promise<void>
}

/** Builds the product over a stand-in, which learns where the product listens and is closed with it. */
export async function withStandIn(
  { origin, apiKey, webhookToken, clock, deliverTo, close }: StandIn,
  build: (payments: Payments) => Promise<FastifyInstance>,
): Promise<FastifyInstance> {
  const gateway = asaasClient({ url: () => `${origin}/simulator/asaas/v3`, apiKey })
  const app = await build({ gateway, webhookToken, clock, standInOrigin: origin })
  // Last added is first done: the database it keeps its records in closes after it.
  app.addHook('onClose', close)
  app.addHook('onListen', async () => deliverTo(originOf(app)))
  return app
}

/** Where this very process listens. */
function originOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo
  const isAny = address === '0.0.0.0' || address === '::'
  const host = isAny ? '127.0.0.1' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
