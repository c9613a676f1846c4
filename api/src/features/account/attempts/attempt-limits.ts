import { createHash } from 'node:crypto'
import { tooManyRequests } from '../../../errors/refusal.ts'
import { networkOf } from '../../../http/guards/limits/network-of.ts'
import { advice } from '../texts/answers.ts'
import type { AttemptRepository } from './attempt.repository.ts'
import { mailboxOf } from './mailbox-of.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/**
 * Each purpose has its own count. A limit that a stranger can exhaust also counts by network, so the owner can
 * continue from elsewhere. The wider limits apply to attackers with many networks. When a wide limit for mailed links
 * is reached, that many links in the mailbox are still valid. So the owner can always confirm or recover.
 */
const limits = {
  signUpByNetwork: { most: 30, window: hour },
  signUpByEmail: { most: 5, window: day },
  loginByNetwork: { most: 60, window: minute },
  loginByAccountAndNetwork: { most: 10, window: 5 * minute, advice: advice.loginElsewhere },
  loginByAccount: { most: 100, window: hour, advice: advice.loginElsewhere },
  loginByDevice: { most: 10, window: 5 * minute },
  passwordBySession: { most: 10, window: 5 * minute },
  confirmationByNetwork: { most: 30, window: hour },
  confirmationByEmailAndNetwork: { most: 5, window: hour },
  recoveryByNetwork: { most: 30, window: hour },
  recoveryByEmailAndNetwork: { most: 5, window: hour },
  recoveryByEmail: { most: 10, window: hour },
  unprovenByEmail: { most: 20, window: day },
  codeByOrigin: { most: 10, window: 5 * minute },
  codeByAccount: { most: 30, window: hour },
  recoveryCodeByOrigin: { most: 10, window: 5 * minute },
  recoveryCodeByAccount: { most: 20, window: hour },
  newAddressByAccount: { most: 5, window: hour },
  newAddressByNetwork: { most: 20, window: hour },
  newAddressByEmail: { most: 3, window: day },
  couponByAccount: { most: 20, window: hour, advice: advice.withoutCoupon },
  couponByNetwork: { most: 60, window: hour, advice: advice.withoutCoupon },
  cardByAccount: { most: 10, window: hour },
  cardByNetwork: { most: 30, window: hour },
  pixByAccount: { most: 10, window: hour },
  pixByNetwork: { most: 30, window: hour },
  gatewayByAccount: { most: 60, window: hour },
} satisfies Record<string, { most: number; window: number; advice?: string }>
type Limit = keyof typeof limits

/** The time that the longest limit covers. */
export const countedFor = day
/**
 * The most rows. Only an attacker with more networks than any seller causes more; then the oldest counts are deleted.
 */
const mostRows = 100_000
const triesBetweenChecks = 1000

export type AttemptLimits = ReturnType<typeof createAttemptLimits>
interface Parts {
  repository: AttemptRepository
  clock: () => Date
  factor: number
  most?: number
}

/** Counts tries in the database, so the limits apply across all processes. */
export function createAttemptLimits({ repository, clock, factor, most: rows = mostRows }: Parts) {
  const { count, clear } = createCounter({ repository, clock, factor, most: rows })

  return {
    count,
    clear,
    ...mailCounts(count),
    ...purchaseCounts(count),

    /**
     * Counts a login, from a browser that the account knows or another one. Returns the function that undoes the
     * count after a correct login.
     */
    async countLogin(
      account: string,
      ip: string,
      knownDevice: string | undefined,
    ): Promise<() => Promise<void>> {
      if (knownDevice !== undefined) {
        await count('loginByDevice', account, knownDevice)
        return () => clear('loginByDevice', account, knownDevice)
      }
      const network = networkOf(ip)
      await count('loginByNetwork', network)
      await count('loginByAccountAndNetwork', account, network)
      await count('loginByAccount', account)
      return async () => {
        await clear('loginByAccountAndNetwork', account, network)
        await repository.decrement(keyOf('loginByAccount', [account]))
      }
    },

    /**
     * Counts a code of the second factor, by where it came from and always by account. Recovery codes have counts of
     * their own, so they still work after too many wrong codes of an authenticator. Returns the function that undoes
     * the counts after a correct code.
     */
    async countCode(
      userId: string,
      kind: 'code' | 'recoveryCode',
      origin: CodeOrigin,
    ): Promise<() => Promise<void>> {
      const from = originOf(origin)
      await count(`${kind}ByOrigin`, userId, ...from)
      await count(`${kind}ByAccount`, userId)
      return async () => {
        await clear(`${kind}ByOrigin`, userId, ...from)
        await repository.decrement(keyOf(`${kind}ByAccount`, [userId]))
      }
    },

    /** Allows logins again for a person who has proven by mail that the account is theirs. */
    async clearLogin(account: string, ip: string): Promise<void> {
      await clear('loginByAccountAndNetwork', account, networkOf(ip))
      await clear('loginByAccount', account)
    },
  }
}

