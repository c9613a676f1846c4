import { z } from 'zod'
import { count, day, inCents } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireMonth } from './month-names.ts'
import { wireMarketplace } from './wire-rows.ts'

/** Claims are near their end from this number of days before their last day. */
export const nearDays = 7

/**
 * What of one month ends within a week and the seller has not marked. 'claims' belong to a closing. 'returns' that wait
 * for the seller and 'freight' charged in the wallet may have no closing yet, then `closing` is null. `orders` counts
 * them, `amount` is their sum in centavos, `until` is the first day on which one ends. `isExact` is false if `until` is
 * only the earliest possible day, because the file has no day of delivery.
 */
const nearClaims = z.object({
  kind: z.enum(['claims', 'returns', 'freight']),
  closing: z.uuid().nullable(),
  ...wireMonth,
  marketplace: wireMarketplace,
  orders: count,
  amount: inCents(z.number().int()),
  until: day,
  isExact: z.boolean(),
})
export type NearClaims = z.infer<typeof nearClaims>

export const getNearClaims = endpoint({
  method: 'GET',
  path: '/claims',
  largeAnswer: 'whole',
  summary:
    'The months with claims, returns or charged freight that end within a week, those that end first before the others',
  access: 'session',
  answer: z.array(nearClaims),
})
