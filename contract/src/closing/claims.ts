import { z } from 'zod'
import { count, day, inCents } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireMonth } from './month-names.ts'
import { wireMarketplace } from './wire-rows.ts'

/** How many days before their last one claims are near it. */
export const nearDays = 7

/**
 * The claims of a closing that nobody marked and that end within a week: so many `orders`, which come to `amount` in centavos, the first
 * on `until`. `isExact` is false where the day is the earliest possible one, because the file has no day of the delivery.
 */
const nearClaims = z.object({
  closing: z.uuid(),
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
  summary: 'The closings with claims that end within a week, those that end first before the others',
  access: 'session',
  answer: z.array(nearClaims),
})