type Count = (limit: Limit, ...subjects: string[]) => Promise<void>

function mailCounts(count: Count) {
  return {
    /** Counts the mail of a sign-up. */
    countNewcomer: (email: string): Promise<void> => count('signUpByEmail', mailboxOf(email)),

    /**
     * Counts a recovery mail, which a stranger may request. A browser that the account knows passes the counts of its
     * network, never those of the address. An unconfirmed address gets no more mails of all kinds
     * together than a confirmation may send.
     */
    async countRecovery(
      email: string,
      ip: string,
      { isKnown, isProven }: { isKnown: boolean; isProven: boolean },
    ): Promise<void> {
      if (!isKnown) {
        await count('recoveryByNetwork', networkOf(ip))
        await count('recoveryByEmailAndNetwork', mailboxOf(email), networkOf(ip))
      }
      await count('recoveryByEmail', mailboxOf(email))
      if (!isProven) await count('unprovenByEmail', mailboxOf(email))
    },

    async countConfirmation(email: string, ip: string): Promise<void> {
      await count('confirmationByNetwork', networkOf(ip))
      await count('confirmationByEmailAndNetwork', mailboxOf(email), networkOf(ip))
      await count('unprovenByEmail', mailboxOf(email))
    },

    /** Counts a mail to a new address that an account says is its own. */
    async countNewAddress(userId: string, email: string, ip: string): Promise<void> {
      await count('newAddressByAccount', userId)
      await count('newAddressByNetwork', networkOf(ip))
      await count('newAddressByEmail', mailboxOf(email))
    },
  }
}

function purchaseCounts(count: Count) {
  return {
    /** Counts every coupon, valid or not. Otherwise a known coupon would allow endless guessing. */
    async countCoupon(userId: string, ip: string): Promise<void> {
      await count('couponByAccount', userId)
      await count('couponByNetwork', networkOf(ip))
    },

    /** Counts a card that is sent to the gateway, for a purchase or for a running subscription. */
    async countCard(userId: string, ip: string): Promise<void> {
      await count('cardByAccount', userId)
      await count('cardByNetwork', networkOf(ip))
    },

    async countPix(userId: string, ip: string): Promise<void> {
      await count('pixByAccount', userId)
      await count('pixByNetwork', networkOf(ip))
    },

    /** Counts any other call that asks the gateway, whose own limit all sellers share. */
    countGateway: (userId: string): Promise<void> => count('gatewayByAccount', userId),
  }
}

/** A session, or a login, where the browser may be known to the account. */
export type CodeOrigin =
  | { sessionToken: string | undefined }
  | { ip: string; knownDevice: string | undefined }

function originOf(origin: CodeOrigin): [kind: string, value: string] {
  if ('sessionToken' in origin) return ['session', origin.sessionToken ?? '']
  if (origin.knownDevice !== undefined) return ['device', origin.knownDevice]
  return ['network', networkOf(origin.ip)]
}

/** Counts the tries of each limit separately. */
function createCounter({ repository, clock, factor, most: rows }: Required<Parts>) {
  let tries = 0

  /** Counts a try for the combination of all subjects. Throws if there were too many within the limit's time. */
  async function count(limit: Limit, ...subjects: string[]): Promise<void> {
    const { most, window, advice: hint }: { most: number; window: number; advice?: string } = limits[limit]
    const now = clock()
    tries += 1
    await repository.removeBefore(new Date(now.getTime() - countedFor))
    if (tries % Math.min(triesBetweenChecks, rows) === 0) await repository.removeAllButNewest(rows)
    const since = new Date(now.getTime() - window)
    const counted = await repository.increment(keyOf(limit, subjects), now, since)
    if (counted.count > Math.max(1, most * factor)) {
      throw tooManyRequests(counted.startedAt.getTime() + window - now.getTime(), hint)
    }
  }

  /** Resets the count, for example after a correct password. */
  const clear = (limit: Limit, ...subjects: string[]): Promise<void> =>
    repository.forget(keyOf(limit, subjects))

  return { count, clear }
}

function keyOf(limit: Limit, subjects: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([limit, ...subjects]))
    .digest('hex')
}
