import { registration } from '@vendaclara/contract/account'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import { texts } from '../texts.ts'

type RegistrationField = keyof typeof registration.shape

export const longestName = longestText(registration.shape.name) ?? 0

const blank = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }
const errorsOf = schemaErrors<RegistrationField>(registration, texts.problems)

/** The errors that a sign-up would report for some of its fields. `weakness` is the password's, if known. */
export function registrationErrors<Field extends RegistrationField>(
  part: Record<Field, string>,
  weakness?: string,
): FieldErrors<Field> {
  const errors: FieldErrors<RegistrationField> = errorsOf({ ...blank, ...part })
  if (weakness !== undefined) errors.password ??= weakness
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in part)) as FieldErrors<Field>
}

/** A phone number while it is typed, without characters that no number has. */
export function maskPhone(typed: string): string {
  return typed.replace(/[^\d\s()+-]/g, '').trimStart()
}
