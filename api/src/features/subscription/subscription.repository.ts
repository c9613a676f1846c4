import type { SubscriptionState } from '@vendaclara/core/subscription'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { subscriptions } from './subscription.tables.ts'

export function subscriptionRepository(database: Database) {
  return {
    async stateOf(userId: string): Promise<SubscriptionState | null> {
      const [found] = await database
        .select({ state: subscriptions.state })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
      return found?.state ?? null
    },
  }
}
