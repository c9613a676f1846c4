import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * Every seller's password. Its hash has the lowest cost, so that no journey waits for the deliberately slow hashing.
 */
export const password = 'uma senha bem longa'
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$lm+5aNfFACnM6eFrTi5zHw$7gN0GkWmyi1y1H94bv1uEzWR3CWV+4nffD6dCcw4MKg'

/** Stores a new seller as after sign-up, confirmation and login. Returns the session token. */
export async function storeSeller(database: Pool, name: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenSha256 = createHash('sha256').update(token).digest('hex')
  await database.query(
    `with seller as (
       insert into users (name, email, password_hash, canal, phone, created_at, confirmed_at, trial_end_at)
       values ($1, $2, $3, '', '', now(), now(), now() + interval '7 days') returning id
     ), recorded as (
       insert into access_records (user_id, ip, at) select id, '127.0.0.1', now() from seller
     )
     insert into sessions (token_sha256, user_id, ip, created_at, last_seen_at, expires_at)
     select $4, id, '127.0.0.1', now(), now(), now() + interval '90 days' from seller`,
    [name, email, passwordHash, tokenSha256],
  )
  return token
}
