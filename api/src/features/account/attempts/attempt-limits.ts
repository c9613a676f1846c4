import { createHash } from 'node:crypto'
import { tooManyRequests } from '../../../errors/refusal.ts'
import { networkOf } from '../../../http/guards/network-of.ts'
import { advice } from '../texts/answers.ts'
import type { AttemptRepository } from './attempt.repository.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/**
 * Each purpose has its own count. A limit that a stranger can exhaust also counts by network, so the owner can
 * continue from elsewhere. The wider limits apply to attackers with many networks. When a wide limit for mailed links
 * is reached, that many links in the mailbox are still valid. So it keeps nobody from confirming or recovering.
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
  confirmationByEmail: { most: 20, window: day },
  recoveryByNetwork: { most: 30, window: hour },
  recoveryByEmailAndNetwork: { most: 5, window: hour },
  recoveryByEmail: { most: 10, window: hour },
  recoveryByDevice: { most: 5, window: hour },
  codeBySession: { most: 10, window: 5 * minute },
  codeByDevice: { most: 10, window: 5 * minute },
  codeByAccountAndNetwork: { most: 10, window: 5 * minute },
  codeByAccount: { most: 50, window: hour },
  newAddressByAccount: { most: 5, window: hour },
  newAddressByNetwork: { most: 20, window: hour },
  newAddressByEmail: { most: 3, window: day },
  couponByAccount: { most: 20, window: hour, advice: advice.withoutCoupon },
  couponByNetwork: { most: 60, window: hour, advice: advice.withoutCoupon },
  cardByAccount: { most: 10, window: hour },
  cardByNetwork: { most: 30, window: hour },
} satisfies Record<string, { most: number; window: number; advice?: string }>
export type Limit = keyof typeof limits

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
    ...{ count, clear },

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
     * Counts a code of the second factor, from a session or at a login, where the browser may be known to the
     * account. Returns the function that undoes the count after a correct code; the count of the whole account stays.
     */
    async countCode(userId: string, asked: CodeOrigin): Promise<() => Promise<void>> {
      const [limit, by] = codeLimit(asked)
      await count(limit, userId, by)
      if (limit === 'codeByAccountAndNetwork') await count('codeByAccount', userId)
      return () => clear(limit, userId, by)
    },

    /** Allows logins again for a person who has proven by mail that the account is theirs. */
    async clearLogin(account: string, ip: string): Promise<void> {
      await clear('loginByAccountAndNetwork', account, networkOf(ip))
      await clear('loginByAccount', account)
    },

    /** Counts a recovery mail, which a stranger may request. A browser that the account knows has its own count. */
    async countRecovery(email: string, ip: string, knownDevice: string | undefined): Promise<void> {
      if (knownDevice !== undefined) return count('recoveryByDevice', email, knownDevice)
      await count('recoveryByNetwork', networkOf(ip))
      await count('recoveryByEmailAndNetwork', email, networkOf(ip))
      await count('recoveryByEmail', email)
    },

    async countConfirmation(email: string, ip: string): Promise<void> {
      await count('confirmationByNetwork', networkOf(ip))
      await count('confirmationByEmailAndNetwork', email, networkOf(ip))
      await count('confirmationByEmail', email)
    },

    /** Counts a mail to a new address that an account says is its own. */
    async countNewAddress(userId: string, email: string, ip: string): Promise<void> {
      await count('newAddressByAccount', userId)
      await count('newAddressByNetwork', networkOf(ip))
      await count('newAddressByEmail', email)
    },

    /** Counts every coupon, valid or not. Otherwise a known coupon would allow endless guessing. */
    async countCoupon(userId: string, ip: string): Promise<void> {
      await count('couponByAccount', userId)
      await count('couponByNetwork', networkOf(ip))
    },

    /** Counts another card for a subscription. */
    async countCard(userId: string, ip: string): Promise<void> {
      await count('cardByAccount', userId)
      await count('cardByNetwork', networkOf(ip))
    },
  }
}

type CodeOrigin = { sessionToken: string | undefined } | { ip: string; knownDevice: string | undefined }

function codeLimit(asked: CodeOrigin): [limit: Limit, by: string] {
  if ('sessionToken' in asked) return ['codeBySession', asked.sessionToken ?? '']
  if (asked.knownDevice !== undefined) return ['codeByDevice', asked.knownDevice]
  return ['codeByAccountAndNetwork', networkOf(asked.ip)]
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
