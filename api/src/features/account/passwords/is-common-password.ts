import { leastPasswordLength } from '@vendaclara/contract/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import { brazilianPasswords } from './brazilian-passwords.ts'

const refused = 3000
const commonest = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= leastPasswordLength).slice(0, refused),
  ...brazilianPasswords,
])

/**
 * Whether a password is among the 3,000 people use most, or those Brazilians do, in upper or lower case, or made of
 * one or two characters only.
 */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase()) || new Set(password).size <= 2
}
