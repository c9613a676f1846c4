import { and, asc, eq, getTableColumns, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { payments } from '../records/payment.tables.ts'
import { subscriptions } from '../records/subscription.tables.ts'
import { coupons } from './coupon.tables.ts'

export type Coupon = typeof coupons.$inferSelect

/**
 * The number of purchases with a coupon that may still be paid in time. Each reserves a use, so no use is sold twice.
 */
const waiting = sql<number>`(
  select count(*)::int from ${subscriptions} bought
  where bought.coupon = coupons.code and bought.coupon_waits
    and bought.stage in ('asked', 'live') and bought.ending_since is null
    and not exists (
      select 1 from ${payments} charge where charge.subscription_id = bought.id and charge.state = 'overdue'
    )
)`

export function couponRepository(database: Database) {
  const { code, until, useLimit, uses } = coupons
  return {
    /** The coupon with this code, if it is valid on the day and has a use left. */
    async good(typed: string, day: string): Promise<Coupon | undefined> {
      const isInTime = or(isNull(until), gte(until, day))
      const isLeft = or(isNull(useLimit), lt(sql`${uses} + ${waiting}`, useLimit))
      const [found] = await database
        .select()
        .from(coupons)
        .where(and(eq(code, typed.toUpperCase()), isInTime, isLeft))
      return found
    },

    /**
     * Whether a purchase that was just added gets one of the coupon's uses. Call it in the transaction that adds the
     * purchase: the lock makes purchases with the same coupon wait for each other.
     */
    async hasUseLeft({ code: used, discount }: Coupon): Promise<boolean> {
      const [found] = await database.select().from(coupons).where(eq(code, used)).for('update')
      if (found?.discount !== discount) return false
      if (found.useLimit === null) return true
      const [counted] = await database.select({ waiting }).from(coupons).where(eq(code, used))
      return found.uses + (counted?.waiting ?? 0) <= found.useLimit
    },

    /** Counts a use. The coupon may have been deleted in the meantime. */
    async count(used: string): Promise<void> {
      await database
        .update(coupons)
        .set({ uses: sql`${uses} + 1` })
        .where(eq(code, used))
    },

    /** Returns false if there already is a coupon with this code. */
    async add(coupon: Omit<Coupon, 'uses'>): Promise<boolean> {
      const added = await database.insert(coupons).values(coupon).onConflictDoNothing().returning({ code })
      return added.length > 0
    },

    all(): Promise<(Coupon & { waiting: number })[]> {
      return database
        .select({ ...getTableColumns(coupons), waiting })
        .from(coupons)
        .orderBy(asc(code))
    },

    async remove(typed: string): Promise<boolean> {
      const removed = await database.delete(coupons).where(eq(code, typed.toUpperCase())).returning({ code })
      return removed.length > 0
    },
  }
}
