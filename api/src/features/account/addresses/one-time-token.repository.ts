import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { oneTimeTokens } from './one-time-token.tables.ts'

export type OneTimeToken = typeof oneTimeTokens.$inferSelect
export type Purpose = OneTimeToken['purpose']

export function oneTimeTokenRepository(database: Database) {
  const isIt = (tokenSha256: string, purpose: Purpose) =>
    and(eq(oneTimeTokens.tokenSha256, tokenSha256), eq(oneTimeTokens.purpose, purpose))
  const isUnused = (userId: string, purpose: Purpose) =>
    and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt))

  return {
    async add(token: Omit<OneTimeToken, 'usedAt'>): Promise<void> {
      await database.insert(oneTimeTokens).values(token)
    },

    /** Uses up a token and returns it. Of two simultaneous calls, only one gets it. */
    async use(tokenSha256: string, purpose: Purpose, now: Date): Promise<OneTimeToken | undefined> {
      const [used] = await database
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(
          and(isIt(tokenSha256, purpose), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)),
        )
        .returning()
      return used
    },

    /** The account of a token, used or not. */
    async ownerOf(tokenSha256: string, purpose: Purpose): Promise<string | undefined> {
      const [found] = await database
        .select({ userId: oneTimeTokens.userId })
        .from(oneTimeTokens)
        .where(isIt(tokenSha256, purpose))
      return found?.userId
    },

    async wasUsed(tokenSha256: string, purpose: Purpose): Promise<boolean> {
      const found = await database
        .select({ usedAt: oneTimeTokens.usedAt })
        .from(oneTimeTokens)
        .where(and(isIt(tokenSha256, purpose), isNotNull(oneTimeTokens.usedAt)))
      return found.length > 0
    },

    /** The newest token of an account that is still valid. */
    async latest(userId: string, purpose: Purpose, now: Date): Promise<OneTimeToken | undefined> {
      const [found] = await database
        .select()
        .from(oneTimeTokens)
        .where(and(isUnused(userId, purpose), gt(oneTimeTokens.expiresAt, now)))
        .orderBy(desc(oneTimeTokens.createdAt))
        .limit(1)
      return found
    },

    /** Invalidates an account's unused links. */
    async removeUnused(userId: string, purpose: Purpose): Promise<void> {
      await database.delete(oneTimeTokens).where(isUnused(userId, purpose))
    },

    async removeExpiredBefore(time: Date): Promise<void> {
      await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time))
    },
  }
}
