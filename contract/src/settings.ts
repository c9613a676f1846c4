import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the environment set and the page must know before anybody logs in. */
export const settings = z.object({
  marketingSiteUrl: z.string(),
  supportChatUrl: z.string(),
  maintenance: z.boolean(),
  /** Asked by the browser as `{postalCodeUrl}/{cep}/json/`. */
  postalCodeUrl: z.string(),
  /** Whether the payments are those of the simulator: nobody is charged. */
  paymentsAreSimulated: z.boolean(),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the environment set',
  access: 'anyone',
  answer: settings,
})
