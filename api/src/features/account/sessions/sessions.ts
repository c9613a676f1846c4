import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { User } from '../user.repository.ts'
import { accessRecordRepository } from './access-record.repository.ts'
import { newToken, sha256Of } from './secret-token.ts'
import { type StoredSession, sessionRepository, type Validity } from './session.repository.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const idleLimit = 14 * day
const absoluteLimit = 90 * day
/** How exactly the last use is stored. It avoids a write for every request. */
const seenPrecision = hour
const longestDevice = 300
/** The most of one account. Beyond it, those that were not used for longest end. */
const mostSessions = 30

interface Origin {
  ip: string
  userAgent: string
}
export type Sessions = ReturnType<typeof createSessions>

/** Sessions end after 14 days without use, and after 90 days in any case. Their use also creates the access records. */
export function createSessions(database: Database, clock: () => Date) {
  const stored = sessionRepository(database)
  const accessRecords = accessRecordRepository(database)
  const validity = (now = clock()): Validity => ({ now, seenAfter: new Date(now.getTime() - idleLimit) })

  async function find(token: string | undefined, ip: string, precision: number): Promise<User | undefined> {
    const now = clock()
    const found = token ? await stored.valid(sha256Of(token), validity(now)) : undefined
    if (!found) return undefined
    const { session, user } = found
    const idle = now.getTime() - session.lastSeenAt.getTime()
    if (idle >= precision) await stored.seen(session.tokenSha256, { lastSeenAt: now, ip })
    if (idle >= seenPrecision) await accessRecords.add({ userId: user.id, ip, at: now })
    return user
  }

  async function check(token: string | undefined, ip: string, precision: number): Promise<User> {
    const user = await find(token, ip, precision)
    if (!user) throw new Refusal('unauthenticated')
    return user
  }

  return {
    /** Opens a session and returns its token. Call it while the account is locked. */
    async open(userId: string, { ip, userAgent }: Origin, transaction: Database): Promise<string> {
      const now = clock()
      const opened = sessionRepository(transaction)
      await opened.removeEndedOf(userId, validity(now))
      const { token, tokenSha256 } = newToken()
      const device = userAgent.slice(0, longestDevice)
      const expiresAt = new Date(now.getTime() + absoluteLimit)
      await opened.add({ tokenSha256, userId, device, ip, createdAt: now, lastSeenAt: now, expiresAt })
      await opened.removeBeyond(userId, mostSessions)
      await accessRecordRepository(transaction).add({ userId, ip, at: now })
      return token
    },

    /** The account of a session; undefined if there is no such session. */
    find: (token: string | undefined, ip: string): Promise<User | undefined> =>
      find(token, ip, seenPrecision),

    /** The account of a session. Throws 'unauthenticated' if there is no such session. */
    user: (token: string | undefined, ip: string): Promise<User> => check(token, ip, seenPrecision),

    /** As `user`, and also restarts the session's idle time. */
    extend: (token: string | undefined, ip: string): Promise<User> => check(token, ip, 0),

    /** The open sessions of an account, last used first. */
    all: (userId: string): Promise<StoredSession[]> => stored.all(userId, validity()),

    /** Ends a session; its token becomes invalid. */
    end: (token: string): Promise<void> => stored.remove(sha256Of(token)),

    endById: (userId: string, id: string): Promise<boolean> => stored.removeById(userId, id),

    /** Ends all sessions of an account, except the one with the token `but`. */
    endAll: (userId: string, { but }: { but?: string } = {}): Promise<void> =>
      stored.removeAll(userId, but === undefined ? {} : { but: sha256Of(but) }),

    removeEnded: (): Promise<void> => stored.removeEnded(validity()),
  }
}
