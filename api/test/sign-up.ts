import { type Session, session } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import type { TestApp } from './build-test-app.ts'

let people = 0

export const password = 'uma senha bem boa'

type Details = { name?: string; email?: string; confirmed?: boolean }

/** Somebody new, signed up and logged in through the API; confirmed, as if the link had been opened, unless said. */
export async function signUp(test: TestApp, details: Details = {}): Promise<Session> {
  people += 1
  const { name = 'Maria da Silva', email = `maria${people}@example.com`, confirmed = true } = details
  const form = { name, email, password, confirmpassword: password, canal: 'google', phone: '' }
  await test.call('POST', '/user', { body: form })
  if (confirmed) {
    const end = new Date(test.now.getTime() + 7 * 24 * 60 * 60 * 1000)
    await test.database.execute(
      sql`update users set confirmed_at = ${test.now.toISOString()}, trial_end_at = ${end.toISOString()} where email = ${email}`,
    )
    // Its mail would only make those that a test waits for come later.
    await test.database.execute(sql`delete from pgboss.job where data -> 'data' ->> 'email' = ${email}`)
  }
  const answer = await test.call('POST', '/user/login', { body: { email, password } })
  return session.parse(answer.json())
}
