import type { Config } from '../config.ts'
import { asaasClient } from './asaas-client/asaas-client.ts'
import type { Gateway } from './gateway.ts'

/** The payment gateway the product works with. */
export interface Payments {
  gateway: Gateway
  webhookToken: string
  /**
   * What time it is for subscriptions and their charges: the gateway's. It is the product's own time, but with a stand-in,
   * whose days can be moved on; sessions and codes go by the real time then, too.
   */
  clock: () => Date
  /** Where a stand-in is reached; what is asked for under `/simulator` is handed on there. */
  standInOrigin?: string
}

export function asaasPayments(account: NonNullable<Config['asaas']>, clock: () => Date): Payments {
  const gateway = asaasClient({ url: () => account.url, apiKey: account.apiKey })
  return { gateway, webhookToken: account.webhookToken, clock }
}
