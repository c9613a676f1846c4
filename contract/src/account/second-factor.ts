import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { givenPassword, message, secondFactorCode } from './fields.ts'

/** Each code works once. The codes are only shown when they are created. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Whether the login asks for a code. `since` is an ISO time; null if it does not ask. */
export const secondFactor = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/user/second-factor',
  summary: 'Whether logging in asks for a second factor',
  access: 'session',
  answer: secondFactor,
})

/**
 * How to add the account to an authenticator: open the link `uri`, scan `qrCode` (an image as a `data:` URL), or type
 * `secret`.
 */
export const authenticatorSetup = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>

/**
 * The login asks for no code until one was confirmed with `confirmSecondFactor`. Another call starts again with a new
 * secret.
 */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor',
  summary: 'Begin to set up an authenticator, with the current password',
  access: 'session',
  body: z.object({ password: givenPassword }),
  answer: authenticatorSetup,
})

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/user/second-factor',
  summary: 'Turn the second factor on, with a code of the authenticator that was set up',
  access: 'session',
  body: z.object({ code: secondFactorCode }),
  answer: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  summary: 'Make new recovery codes; the old ones no longer count',
  access: 'session',
  body: z.object({ password: givenPassword, code: secondFactorCode }),
  answer: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/second-factor',
  summary: 'Turn the second factor off',
  access: 'session',
  body: z.object({ password: givenPassword, code: secondFactorCode }),
  answer: message,
})
