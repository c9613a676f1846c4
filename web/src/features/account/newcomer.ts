import { z } from 'zod'

/** What the sign-up hands to the login: whoever has just signed up need not type the e-mail again. */
export const newcomer = z.object({ email: z.string() })
export type Newcomer = z.infer<typeof newcomer>
