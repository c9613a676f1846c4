import { createHash, randomBytes } from 'node:crypto'

/** A new token, which is handed out once, and its hash, which is stored. */
export function newToken(): { token: string; tokenSha256: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenSha256: sha256Of(token) }
}

/** What is stored of a token: a person who reads the database cannot use it. */
export function sha256Of(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
