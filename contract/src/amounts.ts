import type { Cents } from '@vendaclara/core/money'
import { z } from 'zod'
import { fieldProblems } from './texts.ts'

/** An amount in reais of either sign, up to a trillion: more than any seller turns over, less than what a database cannot hold. */
export const reais = z.number().min(-1e12).max(1e12)
/** An amount in reais that is not negative. */
export const amount = reais.min(0)
/** A trillion reais. */
export const mostCents = 1e14
/** A whole amount in centavos of either sign. */
export const cents = inCents(z.number().int().min(-mostCents).max(mostCents))

/** A schema of whole numbers as one of centavos. */
export function inCents(whole: z.ZodNumber) {
  return whole as unknown as z.ZodType<Cents, Cents>
}
/** How many of something there are. */
export const count = z.number().int().min(0).max(1e12)
/** The highest version of anything: the next one must still be an integer of the database. */
export const mostVersion = 2_000_000_000
/** How often something was changed. */
export const version = z.number().int().min(0).max(mostVersion)

const years = /^(?:19[7-9]\d|20\d\d)-/
const outside = fieldProblems.date
/** A day, such as 2026-03-01. */
export const day = z.iso.date().regex(years, outside)
/** A moment in UTC, such as 2026-03-01T12:00:00Z. */
export const moment = z.iso.datetime().regex(years, outside)
