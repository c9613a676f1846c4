import { createUser, login, type Session, verifyToken } from '@vendaclara/contract/account'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Authenticate, Bind } from '../../http/bind-endpoint.ts'
import { assumedStanding } from './assumed-standing.ts'
import { hashPassword, isPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'
import { createSessions } from './sessions.ts'
import { type User, userRepository } from './user.repository.ts'

type Parts = { database: Database; clock: () => Date; trialDays: number }
type AccountFeature = { authenticate: Authenticate; routes: (bind: Bind) => void }

/** Accounts and their sessions: the routes, and for every other feature the answer to whose session a token is. */
export function accountFeature({ database, clock, trialDays }: Parts): AccountFeature {
  const users = userRepository(database)
  const sessions = createSessions(sessionRepository(database), clock)

  const sessionOf = (user: User, token: string): Session => ({
    token,
    user: user.id,
    name: user.name,
    email: user.email,
    ...assumedStanding(user, clock(), trialDays),
  })

  return {
    authenticate: async (token) => (await sessions.user(token)).id,

    routes: (bind) => {
      bind(createUser, async ({ body: { name, email, password, canal, phone } }) => {
        const passwordHash = await hashPassword(password)
        const user = await users.add({ name, email, passwordHash, canal, phone, createdAt: clock() })
        if (!user) throw new Refusal('email_taken', { field: 'email', msg: 'Email já cadastrado' })
        return { message: 'Cadastro realizado.' }
      })

      bind(login, async ({ body: { email, password } }) => {
        const user = await users.byEmail(email.trim())
        const isRight = await isPassword(user?.passwordHash, password)
        if (!user) throw new Refusal('User not found', { field: 'email' })
        if (!isRight) throw new Refusal('Invalid credentials', { field: 'password' })
        return sessionOf(user, await sessions.open(user.id))
      })

      bind(verifyToken, async ({ bearer, body }) => {
        const token = bearer ?? body?.token ?? ''
        return sessionOf(await sessions.extend(token), token)
      })
    },
  }
}
