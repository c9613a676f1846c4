import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the environment set and the page must know before anybody logs in. */
export const settings = z.object({
  marketingSiteUrl: z.string(),
  supportChatUrl: z.string(),
  maintenance: z.boolean(),
  /** Days of the free trial; 0 where there is none. */
  trialDays: z.number().int().nonnegative(),
  /** Asked by the browser as `{postalCodeUrl}/{cep}/json/`. */
  postalCodeUrl: z.string(),
  /** Whether the payments are those of the simulator: nobody is charged. */
  paymentsAreSimulated: z.boolean(),
  /** Who answers for the data, `taxId` a CNPJ without punctuation; null where the product is only tried out. */
  company: z.object({ name: z.string(), taxId: z.string(), privacyEmail: z.string() }).nullable(),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the environment set',
  access: 'anyone',
  answer: settings,
})
