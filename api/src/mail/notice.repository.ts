import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/user.tables.ts'
import { notices } from './notice.tables.ts'
import { type Recipient, recipientOf } from './recipient.ts'

/** What a notice is about, stored so that it is sent once. Those of subscriptions are stored without that word. */
export const noticeSubject = (kind: string, about: string) => `${kind.replace(/^subscription-/, '')}:${about}`

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
