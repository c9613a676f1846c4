import { z } from 'zod'
import { amount } from './amounts.ts'
import { endpoint } from './endpoint.ts'

/**
 * The seller's billing configuration: `monthlyBilling` and `fixCost` in reais a month, `charges` the tax in
 * percent of the price. What is missing reads as 0.
 */
export const shopConfig = z.object({
  monthlyBilling: amount.default(0),
  charges: z.number().min(0).max(1000).default(0),
  fixCost: amount.default(0),
})
export type ShopConfig = z.infer<typeof shopConfig>

const answer = z.object({ config: shopConfig })

export const getShopConfig = endpoint({
  method: 'GET',
  path: '/user/config',
  summary: "The seller's billing configuration",
  access: 'session',
  answer,
})

export const putShopConfig = endpoint({
  method: 'PUT',
  path: '/user/config',
  summary: 'Replace the billing configuration',
  access: 'tools',
  body: shopConfig,
  answer,
})
