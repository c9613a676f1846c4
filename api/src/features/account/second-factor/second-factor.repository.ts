import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { secondFactors } from './second-factor.tables.ts'

export type StoredFactor = typeof secondFactors.$inferSelect
type Change = Partial<Pick<StoredFactor, 'confirmedAt' | 'lastStep' | 'recoveryHashes'>>

export function secondFactorRepository(database: Database) {
  const isOf = (userId: string) => eq(secondFactors.userId, userId)

  return {
    async of(userId: string): Promise<StoredFactor | undefined> {
      const [found] = await database.select().from(secondFactors).where(isOf(userId))
      return found
    },

    /** As `of`, locked until the transaction ends. Of two requests with the same code, only one succeeds. */
    async lock(userId: string): Promise<StoredFactor | undefined> {
      const [found] = await database.select().from(secondFactors).where(isOf(userId)).for('update')
      return found
    },

    /** Starts again, unless one is already in use. Returns whether it did. */
    async begin(userId: string, secret: string, begunAt: Date): Promise<boolean> {
      const begun = await database
        .insert(secondFactors)
        .values({ userId, secret, begunAt })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { secret, begunAt, lastStep: 0 },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId })
      return begun.length > 0
    },

    async change(userId: string, change: Change): Promise<void> {
      await database.update(secondFactors).set(change).where(isOf(userId))
    },

    /** Returns whether one was in use. */
    async remove(userId: string): Promise<boolean> {
      const removed = await database
        .delete(secondFactors)
        .where(isOf(userId))
        .returning({ confirmedAt: secondFactors.confirmedAt })
      return removed.some(({ confirmedAt }) => confirmedAt !== null)
    },

    /** Deletes those that were begun but never confirmed. */
    async removeUnconfirmedBefore(time: Date): Promise<void> {
      await database
        .delete(secondFactors)
        .where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.begunAt, time)))
    },
  }
}
