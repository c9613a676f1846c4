import { subscriptionStates } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { secondFactorCode } from './account/second-factor.ts'
import { endpoint } from './endpoint.ts'
import { fieldProblems } from './texts.ts'

/** Where the seller heard of the product; empty when not said. */
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
/** A password that is to be checked, not set: whatever was typed. */
const givenPassword = z.string().max(128)
const token = z.string().max(200)
/** How short a password may be, in characters. */
export const leastPasswordLength = 8

const password = z
  .string()
  .min(leastPasswordLength, fieldProblems.passwordShort)
  .max(128, fieldProblems.passwordLong)
const message = z.object({ message: z.string() })

/** The sign-up form: `name` has more than 3 characters once trimmed, both passwords are equal. */
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
 * Who is logged in and what they may use. `user` is the account's id; `trialEndAt` an ISO time. `endsAt` is when the paid
 * time of an `active` subscription ends that was cancelled; null where it goes on.
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
 * Where the account has a second factor, a right password without `code` answers 400 `second_factor_required`, and the
 * same call is made again with the code.
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

/** Not among the specification's calls: the server's side of 'Logout'. */
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
 * Always the same answer, whether or not the address is known. With the session of an unconfirmed account, an
 * address that is nobody's yet becomes that account's once it is confirmed: this is how a mistyped one is mended.
 */
export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/confirmation',
  summary: 'Send the confirmation e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

/** Confirming once more with the same token is harmless; an expired or unknown one answers 400 `invalid_token`. */
export const confirmEmail = endpoint({
  method: 'GET',
  path: '/confirmation',
  summary: 'Confirm an e-mail address',
  access: 'anyone',
  query: z.object({ token }),
  answer: message,
})

/** Always answers 'Email Enviado', whether or not the address is known. */
export const requestRecovery = endpoint({
  method: 'POST',
  path: '/request-recovery',
  summary: 'Send the password recovery e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

/** The token counts once and for an hour; every session of the account ends. */
export const updatePassword = endpoint({
  method: 'POST',
  path: '/update-password',
  summary: 'Set a new password with the token of the recovery e-mail',
  access: 'anyone',
  body: z.object({ token, newPassword: password }),
  answer: message,
})

/**
 * What the seller said about themselves. `pendingEmail` is the new address that still waits to be confirmed, `confirmationSent` where
 * and when the last mail with a link that is still good went to.
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

/** The address changes when the link sent to the new one is opened; the old one gets a notice. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  summary: 'Ask for another e-mail address, with the current password',
  access: 'session',
  body: z.object({ email, password: givenPassword }),
  answer: message,
})

/** Ends every other session of the account and mails a notice. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/password',
  summary: 'Change the password, with the current one',
  access: 'session',
  body: z.object({ password: givenPassword, newPassword: password }),
  answer: message,
})

/** An open session: `device` is what the browser said of itself, `current` the one that asks. */
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

/** What happened to the security of an account. */
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

/** `ip` is empty where it was not done over the network; `at` an ISO time. */
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

/** Everything kept of the account, in files people and programs can read. */
export const exportData = endpoint({
  method: 'POST',
  path: '/user/export',
  summary: 'Everything kept of the account, as a ZIP, with the current password',
  access: 'session',
  body: z.object({ password: givenPassword }),
  answer: z.never(),
  hasLargeAnswer: true,
  file: 'application/zip',
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user',
  summary: 'Delete the account and everything of it, with the current password',
  access: 'session',
  body: z.object({ password: givenPassword }),
  answer: message,
})
