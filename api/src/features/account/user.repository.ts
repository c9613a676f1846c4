import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { users } from '../../database/user.tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'canal' | 'phone' | 'createdAt'>
type Change = Partial<Omit<User, 'id' | 'createdAt'>>

export function userRepository(database: Database) {
  return {
    /** Returns the new user, or undefined if the e-mail is taken. */
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

    /** The account, locked until the transaction ends, so that what was checked stays true until then. */
    async lock(id: string): Promise<User | undefined> {
      const [found] = await database.select().from(users).where(eq(users.id, id)).for('update')
      return found
    },

    async change(id: string, change: Change): Promise<void> {
      await database.update(users).set(change).where(eq(users.id, id))
    },

    /** As `change`. Returns false if the e-mail is taken; the transaction is then unusable. */
    async changeUnlessTaken(id: string, change: Change): Promise<boolean> {
      try {
        await database.update(users).set(change).where(eq(users.id, id))
        return true
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },

    /** Returns whether there was one to remove. */
    async remove(id: string): Promise<boolean> {
      const removed = await database.delete(users).where(eq(users.id, id)).returning({ id: users.id })
      return removed.length > 0
    },

    /** Accounts created before `time` whose e-mail was never confirmed. */
    unconfirmedSince(time: Date): Promise<User[]> {
      return database
        .select()
        .from(users)
        .where(and(isNull(users.confirmedAt), lt(users.createdAt, time)))
    },

    /** Deletes new addresses requested before `time` and never confirmed. */
    async dropPendingEmailsBefore(time: Date): Promise<void> {
      await database
        .update(users)
        .set({ pendingEmail: null, pendingEmailSince: null })
        .where(lt(users.pendingEmailSince, time))
    },
  }
}

/** Whether two addresses are the same, ignoring case and surrounding spaces. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
