import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Where the seller heard of the product; empty when not said. */
export const channel = z.enum(['', 'google', 'instagram', 'anuncios', 'youtube', 'indicação'])

const email = z.string().trim().pipe(z.email('E-mail inválido.').max(254))
const password = z
  .string()
  .min(8, 'A senha deve ter pelo menos 8 caracteres.')
  .max(128, 'A senha deve ter no máximo 128 caracteres.')
const message = z.object({ message: z.string() })

/** The sign-up form: `name` has more than 3 characters once trimmed, both passwords are equal. */
export const registration = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'O campo Nome é obrigatório.')
      .min(4, 'O nome deve ter mais de 3 caracteres.')
      .max(120),
    email,
    password,
    confirmpassword: z.string(),
    canal: channel.default(''),
    phone: z.union([z.string().max(20), z.number().int().min(0).transform(String)]).default(''),
  })
  .refine((form) => form.password === form.confirmpassword, {
    path: ['confirmpassword'],
    message: 'As senhas não coincidem.',
  })
export type Registration = z.infer<typeof registration>

export const subscriptionState = z.enum(['pending', 'active', 'overdue', 'canceled']).nullable()

/** Who is logged in and what they may use. `user` is the account's id; `trialEndAt` an ISO time. */
export const session = z.object({
  token: z.string(),
  user: z.string(),
  name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  subscription: subscriptionState,
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

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  summary: 'Log in',
  access: 'anyone',
  body: z.object({ email: z.string().max(254), password: z.string().max(128) }),
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
  summary: 'Check and extend the session; the token of the body counts where no bearer is sent',
  access: 'anyone',
  body: z.object({ token: z.string().max(200).optional() }).optional(),
  answer: session,
})

export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/confirmation',
  summary: 'Send the confirmation e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

export const confirmEmail = endpoint({
  method: 'GET',
  path: '/confirmation',
  summary: 'Confirm an e-mail address',
  access: 'anyone',
  query: z.object({ token: z.string().max(200) }),
  answer: message,
})

export const requestRecovery = endpoint({
  method: 'POST',
  path: '/request-recovery',
  summary: 'Send the password recovery e-mail',
  access: 'anyone',
  body: z.object({ email }),
  answer: message,
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/update-password',
  summary: 'Set a new password with the token of the recovery e-mail',
  access: 'anyone',
  body: z.object({ token: z.string().max(200), newPassword: password }),
  answer: message,
})
