import {
  endOtherSessions,
  endSession,
  getSessions,
  login,
  logout,
  verifyToken,
} from '@vendaclara/contract/account'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import type { AttemptLimits } from '../attempts/attempt-limits.ts'
import type { PasswordHashing } from '../passwords/password.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { lockUnchanged } from '../passwords/passwords.ts'
import type { SecondFactors } from '../second-factor/second-factor.ts'
import { answers } from '../texts/answers.ts'
import { type User, userRepository } from '../user.repository.ts'
import { isKnownDevice, knownDeviceRepository } from './known-device.repository.ts'
import { sha256Of } from './secret-token.ts'
import { type AccountFacts, sessionOf } from './session-of.ts'
import type { Sessions } from './sessions.ts'

interface Parts {
  database: Database
  clock: () => Date
  limits: AttemptLimits
  hashing: PasswordHashing
  passwords: Passwords
  factors: SecondFactors
  ownerOf: (userId: string) => Promise<User>
  sessions: Sessions
  facts: AccountFacts
}

export function sessionRoutes(bind: Bind, parts: Parts): void {
  const { database, clock, limits, hashing, passwords, factors, ownerOf, sessions, facts } = parts
  const users = userRepository(database)

  bind(login, async ({ ip, userAgent, device, body: { email, password, code } }) => {
    const account = email.trim().toLowerCase()
    const user = await users.byEmail(account)
    const isKnown = await isKnownDevice(database, device.token, user, clock())
    const knownDevice = isKnown ? device.token : undefined
    const undoCount = await limits.countLogin(account, ip, knownDevice)
    const isRight = await hashing.matches(user?.passwordHash, password)
    if (!user) throw new Refusal('User not found', { field: 'email' })
    if (!isRight) throw new Refusal('Invalid credentials', { field: 'password' })
    await undoCount()
    await factors.checkWhereOn(user, code, { ip, knownDevice })
    const { token, known } = await database.transaction(async (transaction) => {
      await lockUnchanged(user, transaction)
      const known = await knownDeviceRepository(transaction).remember(device.token, user.id, clock())
      return { known, token: await sessions.open(user.id, { ip, userAgent }, transaction) }
    })
    device.set(known)
    return sessionOf(user, token, clock(), facts)
  })

  bind(logout, async ({ sessionToken }) => {
    if (sessionToken !== undefined) await sessions.end(sessionToken)
    return { message: answers.sessionEnded }
  })

  bind(verifyToken, async ({ sessionToken, ip, body }) => {
    const token = sessionToken ?? body?.token ?? ''
    return sessionOf(await sessions.extend(token, ip), token, clock(), facts)
  })

  bind(getSessions, async ({ userId, sessionToken = '' }) => {
    const current = sha256Of(sessionToken)
    return (await sessions.all(userId)).map(({ id, device, ip, createdAt, lastSeenAt, tokenSha256 }) => ({
      id,
      device,
      ip,
      current: tokenSha256 === current,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
  })

  bind(endSession, async ({ userId, sessionToken, params: { id }, body: { password } }) => {
    await passwords.check(await ownerOf(userId), password, sessionToken)
    const isEnded = z.uuid().safeParse(id).success && (await sessions.endById(userId, id))
    if (!isEnded) throw new Refusal('not_found')
    return { message: answers.sessionEnded }
  })

  bind(endOtherSessions, async ({ userId, sessionToken = '', body: { password } }) => {
    await passwords.check(await ownerOf(userId), password, sessionToken)
    await sessions.endAll(userId, { but: sessionToken })
    return { message: answers.otherSessionsEnded }
  })
}
