import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, message, name, ownersProof, password, phone } from './fields.ts'

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
