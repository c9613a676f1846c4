import { z } from 'zod'

/**
 * Every error code of the API. The two with spaces are the specification's texts for the login; the others are ours.
 * `message` beside it is in Portuguese, for the person.
 */
export const problemCode = z.enum([
  'unauthenticated',
  'User not found',
  'Invalid credentials',
  'second_factor_required',
  'invalid_code',
  'email_taken',
  'invalid_token',
  'changed_elsewhere',
  'incomplete',
  'sku_taken',
  'key_taken',
  'invalid_request',
  'not_found',
  'email_not_confirmed',
  'subscription_required',
  'card_declined',
  'already_subscribed',
  'too_late',
  'payment_unknown',
  'gateway_unavailable',
  'too_many_requests',
  'too_large',
  'unsupported_media_type',
  'too_slow',
  'busy',
  'quota_reached',
  'unavailable',
  'internal_error',
])
export type ProblemCode = z.infer<typeof problemCode>

/**
 * The body of every answer that is no success. `field` names the refused field; `msg` is only used by `POST /user`.
 * `stored` is what a save would have replaced: only for listings that were changed elsewhere, null if there is none.
 */
export const problem = z.object({
  error: problemCode,
  message: z.string(),
  field: z.string().optional(),
  msg: z.string().optional(),
  stored: z.record(z.string(), z.unknown()).nullable().optional(),
})
export type Problem = z.infer<typeof problem>
