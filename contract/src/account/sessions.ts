import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { givenPassword, message } from './fields.ts'

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
