import { registration } from '@vendaclara/contract/account'
import { texts } from './texts.ts'

/** What keeps a typed e-mail address from being sent. */
export function emailError(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return texts.signUp.emailRequired
  return registration.shape.email.safeParse(email).success ? undefined : texts.signUp.emailInvalid
}
