import { createHash, randomBytes } from 'node:crypto'

/** A new token, which is shown once, and its hash, which is stored. */
export function newToken(): { token: string; tokenSha256: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenSha256: sha256Of(token) }
}

/** What is stored of a token: nobody who reads the database can use it. */
export function sha256Of(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
