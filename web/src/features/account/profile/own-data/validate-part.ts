import { type SignUpErrors, type SignUpForm, validateSignUp } from '../../sign-up/validate-sign-up.ts'

const blank: SignUpForm = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }

/** What the sign-up would say of these fields alone. */
export function validatePart(part: Partial<SignUpForm>, weakness?: string): SignUpErrors {
  const errors = Object.entries(validateSignUp({ ...blank, ...part }, weakness))
  return Object.fromEntries(errors.filter(([field]) => field in part))
}
