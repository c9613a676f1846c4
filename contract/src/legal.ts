import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * The day of the last change to the terms of use or the privacy notice. The texts are
 * `web/src/features/legal/{terms,privacy}-texts.ts`. A test beside them fails if one changes without this day.
 */
export const legalVersion = '2026-11-29'

/** Whether the seller has agreed to the current texts, or has read the notice about their change. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/user/agreement',
  summary: 'Whether the terms have changed since the seller agreed to them',
  access: 'session',
  answer: z.object({ isCurrent: z.boolean() }),
})

/** Not in the specification: the seller has read the notice that the texts changed. */
export const postAgreement = endpoint({
  method: 'POST',
  path: '/user/agreement',
  summary: 'The seller has read the notice of the terms as they are now',
  access: 'session',
  answer: z.object({ message: z.string() }),
})
