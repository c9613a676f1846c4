import { type SignUpErrors, type SignUpForm, validateSignUp } from '../validate-sign-up.ts'

const blank: SignUpForm = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }

/** What the sign-up would say of these fields alone. */
export function validatePart(part: Partial<SignUpForm>): SignUpErrors {
  const errors = Object.entries(validateSignUp({ ...blank, ...part }))
  return Object.fromEntries(errors.filter(([field]) => field in part))
}
