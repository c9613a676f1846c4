import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/user.tables.ts'
import { oneTimeTokens } from './one-time-token.tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'canal' | 'phone' | 'createdAt'>
type Change = Partial<Omit<User, 'id' | 'createdAt'>>

export function userRepository(database: Database) {
  return {
    /** Answers the new user, or undefined where the e-mail is taken. */
    async add(user: NewUser): Promise<User | undefined> {
      const [added] = await database.insert(users).values(user).onConflictDoNothing().returning()
      return added
    },

    async byEmail(email: string): Promise<User | undefined> {
      const [found] = await database
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      return found
    },

    async byId(id: string): Promise<User | undefined> {
      const [found] = await database.select().from(users).where(eq(users.id, id))
      return found
    },

    async change(id: string, change: Change): Promise<void> {
      await database.update(users).set(change).where(eq(users.id, id))
    },

    async remove(id: string): Promise<void> {
      await database.delete(users).where(eq(users.id, id))
    },

    /** The accounts whose e-mail nobody confirmed since. */
    unconfirmedSince(time: Date): Promise<User[]> {
      return database
        .select()
        .from(users)
        .where(and(isNull(users.confirmedAt), lt(users.createdAt, time)))
    },

    /** Forgets the new addresses that no open link can confirm any more. */
    async dropStalePendingEmails(now: Date): Promise<void> {
      const hasOpenLink = database
        .select({ email: oneTimeTokens.email })
        .from(oneTimeTokens)
        .where(
          and(
            eq(oneTimeTokens.userId, users.id),
            eq(oneTimeTokens.email, users.pendingEmail),
            gt(oneTimeTokens.expiresAt, now),
          ),
        )
      await database
        .update(users)
        .set({ pendingEmail: null })
        .where(and(isNotNull(users.pendingEmail), notExists(hasOpenLink)))
    },
  }
}
