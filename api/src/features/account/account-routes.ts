import {
  confirmEmail,
  createUser,
  requestConfirmation,
  requestRecovery,
  updatePassword,
} from '@vendaclara/contract/account'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { networkOf } from '../../http/guards/limits/network-of.ts'
import type { Confirmation } from './addresses/confirmation.ts'
import type { AttemptLimits } from './attempts/attempt-limits.ts'
import type { PasswordHashing } from './passwords/password.ts'
import type { Passwords } from './passwords/passwords.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import { isKnownDevice } from './sessions/known-device.repository.ts'
import type { Sessions } from './sessions/sessions.ts'
import { answers } from './texts/answers.ts'
import { userRepository } from './user.repository.ts'

interface Parts {
  database: Database
  clock: () => Date
  limits: AttemptLimits
  hashing: PasswordHashing
  sessions: Sessions
  confirmation: Confirmation
  passwords: Passwords
  agree: (userId: string, transaction: Database) => Promise<void>
}

/** The calls that need no session: sign-up, confirming an address, setting a new password through a mailed link. */
export function accountRoutes(bind: Bind, parts: Parts): void {
  const { database, clock, limits, hashing, sessions, confirmation, passwords, agree } = parts

  bind(createUser, async ({ ip, body: { name, email, password, canal, phone } }) => {
    await limits.count('signUpByNetwork', networkOf(ip))
    await refuseWeakPassword('password', password, { name, email })
    await limits.countNewcomer(email)
    const passwordHash = await hashing.hash(password)
    await database.transaction(async (transaction) => {
      const newUser = { name, email, passwordHash, canal, phone, createdAt: clock() }
      const user = await userRepository(transaction).add(newUser)
      if (!user) throw new Refusal('email_taken', { field: 'email', msg: answers.emailTaken })
      await agree(user.id, transaction)
      await confirmation.mailNewcomer(email, transaction)
    })
    return { message: answers.signedUp }
  })

  bind(requestConfirmation, async ({ ip, sessionToken, body: { email } }) => {
    await limits.countConfirmation(email, ip)
    await confirmation.request(email, await sessions.find(sessionToken, ip), ip)
    return { message: answers.mailSent }
  })

  bind(confirmEmail, async ({ ip, sessionToken, device, query: { token } }) => ({
    message: await confirmation.confirm(token, { ip, sessionToken, device: device.token }),
  }))

  bind(requestRecovery, async ({ ip, device, body: { email } }) => {
    const user = await userRepository(database).byEmail(email)
    const isKnown = await isKnownDevice(database, device.token, user, clock())
    const isProven = user !== undefined && user.confirmedAt !== null
    await limits.countRecovery(email, ip, { isKnown, isProven })
    await passwords.requestRecovery(email)
    return { message: answers.mailSent }
  })

  bind(updatePassword, async ({ ip, device, body: { token, newPassword } }) => {
    device.set(await passwords.reset(token, newPassword, { ip, device: device.token }))
    return { message: answers.passwordReset }
  })
}
