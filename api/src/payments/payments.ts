import type { Config } from '../config.ts'
import { asaasClient } from './asaas-client/asaas-client.ts'
import type { Gateway } from './gateway.ts'

/** The payment gateway that the product uses. */
export interface Payments {
  gateway: Gateway
  webhookToken: string
  /**
   * The gateway's time, which applies to subscriptions and charges. It differs from the product's own time only with
   * a stand-in, whose days can be skipped. Sessions and codes always use the real time.
   */
  clock: () => Date
  /** The address of a stand-in; requests under `/simulator` are forwarded there. */
  standInOrigin?: string
}

export function asaasPayments(account: NonNullable<Config['asaas']>, clock: () => Date): Payments {
  const gateway = asaasClient({ url: () => account.url, apiKey: account.apiKey })
  return { gateway, webhookToken: account.webhookToken, clock }
}
