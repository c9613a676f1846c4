import { Refusal } from '../../errors.ts'
import type { SessionRepository } from './session.repository.ts'
import { newSessionToken, sha256Of } from './session-token.ts'
import type { User } from './user.repository.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const idleLimit = 14 * day
const absoluteLimit = 90 * day
/** A session seen within this time is not written again, which spares a write on every request. */
const seenPrecision = hour

/** Sessions end after 14 days without use, and after 90 days in any case. */
export function createSessions(repository: SessionRepository, clock: () => Date) {
  const validity = (now: Date) => ({ now, seenAfter: new Date(now.getTime() - idleLimit) })

  async function check(token: string | undefined, precision: number): Promise<User> {
    const now = clock()
    const found = token ? await repository.valid(sha256Of(token), validity(now)) : undefined
    if (!found) throw new Refusal('unauthenticated')
    if (now.getTime() - found.session.lastSeenAt.getTime() >= precision) {
      await repository.seen(found.session.tokenSha256, now)
    }
    return found.user
  }

  return {
    /** Opens a session and answers its token. */
    async open(userId: string): Promise<string> {
      const now = clock()
      await repository.removeEnded(userId, validity(now))
      const { token, tokenSha256 } = newSessionToken()
      const expiresAt = new Date(now.getTime() + absoluteLimit)
      await repository.add({ tokenSha256, userId, createdAt: now, lastSeenAt: now, expiresAt })
      return token
    },

    /** Whose session it is. */
    user: (token: string | undefined): Promise<User> => check(token, seenPrecision),

    /** Ends a session: its token is nobody's from now on. */
    end: (token: string): Promise<void> => repository.remove(sha256Of(token)),

    /** Whose session it is, and lets its idle time start anew. */
    extend: (token: string | undefined): Promise<User> => check(token, 0),
  }
}
