import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { oneTimeTokens } from './one-time-token.tables.ts'

export type OneTimeToken = typeof oneTimeTokens.$inferSelect
export type Purpose = OneTimeToken['purpose']

export function oneTimeTokenRepository(database: Database) {
  const isIt = (tokenSha256: string, purpose: Purpose) =>
    and(eq(oneTimeTokens.tokenSha256, tokenSha256), eq(oneTimeTokens.purpose, purpose))

  return {
    async add(token: Omit<OneTimeToken, 'usedAt'>): Promise<void> {
      await database.insert(oneTimeTokens).values(token)
    },

    /** Uses a token up and answers it; of two at the same time one gets it. */
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

    /** Whose token it is, used or not. */
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

    /** The last one made for an account that is still good. */
    async latest(userId: string, purpose: Purpose, now: Date): Promise<OneTimeToken | undefined> {
      const [found] = await database
        .select()
        .from(oneTimeTokens)
        .where(
          and(
            eq(oneTimeTokens.userId, userId),
            eq(oneTimeTokens.purpose, purpose),
            isNull(oneTimeTokens.usedAt),
            gt(oneTimeTokens.expiresAt, now),
          ),
        )
        .orderBy(desc(oneTimeTokens.createdAt))
        .limit(1)
      return found
    },

    /** Makes the links of an account that were not used yet worthless. */
    async removeUnused(userId: string, purpose: Purpose): Promise<void> {
      await database
        .delete(oneTimeTokens)
        .where(
          and(
            eq(oneTimeTokens.userId, userId),
            eq(oneTimeTokens.purpose, purpose),
            isNull(oneTimeTokens.usedAt),
          ),
        )
    },

    async removeExpiredBefore(time: Date): Promise<void> {
      await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time))
    },
  }
}
