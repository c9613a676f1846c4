import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { coupons } from './coupon.tables.ts'

export type Coupon = typeof coupons.$inferSelect

export function couponRepository(database: Database) {
  const { code, until, useLimit, uses } = coupons
  /** The coupon of a code that is good on a day. */
  const isGood = (typed: string, day: string) =>
    and(
      eq(code, typed.toUpperCase()),
      or(isNull(until), gte(until, day)),
      or(isNull(useLimit), lt(uses, useLimit)),
    )
  return {
    async good(typed: string, day: string): Promise<Coupon | undefined> {
      const [found] = await database.select().from(coupons).where(isGood(typed, day))
      return found
    },

    /** Uses it once more, if it is still good. */
    async use(typed: string, day: string): Promise<Coupon | undefined> {
      const [used] = await database
        .update(coupons)
        .set({ uses: sql`${uses} + 1` })
        .where(isGood(typed, day))
        .returning()
      return used
    },

    /** Takes a use back. */
    async giveBack(used: string): Promise<void> {
      await database
        .update(coupons)
        .set({ uses: sql`greatest(${uses} - 1, 0)` })
        .where(eq(code, used))
    },

    /** Answers false where there is one of that code. */
    async add(coupon: Omit<Coupon, 'uses'>): Promise<boolean> {
      const added = await database.insert(coupons).values(coupon).onConflictDoNothing().returning({ code })
      return added.length > 0
    },

    all(): Promise<Coupon[]> {
      return database.select().from(coupons).orderBy(asc(code))
    },

    async remove(typed: string): Promise<boolean> {
      const removed = await database.delete(coupons).where(eq(code, typed.toUpperCase())).returning({ code })
      return removed.length > 0
    },
  }
}
