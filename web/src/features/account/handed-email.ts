import { z } from 'zod'

/** What one form of the account hands to the next: an e-mail typed once need not be typed again. */
export const handedEmail = z.object({ email: z.string().min(1), isNewcomer: z.boolean().default(false) })
export type HandedEmail = z.input<typeof handedEmail>
