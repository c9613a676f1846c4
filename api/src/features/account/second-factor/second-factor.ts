import { generateSecret, generateURI, verify } from 'otplib'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Enqueue, MailQueue } from '../../../mail/mail-queue.ts'
import { recipientOf } from '../../../mail/recipient.ts'
import type { AttemptLimits, CodeOrigin } from '../attempts/attempt-limits.ts'
import type { PasswordHashing } from '../passwords/password.ts'
import { sha256Of } from '../sessions/secret-token.ts'
import { sessionRepository } from '../sessions/session.repository.ts'
import { secondFactorLetter, secondFactorNews } from '../texts/mails.ts'
import type { User } from '../user.repository.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { type StoredFactor, secondFactorRepository } from './second-factor.repository.ts'

/** In seconds, as in every authenticator. */
const step = 30

const notice = z.object({
  to: z.string(),
  name: z.string().optional(),
  news: z.enum(secondFactorNews),
  left: z.number().optional(),
})
export type SecondFactors = ReturnType<typeof createSecondFactors>

interface FactorState {
  since: string | null
  recoveryCodesLeft: number
}

interface Enrolment {
  secret: string
  uri: string
  qrCode: string
}

interface Parts {
  database: Database
  clock: () => Date
  mails: MailQueue
  limits: AttemptLimits
  hashing: PasswordHashing
  support: string
}

/** The optional second step of a login: a code of an authenticator, or a recovery code if it was lost. */
export function createSecondFactors({ database, clock, mails, limits, hashing, support }: Parts) {
  const stored = secondFactorRepository(database)
  const mail = newsTo(mails, support)

  async function useRecoveryCode(factor: StoredFactor, user: User, code: string, transaction: Database) {
    const left = await dropRecoveryCode(factor, code, { hashing, transaction })
    if (left !== undefined) await mail(user, 'recovery-code-used', transaction, left)
    return left !== undefined
  }

  /** Throws if it is not a valid code of the account. Each code works once; tries are counted. */
  async function check(user: User, typed: string, origin: CodeOrigin): Promise<void> {
    const code = typed.replace(/\s/g, '')
    const undoCount = await limits.countCode(
      user.id,
      isOfAuthenticator(code) ? 'code' : 'recoveryCode',
      origin,
    )
    const isTaken = await database.transaction(async (transaction) => {
      const factor = await secondFactorRepository(transaction).lock(user.id)
      if (!factor?.confirmedAt) return false
      return (
        (await useAuthenticatorCode(factor, code, clock(), transaction)) ||
        (await useRecoveryCode(factor, user, code, transaction))
      )
    })
    if (!isTaken) throw new Refusal('invalid_code', { field: 'code' })
    await undoCount()
  }

  return {
    check,
    ...changesOf({ database, hashing, mail }),

    /** As `check`, but only if the account has a second factor. Without a code the refusal asks for it. */
    async checkWhereOn(user: User, code: string | undefined, origin: CodeOrigin): Promise<void> {
      if ((await stateOf(user.id, database)).since === null) return
      if (code === undefined) throw new Refusal('second_factor_required', { field: 'code' })
      await check(user, code, origin)
    },

    of: (userId: string): Promise<FactorState> => stateOf(userId, database),

    /**
     * The data for an authenticator. It has no effect until a first code is confirmed. Not before the address is: a
     * stranger who signed up with it would lock its owner out.
     */
    async begin(user: User): Promise<Enrolment> {
      if (user.confirmedAt === null) throw new Refusal('email_not_confirmed')
      const secret = generateSecret()
      if (!(await stored.begin(user.id, secret, clock()))) throw new Refusal('changed_elsewhere')
      return enrolment(user, secret)
    },

    /** Turns it on with the first code, and ends all other sessions. Returns the recovery codes. */
    async confirm(user: User, typed: string, sessionToken: string): Promise<string[]> {
      if (user.confirmedAt === null) throw new Refusal('email_not_confirmed')
      const undoCount = await limits.countCode(user.id, 'code', { sessionToken })
      const secret = await database.transaction((transaction) =>
        takeFirstCode(user.id, typed, clock(), transaction),
      )
      // Eight slow hashes: only after a correct code, and not while a connection is in use.
      const { codes, hashes } = await makeRecoveryCodes(hashing)
      await database.transaction(async (transaction) => {
        const factors = secondFactorRepository(transaction)
        const factor = await factors.lock(user.id)
        if (factor?.secret !== secret || factor.confirmedAt) throw new Refusal('changed_elsewhere')
        await factors.change(user.id, { confirmedAt: clock(), recoveryHashes: hashes })
        // They were opened with the password alone.
        await sessionRepository(transaction).removeAll(user.id, { but: sha256Of(sessionToken) })
        await mail(user, 'on', transaction)
      })
      await undoCount()
      return codes
    },
  }
}

