import { texts } from '../texts.ts'

/** What keeps a new password from being sent, as far as it shows at once: how hard it is to guess takes longer. */
export function passwordError(password: string): string | undefined {
  if (password === '') return texts.signUp.passwordRequired
  if (password.length < 8) return texts.signUp.passwordShort
  return password.length > 128 ? texts.signUp.passwordLong : undefined
}
