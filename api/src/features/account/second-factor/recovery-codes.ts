import { randomInt } from 'node:crypto'
import type { PasswordHashing } from '../passwords/password.ts'

const count = 8
const letters = 12
/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Eight codes of 59 bits, formatted like 'abcd-efgh-jkmn', and the hashes of them that are stored. */
export async function makeRecoveryCodes(
  hashing: PasswordHashing,
): Promise<{ codes: string[]; hashes: string[] }> {
  const bare = Array.from({ length: count }, () =>
    Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  const hashes = await Promise.all(bare.map(hashing.hash))
  return { codes: bare.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), hashes }
}

/** The hash that a typed code matches, with or without separators and in any case; undefined if it matches none. */
export async function hashOfRecoveryCode(
  typed: string,
  hashes: readonly string[],
  hashing: PasswordHashing,
): Promise<string | undefined> {
  const bare = typed.toLowerCase().replace(/[^a-z\d]/g, '')
  if (bare.length !== letters) return undefined
  const matches = await Promise.all(hashes.map((hash) => hashing.matches(hash, bare)))
  return hashes[matches.indexOf(true)]
}
