import {
  changeEmail,
  changePassword,
  deleteAccount,
  exportData,
  getActivity,
  getProfile,
  type Profile,
  putProfile,
} from '@vendaclara/contract/account'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { PersonalFiles } from '../../../export/personal-file.ts'
import { zipFiles } from '../../../export/zip-files.ts'
import { FileAnswer } from '../../../http/endpoint/answers.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import type { MailQueue } from '../../../mail/mail-queue.ts'
import type { Confirmation } from '../addresses/confirmation.ts'
import { oneTimeTokenRepository } from '../addresses/one-time-token.repository.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { securityEventRepository } from '../security/security-event.repository.ts'
import { answers } from '../texts/answers.ts'
import { accountDeletedLetter } from '../texts/mails.ts'
import { type User, userRepository } from '../user.repository.ts'
import type { AccountRemoval } from './account-removal.ts'

const shownEvents = 30

interface Parts {
  database: Database
  mails: MailQueue
  confirmation: Confirmation
  passwords: Passwords
  clock: () => Date
  ownerOf: (userId: string) => Promise<User>
  support: string
  removal: AccountRemoval
  /** The files of every feature about an account. */
  files: readonly PersonalFiles[]
}

/** What owners can do with their account. */
export function profileRoutes(bind: Bind, parts: Parts): void {
  const { database, mails, confirmation, passwords, clock, support, files, removal, ownerOf } = parts
  const users = userRepository(database)
  const mailGoodbye = mails.define(
    'account-deleted',
    z.object({ to: z.string(), name: z.string().optional() }),
    async (to) => accountDeletedLetter(to, support),
  )

  async function profileOf({ id, name, email, phone, pendingEmail, createdAt }: User): Promise<Profile> {
    const sent = await oneTimeTokenRepository(database).latest(id, 'confirm-email', clock())
    return {
      ...{ name, email, phone, pendingEmail, createdAt: createdAt.toISOString() },
      confirmationSent: sent ? { email: sent.email, at: sent.createdAt.toISOString() } : null,
    }
  }

  bind(getProfile, async ({ userId }) => profileOf(await ownerOf(userId)))

  bind(putProfile, async ({ userId, body }) => {
    await users.change(userId, body)
    return profileOf(await ownerOf(userId))
  })

  bind(changeEmail, async ({ userId, sessionToken, ip, body: { email, password } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, sessionToken)
    await confirmation.requestChange(user, email, ip)
    return { message: answers.newAddressMailed }
  })

  bind(changePassword, async ({ userId, sessionToken, device, body: { password, newPassword } }) => {
    const { token } = device
    await passwords.change(await ownerOf(userId), { password, newPassword }, { sessionToken, device: token })
    return { message: answers.passwordChanged }
  })

  bind(exportData, async ({ userId, sessionToken, body: { password } }) => {
    await passwords.check(await ownerOf(userId), password, sessionToken)
    const found = await Promise.all(files.map((filesOf) => filesOf(userId)))
    return new FileAnswer('vendaclara-meus-dados.zip', zipFiles(found.flat(), clock()))
  })

  bind(getActivity, async ({ userId }) => {
    const latest = await securityEventRepository(database).latest(userId, shownEvents)
    return latest.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
  })

  bind(deleteAccount, async ({ userId, sessionToken, body: { password } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, sessionToken)
    await removal.end(user.id)
    await database.transaction(async (transaction) => {
      await userRepository(transaction).lock(user.id)
      if (!(await removal.isDone(user.id, transaction))) throw new Refusal('changed_elsewhere')
      if (!(await userRepository(transaction).remove(user.id))) throw new Refusal('unauthenticated')
      // An unconfirmed address may belong to a stranger.
      if (user.confirmedAt !== null) await mailGoodbye({ to: user.email, name: user.name }, transaction)
    })
    return { message: answers.accountDeleted }
  })
}
