import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { isTaken } from '../../../database/failures/database-failure.ts'
import { users } from '../../../database/user.tables.ts'
import { subscriptions } from './subscription.tables.ts'

export type StoredSubscription = typeof subscriptions.$inferSelect
type New = Pick<
  StoredSubscription,
  | 'userId'
  | 'cycle'
  | 'billingType'
  | 'prices'
  | 'coupon'
  | 'discount'
  | 'couponWaits'
  | 'askedAt'
  | 'cardBrand'
  | 'cardLastDigits'
>
type Change = Partial<Omit<StoredSubscription, 'id' | 'userId' | 'version'>>

export function subscriptionRepository(database: Database) {
  const { id, userId, stage, gatewayId, askedAt, version } = subscriptions
  const open = inArray(stage, ['asked', 'live'])
  return {
    /** Whether the account exists. The row stays locked until the transaction ends. */
    async lockAccount(user: string): Promise<boolean> {
      const found = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, user))
        .for('key share')
      return found.length > 0
    },

    /** Adds a purchase that is about to be made; undefined if the account already has an open one. */
    async ask(asked: New): Promise<StoredSubscription | undefined> {
      const [added] = await database
        .insert(subscriptions)
        .values({ ...asked, stage: 'asked' })
        .onConflictDoNothing()
        .returning()
      return added
    },

    async byId(wanted: string): Promise<StoredSubscription | undefined> {
      const [found] = await database.select().from(subscriptions).where(eq(id, wanted))
      return found
    },

    async byGatewayId(wanted: string): Promise<StoredSubscription | undefined> {
      const [found] = await database.select().from(subscriptions).where(eq(gatewayId, wanted))
      return found
    },

    /** The purchase in progress or the running subscription; there is at most one. */
    async openOf(user: string): Promise<StoredSubscription | undefined> {
      const [found] = await database
        .select()
        .from(subscriptions)
        .where(and(eq(userId, user), open))
      return found
    },

    /** Newest first. */
    all(user: string): Promise<StoredSubscription[]> {
      return database.select().from(subscriptions).where(eq(userId, user)).orderBy(desc(askedAt))
    },

    async countFailed(user: string, since: Date): Promise<number> {
      return database.$count(subscriptions, and(eq(userId, user), eq(stage, 'failed'), gte(askedAt, since)))
    },

    /** Changes the row regardless of its version. */
    async set(user: string, wanted: string, change: Change): Promise<void> {
      const next = sql`${version} + 1`
      await database
        .update(subscriptions)
        .set({ ...change, version: next })
        .where(and(eq(userId, user), eq(id, wanted)))
    },

    /**
     * Changes the row if it has not changed since it was read. Returns false if it has, or if the account now has
     * another open subscription.
     */
    async change(read: StoredSubscription, change: Change): Promise<boolean> {
      try {
        const changed = await database
          .update(subscriptions)
          .set({ ...change, version: read.version + 1 })
          .where(and(eq(userId, read.userId), eq(id, read.id), eq(version, read.version)))
          .returning({ id })
        return changed.length > 0
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },
  }
}
