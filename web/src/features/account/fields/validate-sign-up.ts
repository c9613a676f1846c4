import { registration } from '@vendaclara/contract/account'
import type { z } from 'zod'
import { texts } from '../texts.ts'

export type SignUpForm = Required<z.input<typeof registration>>
export type SignUpErrors = Partial<Record<keyof SignUpForm, string>>

/** What is wrong with each field, in the specification's words; empty when the form may be sent. `weakness` is the password's, where it is known. */
export function validateSignUp(form: SignUpForm, weakness?: string): SignUpErrors {
  const found: [keyof SignUpForm, string | undefined][] = [
    ['name', nameError(form.name.trim())],
    ['email', emailError(form.email)],
    ['password', passwordError(form.password) ?? weakness],
    ['confirmpassword', confirmationError(form)],
  ]
  return Object.fromEntries(found.filter(([, error]) => error !== undefined))
}

function nameError(name: string): string | undefined {
  if (name === '') return texts.signUp.nameRequired
  return name.length > 3 ? undefined : texts.signUp.nameShort
}

function confirmationError({ password, confirmpassword }: SignUpForm): string | undefined {
  if (confirmpassword === '') return texts.signUp.confirmRequired
  return confirmpassword === password ? undefined : texts.signUp.confirmDiffers
}

/** What keeps a typed e-mail address from being sent. */
export function emailError(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return texts.signUp.emailRequired
  return registration.shape.email.safeParse(email).success ? undefined : texts.signUp.emailInvalid
}

/** What keeps a new password from being sent, as far as it shows at once: how hard it is to guess takes longer. */
export function passwordError(password: string): string | undefined {
  if (password === '') return texts.signUp.passwordRequired
  if (password.length < 8) return texts.signUp.passwordShort
  return password.length > 128 ? texts.signUp.passwordLong : undefined
}

const blank: SignUpForm = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }

/** What the sign-up would say of these fields alone. */
export function validatePart(part: Partial<SignUpForm>, weakness?: string): SignUpErrors {
  const errors = Object.entries(validateSignUp({ ...blank, ...part }, weakness))
  return Object.fromEntries(errors.filter(([field]) => field in part))
}
