import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { users } from '../../../database/user.tables.ts'
import type { User } from '../user.repository.ts'
import { sessions } from './session.tables.ts'

export type StoredSession = typeof sessions.$inferSelect

/** A session is valid if it was seen after `seenAfter` and expires after `now`. */
export interface Validity {
  seenAfter: Date
  now: Date
}

export function sessionRepository(database: Database) {
  const isValid = ({ seenAfter, now }: Validity) =>
    and(gt(sessions.lastSeenAt, seenAfter), gt(sessions.expiresAt, now))
  const hasEnded = ({ seenAfter, now }: Validity) =>
    or(lte(sessions.lastSeenAt, seenAfter), lte(sessions.expiresAt, now))

  const placeholder = sql.placeholder
  let findValid: ReturnType<typeof prepareValid> | undefined
  const prepareValid = () =>
    database
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenSha256, placeholder('token')),
          gt(sessions.lastSeenAt, placeholder('seenAfter')),
          gt(sessions.expiresAt, placeholder('now')),
        ),
      )
      .prepare('')

  return {
    async add(session: Omit<StoredSession, 'id'>): Promise<void> {
      await database.insert(sessions).values(session)
    },

    async valid(
      tokenSha256: string,
      validity: Validity,
    ): Promise<{ session: StoredSession; user: User } | undefined> {
      // Prepared once, because nearly every call runs it.
      findValid ??= prepareValid()
      const [found] = await findValid.execute({ token: tokenSha256, ...validity })
      return found
    },

    /** All sessions of an account, last used first. */
    all(userId: string, validity: Validity): Promise<StoredSession[]> {
      return database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isValid(validity)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    },

    async seen(tokenSha256: string, seen: Pick<StoredSession, 'lastSeenAt' | 'ip'>): Promise<void> {
      await database.update(sessions).set(seen).where(eq(sessions.tokenSha256, tokenSha256))
    },

    async remove(tokenSha256: string): Promise<void> {
      await database.delete(sessions).where(eq(sessions.tokenSha256, tokenSha256))
    },

    /** Returns whether the account had such a session. */
    async removeById(userId: string, id: string): Promise<boolean> {
      const removed = await database
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return removed.length > 0
    },

    async removeAll(userId: string, { but }: { but?: string } = {}): Promise<void> {
      const isOther = but === undefined ? undefined : ne(sessions.tokenSha256, but)
      await database.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
    },

    /** Removes all but the last used ones. */
    removeBeyond: (userId: string, most: number) => removeBeyond(database, userId, most),

    async removeEnded(validity: Validity): Promise<void> {
      await database.delete(sessions).where(hasEnded(validity))
    },

    async removeEndedOf(userId: string, validity: Validity): Promise<void> {
      await database.delete(sessions).where(and(eq(sessions.userId, userId), hasEnded(validity)))
    },
  }
}

export async function removeSessionsWhere(
  database: Database,
  userId: string,
  isMeant: (session: StoredSession) => boolean,
): Promise<void> {
  const all = await database.select().from(sessions).where(eq(sessions.userId, userId))
  const meant = all.filter(isMeant).map(({ tokenSha256 }) => tokenSha256)
  await database.delete(sessions).where(inArray(sessions.tokenSha256, meant))
}

async function removeBeyond(database: Database, userId: string, most: number): Promise<void> {
  const surplus = database
    .select({ token: sessions.tokenSha256 })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(most)
  await database.delete(sessions).where(inArray(sessions.tokenSha256, surplus))
}
