import { z } from 'zod'
import { count, day, inCents } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireMonth } from './month-names.ts'
import { wireMarketplace } from './wire-rows.ts'

/** How many days before their last one claims are near it. */
export const nearDays = 7

/**
 * What ends within a week and nobody marked, of one month: the claims of a closing, or the 'returns' that wait for the seller, of which
 * there may be no closing yet. So many `orders` or returns come to `amount` in centavos, the first ends on `until`. `isExact` is false
 * where the day is the earliest possible one, because the file has no day of the delivery.
 */
const nearClaims = z.object({
  kind: z.enum(['claims', 'returns']),
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
  summary: 'The months with claims or returns that end within a week, those that end first before the others',
  access: 'session',
  answer: z.array(nearClaims),
})
