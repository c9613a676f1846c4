import { registration } from '@vendaclara/contract/account'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import { texts } from '../texts.ts'

type RegistrationField = keyof typeof registration.shape

const { name, phone } = registration.shape
export const longestName = longestText(name) ?? 0
export const longestPhone = longestText(phone) ?? 0

const blank = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }
const errorsOf = schemaErrors<RegistrationField>(registration, texts.problems)

/** What a sign-up would refuse of some of its fields. `weakness` is that of the password, where it is known. */
export function registrationErrors<Field extends RegistrationField>(
  part: Record<Field, string>,
  weakness?: string,
): FieldErrors<Field> {
  const errors: FieldErrors<RegistrationField> = errorsOf({ ...blank, ...part })
  if (weakness !== undefined) errors.password ??= weakness
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in part)) as FieldErrors<Field>
}

/** A telephone as it may be typed: everything that belongs to none is left out. */
export function maskPhone(typed: string): string {
  return typed.replace(/[^\d\s()+-]/g, '')
}
