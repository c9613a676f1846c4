import { type Session, session } from '@vendaclara/contract/account'
import { legalVersion } from '@vendaclara/contract/legal'
import { trialEnd } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/features/account/passwords/password.ts'
import { createSessions } from '../src/features/account/sessions/sessions.ts'
import { userRepository } from '../src/features/account/user.repository.ts'
import { agreementRepository } from '../src/features/legal/agreement.repository.ts'
import type { TestApp } from './build-test-app.ts'

let people = 0

export const password = 'uma senha bem boa'

interface Details {
  name?: string
  email?: string
  confirmed?: boolean
}

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

let sellers = 0
// Hashing is slow on purpose.
const passwordHash = hashPassword(password)

/** Somebody new with a confirmed address and a session, stored as signing up, confirming and logging in would leave them. */
export async function newSeller(test: TestApp): Promise<Session> {
  sellers += 1
  const [{ database, now }, clock] = [test, () => test.now]
  const user = await userRepository(database).add({
    ...{ name: 'Maria da Silva', email: `vendedora${sellers}@example.com`, passwordHash: await passwordHash },
    ...{ canal: 'google', phone: '', createdAt: now },
  })
  if (!user) throw new Error('the address is taken')
  await userRepository(database).change(user.id, { confirmedAt: now, trialEndAt: trialEnd(now, 7) })
  await agreementRepository(database).add({
    ...{ userId: user.id, occasion: 'sign-up', version: legalVersion, at: now },
  })
  const origin = { ip: '127.0.0.1', userAgent: 'light-my-request' }
  const token = await createSessions(database, clock).open(user.id, origin, database)
  return session.parse((await test.call('POST', '/auth/verify-token', { token })).json())
}
