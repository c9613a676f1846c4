import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/user.tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = Omit<User, 'id'>

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
  }
}
