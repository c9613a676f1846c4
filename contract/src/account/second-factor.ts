import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldProblems } from '../texts.ts'

/** What proves the second factor: the six digits an authenticator shows now, or a recovery code. */
export const secondFactorCode = z.string().trim().min(1, fieldProblems.codeMissing).max(40)

const password = z.string().max(128)
const message = z.object({ message: z.string() })

/** Each code is good for one use; they are shown when they are made, and never again. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Whether logging in asks for a code; `since` is an ISO time, null while it does not. */
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

/** What an authenticator needs: `uri` by a link, `qrCode` (a `data:` address of a picture) by a camera, `secret` by hand. */
export const authenticatorSetup = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>

/** Asks nothing at login until a code was given with `confirmSecondFactor`; asked again it begins anew. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor',
  summary: 'Begin to set up an authenticator, with the current password',
  access: 'session',
  body: z.object({ password }),
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
  summary: 'Make new recovery codes; the old ones count no more',
  access: 'session',
  body: z.object({ password, code: secondFactorCode }),
  answer: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/second-factor',
  summary: 'Turn the second factor off',
  access: 'session',
  body: z.object({ password, code: secondFactorCode }),
  answer: message,
})
