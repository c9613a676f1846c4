import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { GatewayMirror } from '../gateway/gateway-mirror.ts'
import { refusalOf } from '../gateway/refusal-of.ts'
import { subscriptionRepository } from '../records/subscription.repository.ts'
import type { Endings } from './endings.ts'

interface Parts {
  database: Database
  mirror: GatewayMirror
  endings: Endings
  log: FastifyBaseLogger
}

/**
 * What must be done about the subscription before an account is deleted, so that a deleted account is never charged.
 */
export function createAccountRemoval({ database, mirror, endings, log }: Parts) {
  return {
    /** Ends a running subscription at the gateway. Throws if that fails; the account must then stay. */
    async end(userId: string): Promise<void> {
      const subscriptions = subscriptionRepository(database)
      const open = await subscriptions.openOf(userId)
      if (open?.stage === 'asked' && (await mirror.settle(open).catch(refusalOf(log))) === 'open') {
        throw new Refusal('payment_unknown')
      }
      const live = await subscriptions.openOf(userId)
      if (live) await endings.endNow(live).catch(refusalOf(log))
    },

    /**
     * Whether no subscription has begun since. Called in the transaction that deletes the account, while it is
     * locked.
     */
    async isDone(userId: string, transaction: Database): Promise<boolean> {
      return (await subscriptionRepository(transaction).openOf(userId)) === undefined
    },
  }
}
export type AccountRemoval = ReturnType<typeof createAccountRemoval>
