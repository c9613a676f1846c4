import { desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { Count } from '../../../http/guards/limits/shared-counts.ts'
import { attempts } from './attempt.tables.ts'

const byKey = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1)

export type AttemptRepository = ReturnType<typeof attemptRepository>

export function attemptRepository(database: Database) {
  return {
    /**
     * Counts one more try; starts again at 1 if the last count began before `since`. A single statement, so no try is
     * lost.
     */
    async increment(keySha256: string, now: Date, since: Date): Promise<Count> {
      const isOver = sql`${attempts.startedAt} <= ${since}`
      const [counted] = await database
        .insert(attempts)
        .values({ keySha256, startedAt: now, count: 1 })
        .onConflictDoUpdate({
          target: attempts.keySha256,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
          },
        })
        .returning({ count: attempts.count, startedAt: attempts.startedAt })
      if (!counted) throw new Error('the count answered no row')
      return counted
    },

    /** Like `increment`, for many tries of many keys at once. */
    async add(added: ReadonlyMap<string, number>, now: Date, since: Date): Promise<Map<string, Count>> {
      const isOver = sql`${attempts.startedAt} <= ${since}`
      const counted = await database
        .insert(attempts)
        // Sorted: two processes that add the same keys then wait for one another without a deadlock.
        .values(
          [...added].toSorted(byKey).map(([keySha256, count]) => ({ keySha256, startedAt: now, count })),
        )
        .onConflictDoUpdate({
          target: attempts.keySha256,
          set: {
            count: sql`case when ${isOver} then 0 else ${attempts.count} end + excluded.count`,
            startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
          },
        })
        .returning()
      return new Map(counted.map(({ keySha256, ...count }) => [keySha256, count]))
    },

    async forget(keySha256: string): Promise<void> {
      await database.delete(attempts).where(eq(attempts.keySha256, keySha256))
    },

    /** Removes one try that turned out to be legitimate. */
    async decrement(keySha256: string): Promise<void> {
      await database
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(eq(attempts.keySha256, keySha256))
    },

    /** Deletes the oldest counts, so that `most` remain. */
    async removeAllButNewest(most: number): Promise<void> {
      const surplus = database
        .select({ keySha256: attempts.keySha256 })
        .from(attempts)
        .orderBy(desc(attempts.startedAt))
        .offset(most)
      await database.delete(attempts).where(inArray(attempts.keySha256, surplus))
    },

    async removeBefore(time: Date): Promise<void> {
      await database.delete(attempts).where(lt(attempts.startedAt, time))
    },
  }
}