interface ChangeParts extends Pick<Parts, 'database' | 'hashing'> {
  mail: ReturnType<typeof newsTo>
}

/** What the owner can change once it is on. The caller has just checked a code. */
function changesOf({ database, hashing, mail }: ChangeParts) {
  return {
    /** The old codes become invalid. */
    async renewRecoveryCodes(user: User): Promise<string[]> {
      const { codes, hashes } = await makeRecoveryCodes(hashing)
      await database.transaction(async (transaction) => {
        const factors = secondFactorRepository(transaction)
        if (!(await factors.lock(user.id))?.confirmedAt) throw new Refusal('changed_elsewhere')
        await factors.change(user.id, { recoveryHashes: hashes })
        await mail(user, 'recovery-codes', transaction)
      })
      return codes
    },

    /** Turns it off. Returns whether it was on. */
    remove: (user: User): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const wasOn = await secondFactorRepository(transaction).remove(user.id)
        if (wasOn) await mail(user, 'off', transaction)
        return wasOn
      }),
  }
}

/**
 * Uses the code that proves that the authenticator has the secret, and returns the secret. Throws if the code is
 * wrong or no set-up is waiting for one.
 */
async function takeFirstCode(userId: string, typed: string, now: Date, transaction: Database) {
  const factor = await secondFactorRepository(transaction).lock(userId)
  if (!factor || factor.confirmedAt) throw new Refusal('changed_elsewhere')
  if (!(await useAuthenticatorCode(factor, typed.replace(/\s/g, ''), now, transaction))) {
    throw new Refusal('invalid_code', { field: 'code' })
  }
  return factor.secret
}

async function stateOf(userId: string, database: Database): Promise<FactorState> {
  const factor = await secondFactorRepository(database).of(userId)
  if (!factor?.confirmedAt) return { since: null, recoveryCodesLeft: 0 }
  return { since: factor.confirmedAt.toISOString(), recoveryCodesLeft: factor.recoveryHashes.length }
}

function newsTo(mails: MailQueue, support: string) {
  const enqueue: Enqueue<z.infer<typeof notice>> = mails.define(
    'second-factor',
    notice,
    async ({ news, left, ...to }) => secondFactorLetter(to, news, { support, left }),
  )
  return (user: User, news: (typeof secondFactorNews)[number], transaction: Database, left?: number) =>
    enqueue({ ...recipientOf(user), news, ...(left !== undefined && { left }) }, transaction)
}

function isOfAuthenticator(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** Uses a code of the authenticator, each only once. Returns whether it was valid. */
async function useAuthenticatorCode(factor: StoredFactor, code: string, now: Date, transaction: Database) {
  const epoch = Math.floor(now.getTime() / 1000)
  // The library throws if the last step is in the future, for example after the clock was set back.
  if (!isOfAuthenticator(code) || factor.lastStep > epoch / step + 1) return false
  const { secret, lastStep } = factor
  const result = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: step,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  })
  if (!result.valid) return false
  const taken = 'timeStep' in result ? result.timeStep : Math.floor(epoch / step)
  await secondFactorRepository(transaction).change(factor.userId, { lastStep: taken })
  return true
}

async function enrolment({ email }: User, secret: string): Promise<Enrolment> {
  // Loaded for the first code: most starts of the product draw none.
  const { toDataURL } = await import('qrcode')
  const uri = generateURI({ issuer: 'Vendaclara', label: email, secret })
  return { secret, uri, qrCode: await toDataURL(uri, { margin: 2, width: 240 }) }
}

/** Uses up a recovery code. Returns how many are left, undefined if it was not valid. */
async function dropRecoveryCode(
  factor: StoredFactor,
  code: string,
  { hashing, transaction }: { hashing: PasswordHashing; transaction: Database },
) {
  const hash = await hashOfRecoveryCode(code, factor.recoveryHashes, hashing)
  if (hash === undefined) return undefined
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash)
  await secondFactorRepository(transaction).change(factor.userId, { recoveryHashes })
  return recoveryHashes.length
}
