import { type Cents, cents as wholeCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { fieldProblems } from './texts.ts'

/**
 * An amount in reais, from minus to plus a trillion: more than any seller's turnover, and within the limits of the
 * database.
 */
export const reais = z.number().min(-1e12).max(1e12)
/** An amount in reais, zero or more. */
export const amount = reais.min(0)
/** A trillion reais, in centavos. */
export const mostCents = 1e14
/** A whole amount in centavos, positive or negative. */
export const cents = inCents(z.number().int().min(-mostCents).max(mostCents))

/** Types a schema of whole numbers as centavos. */
export function inCents(whole: z.ZodNumber) {
  return whole as unknown as z.ZodType<Cents, Cents>
}
/** A sum in centavos as an answer can say it: what is beyond {@link mostCents} of either sign is that. */
export function summedCents(sum: number): Cents {
  return wholeCents(Math.max(-mostCents, Math.min(sum, mostCents)))
}
/** A number of things, zero or more. */
export const count = z.number().int().min(0).max(1e12)
/** The highest version number: the next one must still fit into an integer of the database. */
export const mostVersion = 2_000_000_000
/** A version number, which counts changes. */
export const version = z.number().int().min(0).max(mostVersion)

const years = /^(?:19[7-9]\d|20\d\d)-/
const outside = fieldProblems.date
/** A day, such as 2026-03-01. */
export const day = z.iso.date().regex(years, outside)
/** A moment in UTC, such as 2026-03-01T12:00:00Z. */
export const moment = z.iso.datetime().regex(years, outside)
