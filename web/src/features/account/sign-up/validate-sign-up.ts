import type { registration } from '@vendaclara/contract/account'
import type { z } from 'zod'
import { emailError } from '../email-error.ts'
import { passwordError } from '../passwords/password-error.ts'
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
