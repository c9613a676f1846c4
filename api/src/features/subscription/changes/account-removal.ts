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

/** What has to be done of the subscription before an account goes, so that nobody who is gone is charged. */
export function createAccountRemoval({ database, mirror, endings, log }: Parts) {
  return {
    /** Ends at the gateway what goes on; throws where that does not work, and the account must stay. */
    async end(userId: string): Promise<void> {
      const subscriptions = subscriptionRepository(database)
      const open = await subscriptions.openOf(userId)
      if (open?.stage === 'asked' && (await mirror.settle(open).catch(refusalOf(log))) === 'open') {
        throw new Refusal('payment_unknown')
      }
      const live = await subscriptions.openOf(userId)
      if (live) await endings.endNow(live).catch(refusalOf(log))
    },

    /** Whether nothing has begun since; asked in the transaction that removes the account, which it holds. */
    async isDone(userId: string, transaction: Database): Promise<boolean> {
      return (await subscriptionRepository(transaction).openOf(userId)) === undefined
    },
  }
}
export type AccountRemoval = ReturnType<typeof createAccountRemoval>
