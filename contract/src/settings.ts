import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Settings from the environment that the page needs before anybody logs in. */
export const settings = z.object({
  marketingSiteUrl: z.string(),
  supportChatUrl: z.string(),
  maintenance: z.boolean(),
  /** Days of the free trial; 0 if there is none. */
  trialDays: z.number().int().nonnegative(),
  /** The browser requests `{postalCodeUrl}/{cep}/json/`. */
  postalCodeUrl: z.string(),
  /** Whether payments are simulated: no seller is charged. */
  paymentsAreSimulated: z.boolean(),
  /**
   * Who is responsible for the data; `taxId` is a CNPJ without punctuation. Null if the product is only being tried
   * out.
   */
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
