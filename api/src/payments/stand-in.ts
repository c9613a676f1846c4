import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { asaasClient } from './asaas-client/asaas-client.ts'
import type { Payments } from './payments.ts'

/** A stand-in for the real gateway. It runs next to the product and is called over HTTP like the real one. */
export interface StandIn {
  /** Its address on this machine. */
  origin: string
  /** Where people see its pages, receipts among them. */
  pages: string
  apiKey: string
  webhookToken: string
  clock: () => Date
  /** Starts sending its webhooks to the product. */
  deliverTo: (product: string) => void
  close: () => Promise<void>
}

/** Builds the product with a stand-in. The stand-in learns the product's address and is closed with it. */
export async function withStandIn(
  { origin, pages, apiKey, webhookToken, clock, deliverTo, close }: StandIn,
  build: (payments: Payments) => Promise<FastifyInstance>,
): Promise<FastifyInstance> {
  const gateway = asaasClient({ url: () => `${origin}/simulator/asaas/v3`, apiKey, receipts: pages })
  const app = await build({ gateway, webhookToken, clock, standInOrigin: origin })
  // Hooks run in reverse order, so the stand-in's database is still open when it closes.
  app.addHook('onClose', close)
  app.addHook('onListen', async () => deliverTo(originOf(app)))
  return app
}

/** The address on which this process listens. */
function originOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo
  const isAny = address === '0.0.0.0' || address === '::'
  const host = isAny ? '127.0.0.1' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
