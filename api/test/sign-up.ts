import { type Session, session } from '@vendaclara/contract/account'
import { legalVersion } from '@vendaclara/contract/legal'
import { trialEnd } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import { passwordHashing } from '../src/features/account/passwords/password.ts'
import { createSessions } from '../src/features/account/sessions/sessions.ts'
import { userRepository } from '../src/features/account/user.repository.ts'
import { agreementRepository } from '../src/features/legal/agreement.repository.ts'
import { cheapHashing, type TestApp } from './build-test-app.ts'

let addresses = 0

/** An address without an account. */
export function newEmail(): string {
  addresses += 1
  return `maria${addresses}@example.com`
}

export const password = 'uma senha bem boa'

interface Details {
  name?: string
  email?: string
  confirmed?: boolean
}

/** Somebody new, signed up and logged in through the API; confirmed, as if the link had been opened, unless said. */
export async function signUp(test: TestApp, details: Details = {}): Promise<Session> {
  const { name = 'Maria da Silva', email = newEmail(), confirmed = true } = details
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

const passwordHash = passwordHashing(cheapHashing).hash(password)

/** Somebody new with a confirmed address and a session, stored as signing up, confirming and logging in would leave them. */
export async function newSeller(test: TestApp): Promise<Session> {
  const [{ database, now }, clock] = [test, () => test.now]
  const user = await userRepository(database).add({
    name: 'Maria da Silva',
    email: newEmail(),
    passwordHash: await passwordHash,
    canal: 'google',
    phone: '',
    createdAt: now,
  })
  if (!user) throw new Error('the address is taken')
  await userRepository(database).change(user.id, { confirmedAt: now, trialEndAt: trialEnd(now, 7) })
  await agreementRepository(database).add({
    userId: user.id,
    occasion: 'sign-up',
    version: legalVersion,
    at: now,
  })
  const origin = { ip: '127.0.0.1', userAgent: 'light-my-request' }
  const token = await createSessions(database, clock).open(user.id, origin, database)
  return session.parse((await test.call('POST', '/auth/verify-token', { token })).json())
}
