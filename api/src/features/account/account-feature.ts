import { createUser, login, logout, type Session, verifyToken } from '@vendaclara/contract/account'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Authenticate, Bind } from '../../http/bind-endpoint.ts'
import { assumedStanding } from './assumed-standing.ts'
import { attemptRepository } from './attempt.repository.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { isCommonPassword } from './is-common-password.ts'
import { hashPassword, isPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'
import { createSessions } from './sessions.ts'
import { type User, userRepository } from './user.repository.ts'

type Parts = { database: Database; clock: () => Date; config: Pick<Config, 'trialDays' | 'rateLimitFactor'> }
type AccountFeature = { authenticate: Authenticate; routes: (bind: Bind) => void }

const commonPassword = 'Essa senha está entre as mais usadas e seria adivinhada logo. Escolha outra.'

/** Accounts and their sessions: the routes, and for every other feature the answer to whose session a token is. */
export function accountFeature({ database, clock, config }: Parts): AccountFeature {
  const users = userRepository(database)
  const sessions = createSessions(sessionRepository(database), clock)
  const limits = createAttemptLimits({
    repository: attemptRepository(database),
    clock,
    factor: config.rateLimitFactor,
  })

  const sessionOf = (user: User, token: string): Session => ({
    token,
    user: user.id,
    name: user.name,
    email: user.email,
    ...assumedStanding(user, clock(), config.trialDays),
  })

  return {
    authenticate: async ({ token }) => (await sessions.user(token)).id,

    routes: (bind) => {
      bind(createUser, async ({ ip, body: { name, email, password, canal, phone } }) => {
        await limits.take('signUpByAddress', ip)
        if (isCommonPassword(password)) {
          throw new Refusal('invalid_request', { field: 'password', message: commonPassword })
        }
        const passwordHash = await hashPassword(password)
        const user = await users.add({ name, email, passwordHash, canal, phone, createdAt: clock() })
        if (!user) throw new Refusal('email_taken', { field: 'email', msg: 'Email já cadastrado' })
        return { message: 'Cadastro realizado.' }
      })

      bind(login, async ({ ip, body: { email, password } }) => {
        const account = email.trim().toLowerCase()
        await limits.take('loginByAddress', ip)
        await limits.take('loginByAccount', account)
        const user = await users.byEmail(email.trim())
        const isRight = await isPassword(user?.passwordHash, password)
        if (!user) throw new Refusal('User not found', { field: 'email' })
        if (!isRight) throw new Refusal('Invalid credentials', { field: 'password' })
        await limits.clear('loginByAccount', account)
        return sessionOf(user, await sessions.open(user.id))
      })

      bind(logout, async ({ bearer }) => {
        if (bearer !== undefined) await sessions.end(bearer)
        return { message: 'Sessão encerrada.' }
      })

      bind(verifyToken, async ({ bearer, body }) => {
        const token = bearer ?? body?.token ?? ''
        return sessionOf(await sessions.extend(token), token)
      })
    },
  }
}
