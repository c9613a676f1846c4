import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { users } from '../../../database/user.tables.ts'
import { type Recipient, recipientOf } from '../../../mail/recipient.ts'
import { subscriptions } from '../records/subscription.tables.ts'
import { notices } from './notice.tables.ts'

/** What a notice is about, stored so that it is sent once. */
export const noticeSubject = (kind: string, about: string) => `${kind}:${about}`

export function noticeRepository(database: Database) {
  return {
    /** False where the account had this notice before. */
    async add(userId: string, subject: string, sentAt: Date): Promise<boolean> {
      const added = await database
        .insert(notices)
        .values({ userId, subject, sentAt })
        .onConflictDoNothing()
        .returning({ subject: notices.subject })
      return added.length > 0
    },

    /** Whether the account is there, and stays so until the transaction ends. */
    async lockAccount(userId: string): Promise<boolean> {
      const found = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('key share')
      return found.length > 0
    },

    async recipient(userId: string): Promise<Recipient | undefined> {
      const { email, name, confirmedAt } = users
      const [found] = await database
        .select({ email, name, confirmedAt })
        .from(users)
        .where(eq(users.id, userId))
      return found && recipientOf(found)
    },

    /** Whose trial ends in this time, and who has not bought anything. */
    async trialsEnding(from: Date, to: Date): Promise<{ userId: string; trialEndAt: Date | null }[]> {
      const bought = database
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, users.id), sql`${subscriptions.stage} in ('asked', 'live')`))
      return database
        .select({ userId: users.id, trialEndAt: users.trialEndAt })
        .from(users)
        .where(and(gte(users.trialEndAt, from), lt(users.trialEndAt, to), notExists(bought)))
    },
  }
}
