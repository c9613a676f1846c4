import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Gateway, GatewayPayment, GatewaySubscription } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { Notify } from '../notices/notices.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import { createGatewayStore } from './gateway-store.ts'

interface Parts {
  database: Database
  gateway: Gateway
  clock: () => Date
  notify: Notify
  log: FastifyBaseLogger
}
export type GatewayMirror = ReturnType<typeof createGatewayMirror>

const mostTries = 10
/** How long a purchase may be on its way: longer than the gateway is waited for. */
export const longestPurchase = 2 * 60 * 1000

/** Keeps what is stored of subscriptions as the gateway has it, which alone decides what was paid. */
export function createGatewayMirror({ database, gateway, clock, notify, log }: Parts) {
  const subscriptions = subscriptionRepository(database)
  const store = createGatewayStore({ clock, notify })

  /**
   * Stores how a subscription stands at the gateway now. Whatever caused it, and however many ask at once: what was read
   * before somebody else wrote is read again, so that nothing older takes the place of something newer.
   */
  async function refresh(id: string): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const read = await subscriptions.byId(id)
      if (!read?.gatewayId) return
      const [found, payments] = await readGateway(read.gatewayId)
      const isStored = await database.transaction((transaction) => store(read, found, payments, transaction))
      if (isStored) return
    }
    throw new Error('a subscription changed whenever it was read')
  }

  async function readGateway(
    gatewayId: string,
  ): Promise<[GatewaySubscription | undefined, GatewayPayment[]]> {
    try {
      return [await gateway.subscription(gatewayId), await gateway.paymentsOf(gatewayId)]
    } catch (error) {
      if (error instanceof GatewayFailure && error.outcome === 'missing') return [undefined, []]
      throw error
    }
  }

  /** Takes over a subscription the gateway has; answers false where somebody else did, or it has no place any more. */
  function adopt(asked: StoredSubscription, { id, nextDueDate }: GatewaySubscription): Promise<boolean> {
    return subscriptions.change(asked, { stage: 'live', gatewayId: id, nextDueDate })
  }

  /** Marks a purchase that came to nothing. */
  async function fail(id: string): Promise<void> {
    const asked = await subscriptions.byId(id)
    if (asked?.stage === 'asked') await subscriptions.change(asked, { stage: 'failed' })
  }

  return {
    refresh,
    adopt,
    fail,

    /** Finds out what became of a purchase that was cut short: whether it is there now, never was, or may still come. */
    async settle(asked: StoredSubscription): Promise<'live' | 'failed' | 'open'> {
      const found = await gateway.findSubscription(asked.id)
      if (found) {
        await adopt(asked, found)
        await refresh(asked.id)
        return 'live'
      }
      if (clock().getTime() - asked.askedAt.getTime() < longestPurchase) return 'open'
      await fail(asked.id)
      return 'failed'
    },

    /** A purchase given up too early that the gateway made after all: it is taken over, or undone where another goes on. */
    async rescue(failed: StoredSubscription): Promise<void> {
      const found = await gateway.findSubscription(failed.id)
      if (!found) return
      log.warn({ subscription: failed.id }, 'the gateway made a subscription after it was given up')
      if (await adopt(failed, found)) return refresh(failed.id)
      await gateway.cancel(found.id)
      for (const payment of await gateway.paymentsOf(found.id)) {
        if (payment.state === 'paid') await gateway.refund(payment.id)
      }
    },
  }
}
