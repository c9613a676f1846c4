import { subscriptionStates } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldProblems } from '../texts.ts'
import { secondFactorCode } from './second-factor.ts'

/** How the seller heard of the product; '' if not said. */
// biome-ignore lint/plugin: names on the wire
export const channel = z.enum(['', 'google', 'instagram', 'anuncios', 'youtube', 'indicação'])

const email = z.string().trim().pipe(z.email(fieldProblems.email).max(254))
const name = z
  .string()
  .trim()
  .min(1, fieldProblems.nameMissing)
  .min(4, fieldProblems.nameShort)
  .max(120, fieldProblems.nameLong)
const phone = z.union([z.string().max(20), z.number().int().min(0).transform(String)])
/** A password to check, not to set, so any text is accepted. */
const givenPassword = z.string().max(128)
/**
 * What proves that the owner asks, not somebody at an open session: the password and, if the account has a second
 * factor, a code of it. Without the code, the answer is 400 `second_factor_required`.
 */
const ownersProof = { password: givenPassword, code: secondFactorCode.optional() }
const token = z.string().max(200)
/** The shortest password, in characters. */
export const leastPasswordLength = 8

const password = z
  .string()
  .min(leastPasswordLength, fieldProblems.passwordShort)
  .max(128, fieldProblems.passwordLong)
const message = z.object({ message: z.string() })

/** The sign-up form. `name` has at least 4 characters after trimming; both passwords must be equal. */
export const registration = z
  .object({
    name,
    email,
    password,
    confirmpassword: z.string(),
    canal: channel.default(''),
    phone: phone.default(''),
  })
  .refine((form) => form.password === form.confirmpassword, {
    path: ['confirmpassword'],
    message: fieldProblems.passwordsDiffer,
  })
export type Registration = z.infer<typeof registration>

export const subscriptionState = z.enum(subscriptionStates).nullable()

/**
 * Who is logged in and what they may use. `user` is the account's id. `trialEndAt` and `endsAt` are ISO times. `endsAt`
 * is when the paid time of a cancelled but still `active` subscription ends; null if it is not cancelled.
 */
export const session = z.object({
  token: z.string(),
  user: z.string(),
  name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  subscription: subscriptionState,
  endsAt: z.iso.datetime().nullable(),
  trial: z.boolean(),
  trialEndAt: z.iso.datetime().nullable(),
  daysOfTrial: z.number().int(),
  feedback: z.boolean(),
})
export type Session = z.infer<typeof session>

export const createUser = endpoint({
  method: 'POST',
  path: '/user',
  summary: 'Sign up',
  access: 'anyone',
  body: registration,
  answer: message,
})

/**
 * If the account has a second factor, a correct password without `code` is answered with 400 `second_factor_required`.
 * The same call is then repeated with the code.
 */
export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  summary: 'Log in',
  access: 'anyone',
  body: z.object({
    email: z.string().max(254),
    password: givenPassword,
    code: secondFactorCode.optional(),
  }),
  answer: session,
})

/** Not in the specification: the server's side of 'Logout'. */
export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  summary: 'End the session',
  access: 'session',
  answer: message,
})

export const verifyToken = endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  summary: 'Check and extend the session; the token of the body counts where the request carries none',
  access: 'anyone',
  body: z.object({ token: token.optional() }).optional(),
  answer: session,
})

/**
 * The answer is always the same, whether the address is known or not. With the session of an unconfirmed account,
 * `email` may be a new address without an account: it becomes the account's address once it is confirmed. That corrects a
 * mistyped one.
 */
export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/confirmation',
  summary: 'Send the confirmation e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

/**
 * Confirming again with the same token is harmless. An expired or unknown token is answered with 400 `invalid_token`.
 */
export const confirmEmail = endpoint({
  method: 'GET',
  path: '/confirmation',
  summary: 'Confirm an e-mail address',
  access: 'anyone',
  query: z.object({ token }),
  answer: message,
})

/** The answer is always 'Email Enviado', whether the address is known or not. */
export const requestRecovery = endpoint({
  method: 'POST',
  path: '/request-recovery',
  summary: 'Send the password recovery e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

/** The token can be used once, within an hour. All sessions of the account end. */
export const updatePassword = endpoint({
  method: 'POST',
  path: '/update-password',
  summary: 'Set a new password with the token of the recovery e-mail',
  access: 'anyone',
  body: z.object({ token, newPassword: password }),
  answer: message,
})

/**
 * What the seller entered about themselves. `pendingEmail` is a new address that is not confirmed yet.
 * `confirmationSent` says where and when the last mail with a valid confirmation link was sent. Both are null if there
 * is none.
 */
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pendingEmail: z.string().nullable(),
  confirmationSent: z.object({ email: z.string(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'What the seller said about themselves',
  access: 'session',
  answer: profile,
})

export const putProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  summary: 'Change name and telephone',
  access: 'session',
  body: z.object({ name, phone }),
  answer: profile,
})

/** The address only changes when the link sent to the new address is opened. The old address gets a notice. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  summary: 'Ask for another e-mail address, with the current password',
  access: 'session',
  body: z.object({ email, ...ownersProof }),
  answer: message,
})

/** Ends all other sessions of the account and mails a notice. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/password',
  summary: 'Change the password, with the current one',
  access: 'session',
  body: z.object({ ...ownersProof, newPassword: password }),
  answer: message,
})

/** An open session. `device` is the browser's own description; `current` marks the session that asks. */
export const openSession = z.object({
  id: z.uuid(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const getSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  summary: 'The open sessions, last used first',
  access: 'session',
  answer: z.array(openSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'End a session, with the current password',
  access: 'session',
  params: z.object({ id: z.string() }),
  body: z.object({ password: givenPassword }),
  answer: message,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'End every session but the one that asks, with the current password',
  access: 'session',
  body: z.object({ password: givenPassword }),
  answer: message,
})

/** Events that concern the security of an account. */
export const activityKind = z.enum([
  'login',
  'recovery-request',
  'password-reset',
  'password-change',
  'email-change-request',
  'email-confirmed',
  'session-end',
  'data-export',
  'account-deletion',
  'second-factor-setup',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'operator',
])
export type ActivityKind = z.infer<typeof activityKind>

/** A security event. `ip` is '' if it did not come over the network; `at` is an ISO time. */
export const activity = z.object({
  id: z.number().int(),
  kind: activityKind,
  outcome: z.enum(['ok', 'refused']),
  ip: z.string(),
  at: z.iso.datetime(),
})
export type Activity = z.infer<typeof activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/user/activity',
  summary: 'What happened to the security of the account lately, last first',
  access: 'session',
  answer: z.array(activity),
})

/** Everything stored for the account, in formats that people and programs can read. */
export const exportData = endpoint({
  method: 'POST',
  path: '/user/export',
  summary: 'Everything kept of the account, as a ZIP, with the current password',
  access: 'session',
  body: z.object(ownersProof),
  answer: z.never(),
  largeAnswer: 'in pieces',
  file: 'application/zip',
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user',
  summary: 'Delete the account and everything of it, with the current password',
  access: 'session',
  body: z.object(ownersProof),
  answer: message,
})
