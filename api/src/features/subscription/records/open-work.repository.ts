import { and, eq, gte, inArray, isNotNull, lt, not, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { users } from '../../../database/user.tables.ts'
import { payments } from './payment.tables.ts'
import type { StoredSubscription } from './subscription.repository.ts'
import { subscriptions } from './subscription.tables.ts'

/** Subscriptions and trials of all accounts that still need work. */
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

    /** Running subscriptions bought since `time` without a known payment. */
    unpaidSince(time: Date): Promise<StoredSubscription[]> {
      return database
        .select()
        .from(subscriptions)
        .where(and(eq(stage, 'live'), gte(askedAt, time), not(isPaid)))
    },

    /** Those whose cancellation or refund the gateway has not done yet. */
    unfinishedEndings(): Promise<StoredSubscription[]> {
      const isUnfinished = sql`(${stage} = 'live' or (${isRefunding} and ${isPaid}))`
      return database
        .select()
        .from(subscriptions)
        .where(and(isNotNull(endingSince), isNotNull(gatewayId), isUnfinished))
    },

    /** Accounts whose trial ends in this period and that have not bought anything. */
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
