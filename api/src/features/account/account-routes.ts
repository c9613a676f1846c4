import {
  confirmEmail,
  createUser,
  requestConfirmation,
  requestRecovery,
  updatePassword,
} from '@vendaclara/contract/account'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Confirmation } from './confirmation.ts'
import { hashPassword } from './password.ts'
import type { Passwords } from './passwords.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import type { Sessions } from './sessions.ts'
import { userRepository } from './user.repository.ts'

type Parts = {
  database: Database
  clock: () => Date
  limits: AttemptLimits
  sessions: Sessions
  confirmation: Confirmation
  passwords: Passwords
}

/** What can be asked without a session: signing up, confirming an address, setting a new password by mail. */
export function accountRoutes(bind: Bind, parts: Parts): void {
  const { database, clock, limits, sessions, confirmation, passwords } = parts

  bind(createUser, async ({ ip, body: { name, email, password, canal, phone } }) => {
    await limits.take('signUpByAddress', ip)
    refuseCommonPassword('password', password)
    const passwordHash = await hashPassword(password)
    await database.transaction(async (transaction) => {
      const newUser = { name, email, passwordHash, canal, phone, createdAt: clock() }
      const user = await userRepository(transaction).add(newUser)
      if (!user) throw new Refusal('email_taken', { field: 'email', msg: 'Email já cadastrado' })
      await confirmation.mailNewcomer(email, transaction)
    })
    return { message: 'Cadastro realizado.' }
  })

  bind(requestConfirmation, async ({ ip, bearer, body: { email } }) => {
    await limits.take('confirmationByAddress', ip)
    await limits.take('confirmationByEmail', email.toLowerCase())
    await confirmation.request(email, await sessions.find(bearer, ip))
    return { message: 'Email Enviado' }
  })

  bind(confirmEmail, async ({ query: { token } }) => ({ message: await confirmation.confirm(token) }))

  bind(requestRecovery, async ({ ip, body: { email } }) => {
    await limits.take('recoveryByAddress', ip)
    await limits.take('recoveryByEmail', email.toLowerCase())
    await passwords.requestRecovery(email)
    return { message: 'Email Enviado' }
  })

  bind(updatePassword, async ({ body: { token, newPassword } }) => {
    await passwords.reset(token, newPassword)
    return { message: 'Sua senha foi redefinida.' }
  })
}
