import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Gateway, GatewaySubscription } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { Notify } from '../notices/notices.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import { createGatewayStore } from './gateway-store.ts'
import { createOwnRecords, type OwnCharge, type OwnRecords } from './own-records.ts'

interface Parts {
  database: Database
  gateway: Gateway
  clock: () => Date
  notify: Notify
  log: FastifyBaseLogger
}
export type GatewayMirror = ReturnType<typeof createGatewayMirror>

const mostTries = 10
/** The longest a purchase may take; longer than the timeout of the gateway's calls. */
export const longestPurchase = 2 * 60 * 1000

/** Keeps the stored subscriptions in line with the gateway, which alone decides what was paid. */
export function createGatewayMirror({ database, gateway, clock, notify, log }: Parts) {
  const subscriptions = subscriptionRepository(database)
  const store = createGatewayStore({ clock, notify })
  const own = createOwnRecords({ database, gateway, clock, log })

  /**
   * Stores the current state of a subscription at the gateway. If the row was changed after it was read, everything
   * is read again, so an older state never replaces a newer one.
   */
  async function refresh(id: string): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const read = await subscriptions.byId(id)
      if (!read?.gatewayId) return
      const [found, payments] = await readGateway(own, read, read.gatewayId)
      const isStored = await database.transaction((transaction) => store(read, found, payments, transaction))
      if (isStored) return
    }
    throw new Error('a subscription changed whenever it was read')
  }

  /**
   * Takes over a subscription that exists at the gateway. Returns false if the row was changed since it was read, or
   * if another subscription took its place.
   */
  function adopt(asked: StoredSubscription, { id, nextDueDate }: GatewaySubscription): Promise<boolean> {
    return subscriptions.change(asked, { stage: 'live', gatewayId: id, nextDueDate })
  }

  /** Marks a purchase as failed. */
  async function fail(id: string): Promise<void> {
    const asked = await subscriptions.byId(id)
    if (asked?.stage === 'asked') await subscriptions.change(asked, { stage: 'failed' })
  }

  return {
    own,
    refresh,
    adopt,
    fail,

    /** Finds out the outcome of an interrupted purchase: it exists, it never did, or it may still come. */
    async settle(asked: StoredSubscription): Promise<'live' | 'failed' | 'open'> {
      const found = await own.find(asked)
      if (found) {
        await adopt(asked, found)
        await refresh(asked.id)
        return 'live'
      }
      // A record with a later time than a moment from now is from before the clock was set back.
      if (Math.abs(clock().getTime() - asked.askedAt.getTime()) < longestPurchase) return 'open'
      await fail(asked.id)
      return 'failed'
    },

    /**
     * Handles a purchase that was given up too early and exists at the gateway after all. It is taken over, or undone
     * if the account has another subscription.
     */
    async rescue(failed: StoredSubscription): Promise<void> {
      const found = await own.find(failed)
      if (!found) return
      log.warn({ subscription: failed.id }, 'the gateway made a subscription after it was given up')
      if (await adopt(failed, found)) return refresh(failed.id)
      await gateway.cancel(found.id)
      for (const payment of await own.charges(failed, found.id)) {
        if (payment.state === 'paid') await gateway.refund(payment.id)
      }
    },
  }
}

async function readGateway(
  own: OwnRecords,
  read: StoredSubscription,
  gatewayId: string,
): Promise<[GatewaySubscription | undefined, OwnCharge[]]> {
  try {
    return [await own.subscription(read, gatewayId), await own.charges(read, gatewayId)]
  } catch (error) {
    if (error instanceof GatewayFailure && error.outcome === 'missing') return [undefined, []]
    throw error
  }
}
