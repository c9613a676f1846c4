import { z } from 'zod'
import { count, day, inCents } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireMonth } from './month-names.ts'
import { wireMarketplace } from './wire-figures.ts'

/** Returns and freight are told from this number of days before their last day. */
export const nearDays = 7

const ofMonth = {
  ...wireMonth,
  marketplace: wireMarketplace,
  orders: count,
  amount: inCents(z.number().int()),
}

/**
 * What of one month can still be asked for and the seller has not marked. 'claims' belong to a closing, and are told
 * whenever they end. 'returns' that wait for the seller and 'freight' charged in the wallet end within a week, and may
 * have no closing yet, then `closing` is null. `orders` counts them, `amount` is their sum in centavos, `until` is the
 * first day on which one ends, null if no last day is known. `isExact` is false if `until` is only the earliest possible
 * day, because the file has no day of delivery.
 */
const openClaims = z.object({
  kind: z.enum(['claims', 'returns', 'freight']),
  closing: z.uuid().nullable(),
  ...ofMonth,
  until: day.nullable(),
  isExact: z.boolean(),
})
export type OpenClaims = z.infer<typeof openClaims>

export const getOpenClaims = endpoint({
  method: 'GET',
  path: '/claims',
  largeAnswer: 'whole',
  summary:
    'The months with claims, and with returns or charged freight that end within a week, those that end first before the others',
  access: 'session',
  answer: z.array(openClaims),
})

/**
 * Money expected for the orders of one closing, in centavos. With `isLate` its day has passed, and the closing has an
 * income file in which it is not; otherwise it is due from today to Sunday.
 */
const expectedMoney = z.object({ closing: z.uuid(), ...ofMonth, isLate: z.boolean() })
export type ExpectedMoney = z.infer<typeof expectedMoney>

export const getExpectedMoney = endpoint({
  method: 'GET',
  path: '/expected',
  largeAnswer: 'whole',
  summary: 'The closings with money that is expected this week or is late, oldest month first',
  access: 'session',
  answer: z.array(expectedMoney),
})
