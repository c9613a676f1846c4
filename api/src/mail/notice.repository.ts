import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/user.tables.ts'
import { notices } from './notice.tables.ts'
import { type Recipient, recipientOf } from './recipient.ts'

/**
 * The stored subject of a notice, which ensures that it is sent once. Kinds about subscriptions are stored without
 * the prefix `subscription-`.
 */
export const noticeSubject = (kind: string, about: string) => `${kind.replace(/^subscription-/, '')}:${about}`

export function noticeRepository(database: Database) {
  return {
    /** Returns false if the account already got this notice. */
    async add(userId: string, subject: string, sentAt: Date): Promise<boolean> {
      const added = await database
        .insert(notices)
        .values({ userId, subject, sentAt })
        .onConflictDoNothing()
        .returning({ subject: notices.subject })
      return added.length > 0
    },

    async recipient(userId: string): Promise<Recipient | undefined> {
      const { email, name, confirmedAt } = users
      const [found] = await database
        .select({ email, name, confirmedAt })
        .from(users)
        .where(eq(users.id, userId))
      return found && recipientOf(found)
    },
  }
}
