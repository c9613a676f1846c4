import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * Of the terms of use and the privacy notice together: the day on which a text of them changed last. The texts are
 * `web/src/features/legal/{terms,privacy}-texts.ts`, and a test beside them fails where one changes without this day.
 */
export const legalVersion = '2026-11-23'

/** Whether the seller has agreed to the texts as they are now, or read the notice of them. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/user/agreement',
  summary: 'Whether the terms have changed since the seller agreed to them',
  access: 'session',
  answer: z.object({ isCurrent: z.boolean() }),
})

/** Not among the specification's calls: the seller has read the notice that the texts changed. */
export const postAgreement = endpoint({
  method: 'POST',
  path: '/user/agreement',
  summary: 'The seller has read the notice of the terms as they are now',
  access: 'session',
  answer: z.object({ message: z.string() }),
})
