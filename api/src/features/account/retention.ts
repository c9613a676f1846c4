import type { Database } from '../../database/database.ts'
import { oneTimeTokenRepository } from './addresses/one-time-token.repository.ts'
import { attemptRepository } from './attempts/attempt.repository.ts'
import { countedFor } from './attempts/attempt-limits.ts'
import type { AccountRemoval } from './profile/account-removal.ts'
import { secondFactorRepository } from './second-factor/second-factor.repository.ts'
import { securityEventRepository } from './security/security-event.repository.ts'
import { accessRecordRepository } from './sessions/access-record.repository.ts'
import { knownDeviceRepository } from './sessions/known-device.repository.ts'
import type { AccountFacts } from './sessions/session-of.ts'
import type { Sessions } from './sessions/sessions.ts'
import { userRepository } from './user.repository.ts'

const day = 24 * 60 * 60 * 1000
const expiredLinks = 7 * day
const pendingEmails = 2 * day
const unconfirmedAccounts = 90 * day
/** Marco Civil da Internet, art. 15. */
const accessRecordMonths = 6

interface Parts {
  database: Database
  clock: () => Date
  sessions: Sessions
  facts: AccountFacts
  removal: AccountRemoval
}

/** Deletes what `docs/privacy.md` says is stored for a limited time only. */
export function accountRetention({ database, clock, sessions, facts, removal }: Parts): () => Promise<void> {
  const users = userRepository(database)

  /** Does nothing if a purchase has begun in the meantime. */
  async function remove(id: string): Promise<void> {
    await database.transaction(async (transaction) => {
      await userRepository(transaction).lock(id)
      if (await removal.isDone(id, transaction)) await userRepository(transaction).remove(id)
    })
  }

  return async () => {
    const now = clock()
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    await sessions.removeEnded()
    await knownDeviceRepository(database).removeUnused(now)
    await oneTimeTokenRepository(database).removeExpiredBefore(ago(expiredLinks))
    await users.dropPendingEmailsBefore(ago(pendingEmails))
    await attemptRepository(database).removeBefore(ago(countedFor))
    await accessRecordRepository(database).removeBefore(monthsBefore(now, accessRecordMonths))
    await securityEventRepository(database).removeBefore(monthsBefore(now, accessRecordMonths))
    await secondFactorRepository(database).removeUnconfirmedBefore(ago(day))
    for (const { id } of await users.unconfirmedSince(ago(unconfirmedAccounts))) {
      // An account that bought a plan stays, confirmed or not.
      if ((await facts.subscriptionOf(id)).state === null) await remove(id)
    }
  }
}

/** The same day `months` earlier, or the last day of the month if it has no such day. */
function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== time.getUTCDate()) before.setUTCDate(0)
  return before
}
