import { and, eq, gte, inArray, isNotNull, lt, not, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { users } from '../../../database/user.tables.ts'
import { payments } from './payment.tables.ts'
import type { StoredSubscription } from './subscription.repository.ts'
import { subscriptions } from './subscription.tables.ts'

/** Of all accounts, the subscriptions and trials for which something is left to do. */
export function openWorkRepository(database: Database) {
  const { id, stage, gatewayId, askedAt, endingSince, isRefunding } = subscriptions
  const isPaid = sql`exists (select 1 from ${payments} where ${payments.userId} = ${subscriptions.userId} and ${payments.subscriptionId} = ${id} and ${payments.state} = 'paid')`
  return {
    ofStage(wanted: StoredSubscription['stage']): Promise<StoredSubscription[]> {
      return database.select().from(subscriptions).where(eq(stage, wanted)).orderBy(askedAt)
    },

    failedSince(time: Date): Promise<StoredSubscription[]> {
      return database
        .select()
        .from(subscriptions)
        .where(and(eq(stage, 'failed'), gte(askedAt, time)))
    },

    /** Those bought since then that go on and of which no payment is known. */
    unpaidSince(time: Date): Promise<StoredSubscription[]> {
      return database
        .select()
        .from(subscriptions)
        .where(and(eq(stage, 'live'), gte(askedAt, time), not(isPaid)))
    },

    /** Those whose cancel or refund the gateway has yet to do. */
    unfinishedEndings(): Promise<StoredSubscription[]> {
      const isUnfinished = sql`(${stage} = 'live' or (${isRefunding} and ${isPaid}))`
      return database
        .select()
        .from(subscriptions)
        .where(and(isNotNull(endingSince), isNotNull(gatewayId), isUnfinished))
    },

    /** Whose trial ends in this time, and who has not bought anything. */
    trialsEnding(from: Date, to: Date): Promise<{ userId: string; trialEndAt: Date | null }[]> {
      const bought = database
        .select({ id })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, users.id), inArray(stage, ['asked', 'live'])))
      return database
        .select({ userId: users.id, trialEndAt: users.trialEndAt })
        .from(users)
        .where(and(gte(users.trialEndAt, from), lt(users.trialEndAt, to), notExists(bought)))
    },
  }
}
