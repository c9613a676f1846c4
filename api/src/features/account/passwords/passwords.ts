import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { MailQueue } from '../../../mail/mail-queue.ts'
import { recipientOf } from '../../../mail/recipient.ts'
import type { FirstProof } from '../addresses/first-proof.ts'
import type { OneTimeLinks } from '../addresses/one-time-links.ts'
import { oneTimeTokenRepository } from '../addresses/one-time-token.repository.ts'
import type { AttemptLimits } from '../attempts/attempt-limits.ts'
import { knownDeviceRepository } from '../sessions/known-device.repository.ts'
import { sha256Of } from '../sessions/secret-token.ts'
import { sessionRepository } from '../sessions/session.repository.ts'
import { answers } from '../texts/answers.ts'
import { passwordChangedLetter, recoveryLetter } from '../texts/mails.ts'
import { isSameEmail, type User, userRepository } from '../user.repository.ts'
import type { PasswordHashing } from './password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

interface Parts {
  database: Database
  clock: () => Date
  mails: MailQueue
  links: OneTimeLinks
  firstProof: FirstProof
  limits: AttemptLimits
  hashing: PasswordHashing
  appUrl: string
}
interface Change {
  password: string
  newPassword: string
}
/** The session and the browser of the request. */
interface Origin {
  sessionToken?: string | undefined
  device?: string | undefined
}
export type Passwords = ReturnType<typeof createPasswords>

/** Changes a password: with the current one, or through a link in the account's mailbox. */
export function createPasswords(parts: Parts) {
  const { database, clock, mails, links, firstProof, limits, hashing, appUrl } = parts
  const users = userRepository(database)

  const mailRecovery = mails.define('recovery', z.object({ email: z.string() }), async ({ email }) => {
    const user = await users.byEmail(email)
    if (!user) return undefined
    const link = await links('reset-password', user, user.email)
    return recoveryLetter({ ...recipientOf(user), link })
  })
  const mailNotice = mails.define(
    'password-changed',
    z.object({ to: z.string(), name: z.string().optional() }),
    async (to) => passwordChangedLetter(to, `${appUrl}/request-password-reset`),
  )

  async function replace(user: User, passwordHash: string, transaction: Database, but: Origin = {}) {
    await closeOtherWays(user, passwordHash, transaction, but)
    // An unconfirmed address may belong to a stranger, who must not be mailed at every change.
    if (user.confirmedAt !== null) await mailNotice(recipientOf(user), transaction)
  }

  const check = checkIn(parts)

  return {
    check,

    /**
     * Mails a link if the address is known. The steps are the same for unknown addresses, so no client learns which
     * addresses have an account.
     */
    requestRecovery: (email: string): Promise<void> => mailRecovery({ email }, database),

    /**
     * Sets a new password with the token of a link and ends every session. It confirms an unconfirmed address.
     * Returns the browser's new device token: a person who can open the link is trusted.
     */
    async reset(
      token: string,
      newPassword: string,
      { ip, device }: { ip: string } & Origin,
    ): Promise<string> {
      const tokenSha256 = sha256Of(token)
      const owner = await oneTimeTokenRepository(database).ownerOf(tokenSha256, 'reset-password')
      const asking = owner === undefined ? undefined : await users.byId(owner)
      if (owner === undefined || !asking) throw new Refusal('invalid_token')
      await refuseWeakPassword('newPassword', newPassword, asking)
      const passwordHash = await hashing.hash(newPassword)
      const { user, known } = await database.transaction(async (transaction) => {
        const found = await userRepository(transaction).lock(owner)
        const used = await oneTimeTokenRepository(transaction).use(tokenSha256, 'reset-password', clock())
        // A link to the account's former address must not work.
        if (!used || !found || !isSameEmail(found.email, used.email)) throw new Refusal('invalid_token')
        await replace(found, passwordHash, transaction)
        await firstProof.byReset(found, transaction)
        const known = await knownDeviceRepository(transaction).remember(device, owner, clock())
        return { user: found, known }
      })
      await limits.clearLogin(user.email.toLowerCase(), ip)
      return known
    },

    /** Sets a new password. The caller has just checked the current one. Ends all other sessions. */
    async change(user: User, { password, newPassword }: Change, from: Origin): Promise<void> {
      if (newPassword === password) {
        throw new Refusal('invalid_request', { field: 'newPassword', message: answers.samePassword })
      }
      await refuseWeakPassword('newPassword', newPassword, user)
      const passwordHash = await hashing.hash(newPassword)
      await database.transaction(async (transaction) => {
        await lockUnchanged(user, transaction)
        await replace(user, passwordHash, transaction, from)
      })
    },
  }
}

function checkIn({ limits, hashing }: Pick<Parts, 'limits' | 'hashing'>) {
  /** Throws if it is not the account's current password. Tries are counted per session. */
  return async (user: User, password: string, sessionToken = ''): Promise<void> => {
    const session = sha256Of(sessionToken)
    await limits.count('passwordBySession', session)
    if (!(await hashing.matches(user.passwordHash, password))) {
      throw new Refusal('Invalid credentials', { field: 'password' })
    }
    await limits.clear('passwordBySession', session)
  }
}

/** Stores the new password, and closes all other ways into the account that the old one gave. */
async function closeOtherWays(
  { id }: User,
  passwordHash: string,
  transaction: Database,
  { sessionToken, device }: Origin,
): Promise<void> {
  await userRepository(transaction).change(id, {
    passwordHash,
    pendingEmail: null,
    pendingEmailSince: null,
  })
  await sessionRepository(transaction).removeAll(
    id,
    sessionToken === undefined ? {} : { but: sha256Of(sessionToken) },
  )
  await knownDeviceRepository(transaction).forgetOthers(id, device)
  await oneTimeTokenRepository(transaction).removeUnused(id, 'reset-password')
}

/**
 * Locks an account until the transaction ends. Its password was just checked; throws if the password has changed
 * since then.
 */
export async function lockUnchanged(checked: User, transaction: Database): Promise<void> {
  const found = await userRepository(transaction).lock(checked.id)
  if (found?.passwordHash !== checked.passwordHash) {
    throw new Refusal('Invalid credentials', { field: 'password' })
  }
}
