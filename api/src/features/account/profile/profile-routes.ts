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
import { FileAnswer } from '../../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import type { MailQueue } from '../../../mail/mail-queue.ts'
import type { Confirmation } from '../addresses/confirmation.ts'
import { oneTimeTokenRepository } from '../addresses/one-time-token.repository.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SecondFactors } from '../second-factor/second-factor.ts'
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
  factors: SecondFactors
  clock: () => Date
  ownerOf: (userId: string) => Promise<User>
  support: string
  removal: AccountRemoval
  /** The files of every feature about an account. */
  files: readonly PersonalFiles[]
}

interface Proof {
  password: string
  code?: string | undefined
}

/** What owners can do with their account. */
export function profileRoutes(bind: Bind, parts: Parts): void {
  const { database, mails, confirmation, passwords, factors, clock, support, files, removal, ownerOf } = parts
  const users = userRepository(database)
  const mailGoodbye = mails.define(
    'account-deleted',
    z.object({ to: z.string(), name: z.string().optional() }),
    async (to) => accountDeletedLetter(to, support),
  )

  /** The account, after the person has proven again to be its owner: by the password and, where it is on, a code. */
  async function provenOwner(userId: string, proof: Proof, sessionToken: string | undefined): Promise<User> {
    const user = await ownerOf(userId)
    await passwords.check(user, proof.password, sessionToken)
    await factors.checkWhereOn(user, proof.code, { sessionToken })
    return user
  }

  async function profileOf({ id, name, email, phone, pendingEmail, createdAt }: User): Promise<Profile> {
    const sent = await oneTimeTokenRepository(database).latest(id, 'confirm-email', clock())
    return {
      name,
      email,
      phone,
      pendingEmail,
      createdAt: createdAt.toISOString(),
      confirmationSent: sent ? { email: sent.email, at: sent.createdAt.toISOString() } : null,
    }
  }

  bind(getProfile, async ({ userId }) => profileOf(await ownerOf(userId)))

  bind(putProfile, async ({ userId, body }) => {
    await users.change(userId, body)
    return profileOf(await ownerOf(userId))
  })

  bind(changeEmail, async ({ userId, sessionToken, ip, body: { email, ...proof } }) => {
    await confirmation.requestChange(await provenOwner(userId, proof, sessionToken), email, ip)
    return { message: answers.newAddressMailed }
  })

  bind(changePassword, async ({ userId, sessionToken, device, body: { newPassword, ...proof } }) => {
    const user = await provenOwner(userId, proof, sessionToken)
    const change = { password: proof.password, newPassword }
    await passwords.change(user, change, { sessionToken, device: device.token })
    return { message: answers.passwordChanged }
  })

  bind(exportData, async ({ userId, sessionToken, body }) => {
    await provenOwner(userId, body, sessionToken)
    const found = await Promise.all(files.map((filesOf) => filesOf(userId)))
    return new FileAnswer('vendaclara-meus-dados.zip', zipFiles(found.flat(), clock()))
  })

  bind(getActivity, async ({ userId }) => {
    const latest = await securityEventRepository(database).latest(userId, shownEvents)
    return latest.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
  })

  bind(deleteAccount, async ({ userId, sessionToken, body }) => {
    const user = await provenOwner(userId, body, sessionToken)
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
