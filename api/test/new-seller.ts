import { type Session, session } from '@vendaclara/contract/account'
import { legalVersion } from '@vendaclara/contract/legal'
import { trialEnd } from '@vendaclara/core/subscription'
import { hashPassword } from '../src/features/account/passwords/password.ts'
import { createSessions } from '../src/features/account/sessions/sessions.ts'
import { userRepository } from '../src/features/account/user.repository.ts'
import { agreementRepository } from '../src/features/legal/agreement.repository.ts'
import type { TestApp } from './build-test-app.ts'
import { password } from './sign-up.ts'

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
