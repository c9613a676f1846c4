import { dictionary } from '@zxcvbn-ts/language-common'

const refused = 3000
const commonest = new Set(dictionary['passwords-common'].slice(0, refused))

/** Whether a password is among the 3,000 people use most, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase())
}
