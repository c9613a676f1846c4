import { subscriptionStates } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldProblems } from '../texts.ts'
import {
  channel,
  email,
  givenPassword,
  message,
  name,
  password,
  phone,
  secondFactorCode,
  token,
} from './fields.ts'

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
