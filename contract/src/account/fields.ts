import { z } from 'zod'
import { fieldProblems } from '../texts.ts'

/** How the seller heard of the product; '' if not said. */
// biome-ignore lint/plugin: names on the wire
export const channel = z.enum(['', 'google', 'instagram', 'anuncios', 'youtube', 'indicação'])

/** An e-mail address, trimmed. */
export const email = z.string().trim().pipe(z.email(fieldProblems.email).max(254))
/** What the product calls the seller: 4 to 120 characters after trimming. */
export const name = z
  .string()
  .trim()
  .min(1, fieldProblems.nameMissing)
  .min(4, fieldProblems.nameShort)
  .max(120, fieldProblems.nameLong)
/** A telephone number as typed; a whole number is taken as its digits. */
export const phone = z.union([z.string().max(20), z.number().int().min(0).transform(String)])
/** A password to check, not to set, so any text is accepted. */
export const givenPassword = z.string().max(128)
/** The proof of the second factor: the current six digits of an authenticator, or a recovery code. */
export const secondFactorCode = z.string().trim().min(1, fieldProblems.codeMissing).max(40)

/**
 * What proves that the owner asks, not somebody at an open session: the password and, if the account has a second
 * factor, a code of it. Without the code, the answer is 400 `second_factor_required`.
 */
export const ownersProof = { password: givenPassword, code: secondFactorCode.optional() }
/** What a mail or a session proves itself with. */
export const token = z.string().max(200)
/** The shortest password, in characters. */
export const leastPasswordLength = 8

/** A password to set. */
export const password = z
  .string()
  .min(leastPasswordLength, fieldProblems.passwordShort)
  .max(128, fieldProblems.passwordLong)
/** The answer of a call that says only what happened. */
export const message = z.object({ message: z.string() })
