import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/user.tables.ts'
import { sessions } from './session.tables.ts'
import type { User } from './user.repository.ts'

export type StoredSession = typeof sessions.$inferSelect
export type SessionRepository = ReturnType<typeof sessionRepository>

/** From when on a session must have been seen, and what time it must outlast. */
type Validity = { seenAfter: Date; now: Date }

export function sessionRepository(database: Database) {
  return {
    async add(session: StoredSession): Promise<void> {
      await database.insert(sessions).values(session)
    },

    async valid(
      tokenSha256: string,
      validity: Validity,
    ): Promise<{ session: StoredSession; user: User } | undefined> {
      const [found] = await database
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenSha256, tokenSha256),
            gt(sessions.lastSeenAt, validity.seenAfter),
            gt(sessions.expiresAt, validity.now),
          ),
        )
      return found
    },

    async seen(tokenSha256: string, now: Date): Promise<void> {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenSha256, tokenSha256))
    },

    async remove(tokenSha256: string): Promise<void> {
      await database.delete(sessions).where(eq(sessions.tokenSha256, tokenSha256))
    },

    async removeEnded(userId: string, { seenAfter, now }: Validity): Promise<void> {
      const isEnded = or(lte(sessions.lastSeenAt, seenAfter), lte(sessions.expiresAt, now))
      await database.delete(sessions).where(and(eq(sessions.userId, userId), isEnded))
    },
  }
}
