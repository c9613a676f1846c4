import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { MailQueue } from '../../../mail/mail-queue.ts'
import type { AttemptLimits } from '../attempts/attempt-limits.ts'
import { lockUnchanged } from '../passwords/passwords.ts'
import { sha256Of } from '../sessions/secret-token.ts'
import { answers } from '../texts/answers.ts'
import { confirmationLetter, emailChangedLetter, newAddressLetter } from '../texts/mails.ts'
import { isSameEmail, type User, userRepository } from '../user.repository.ts'
import type { FirstProof, LinkOrigin } from './first-proof.ts'
import type { OneTimeLinks } from './one-time-links.ts'
import { oneTimeTokenRepository } from './one-time-token.repository.ts'

interface Parts {
  database: Database
  clock: () => Date
  mails: MailQueue
  links: OneTimeLinks
  limits: AttemptLimits
  firstProof: FirstProof
  /** The address of support, as mails print it. */
  support: string
}
export type Confirmation = ReturnType<typeof createConfirmation>

/** Verifies that an address belongs to the owner of the account, at sign-up and whenever the address changes. */
export function createConfirmation({ database, clock, mails, links, limits, firstProof, support }: Parts) {
  const users = userRepository(database)

  const mailLink = mails.define(
    'confirm-email',
    z.object({ email: z.string(), requester: z.string().nullable() }),
    async ({ email, requester }) => {
      const user = await recipient(users, email, requester)
      const letter = user?.confirmedAt === null ? confirmationLetter : newAddressLetter
      return user && letter({ to: email, link: await links('confirm-email', user, email) })
    },
  )
  const mailChange = mails.define(
    'email-changed',
    z.object({ to: z.string(), name: z.string(), newEmail: z.string() }),
    async ({ newEmail, ...to }) => emailChangedLetter(to, newEmail, support),
  )

  const remember = ({ id }: User, email: string, transaction: Database): Promise<void> =>
    userRepository(transaction).change(id, { pendingEmail: email, pendingEmailSince: clock() })

  return {
    /** Mails the link to the address of a new account, in the transaction that creates the account. */
    mailNewcomer: (email: string, transaction: Database): Promise<void> =>
      mailLink({ email, requester: null }, transaction),

    /**
     * Mails the link if the address is waiting for confirmation. Before the confirmation, the requester may correct a
     * mistyped address this way.
     */
    async request(email: string, requester: User | undefined, ip: string): Promise<void> {
      const corrects = requester && requester.confirmedAt === null && !isSameEmail(requester.email, email)
      if (corrects) await limits.countNewAddress(requester.id, email, ip)
      await database.transaction(async (transaction) => {
        if (corrects) await remember(requester, email, transaction)
        await mailLink({ email, requester: requester?.id ?? null }, transaction)
      })
    },

    /** Mails the link to the account's new address. The caller has just checked the password. */
    async requestChange(user: User, email: string, ip: string): Promise<void> {
      if (await users.byEmail(email)) throw new Refusal('email_taken', { field: 'email' })
      await limits.countNewAddress(user.id, email, ip)
      await database.transaction(async (transaction) => {
        await lockUnchanged(user, transaction)
        await remember(user, email, transaction)
        await mailLink({ email, requester: user.id }, transaction)
      })
    },

    /** Confirms the address of a new account without a link. Returns false if it was already confirmed. */
    confirmUnasked: (id: string): Promise<boolean> =>
      database.transaction((transaction) => confirmAccount(transaction, id, firstProof)),

    /**
     * Confirms the address that the token was sent to and, for a new account, starts the trial. Returns the message
     * for the person.
     */
    confirm: (token: string, from: LinkOrigin): Promise<string> =>
      database.transaction(async (transaction) => {
        const tokens = oneTimeTokenRepository(transaction)
        const accounts = userRepository(transaction)
        const tokenSha256 = sha256Of(token)
        const owner = await tokens.ownerOf(tokenSha256, 'confirm-email')
        const user = owner === undefined ? undefined : await accounts.lock(owner)
        const used = await tokens.use(tokenSha256, 'confirm-email', clock())
        if (!used && (await tokens.wasUsed(tokenSha256, 'confirm-email'))) {
          return answers.alreadyConfirmed
        }
        const change = user && used && changeBy(user, used.email, firstProof.confirmed(user))
        if (!change) throw new Refusal('invalid_token')
        if (!(await accounts.changeUnlessTaken(user.id, change))) throw new Refusal('email_taken')
        await firstProof.byLink(user, from, transaction)
        if (change.email !== undefined && user.confirmedAt !== null) {
          await mailChange({ to: user.email, name: user.name, newEmail: change.email }, transaction)
        }
        return answers.confirmed
      }),
  }
}

const noneAwaited = { pendingEmail: null, pendingEmailSince: null }

async function confirmAccount(
  transaction: Database,
  id: string,
  { confirmed }: FirstProof,
): Promise<boolean> {
  const accounts = userRepository(transaction)
  const user = await accounts.lock(id)
  if (user?.confirmedAt !== null) return false
  await accounts.change(id, { ...confirmed(user), ...noneAwaited })
  return true
}

/**
 * The change to the account that a link to this address causes; undefined if the account has changed its address
 * since.
 */
function changeBy(
  user: User,
  email: string,
  confirmed: ReturnType<FirstProof['confirmed']>,
): Partial<User> | undefined {
  if (isSameEmail(user.email, email)) {
    // The other address was only requested because this one could not be confirmed.
    return user.confirmedAt === null ? { ...confirmed, ...noneAwaited } : confirmed
  }
  return isSameEmail(user.pendingEmail ?? '', email) ? { ...confirmed, ...noneAwaited, email } : undefined
}

/** The unconfirmed account with this address, otherwise the account that wants to change to it. */
async function recipient(
  users: ReturnType<typeof userRepository>,
  email: string,
  requester: string | null,
): Promise<User | undefined> {
  const owner = await users.byEmail(email)
  if (owner) return owner.confirmedAt === null ? owner : undefined
  const wanting = requester === null ? undefined : await users.byId(requester)
  return wanting && isSameEmail(wanting.pendingEmail ?? '', email) ? wanting : undefined
}
