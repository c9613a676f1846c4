import { z } from 'zod'
import { amount } from './amounts.ts'
import { endpoint } from './endpoint.ts'

/** The largest values in the configuration: money in reais a month, percent of the price. */
export const shopBounds = { money: 1e9, percent: 100 } as const

/**
 * The seller's billing configuration: `monthlyBilling` and `fixCost` in reais a month, `charges` is the tax in percent
 * of the price. Missing fields are read as 0. A configuration stored before `shopBounds` existed may exceed them.
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
  body: z.object({
    monthlyBilling: z.number().min(0).max(shopBounds.money).default(0),
    charges: z.number().min(0).max(shopBounds.percent).default(0),
    fixCost: z.number().min(0).max(shopBounds.money).default(0),
  }),
  answer,
})
