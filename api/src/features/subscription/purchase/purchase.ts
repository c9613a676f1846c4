import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { noticeRepository, noticeSubject } from '../../../mail/notice.repository.ts'
import type { Gateway } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { Endings } from '../changes/endings.ts'
import type { GatewayMirror } from '../gateway/gateway-mirror.ts'
import { refusalOf } from '../gateway/refusal-of.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import type { SubscriptionStatus } from '../records/subscription-status.ts'
import { createGatewayCustomers } from './gateway-customer.ts'
import { createGatewaySubscriptions, stillUnknown } from './gateway-subscription.ts'
import { createOrders, type Order } from './order.ts'

interface Parts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  endings: Endings
  statusOf: (userId: string) => Promise<SubscriptionStatus>
  clock: () => Date
  agree: (userId: string, transaction: Database) => Promise<void>
  log: FastifyBaseLogger
}

/**
 * Buys a subscription. It is stored before the gateway is called, under the id that the gateway gets as
 * `externalReference`. If the answer is lost or this process ends, the purchase can be found again by that id.
 */
export function createPurchase(parts: Parts) {
  const { database, mirror, endings, statusOf, clock, log } = parts
  const subscriptions = subscriptionRepository(database)
  const placeOrder = createOrders(parts)
  const customerOf = createGatewayCustomers(parts)
  const createAtGateway = createGatewaySubscriptions(parts)

  /** Throws if the account already has a subscription or an unfinished purchase. Ends one that is unpaid. */
  async function refuseSecond(userId: string): Promise<void> {
    const open = await subscriptions.openOf(userId)
    if (!open) return
    if (open.stage === 'asked') {
      const outcome = await mirror.settle(open).catch(refusalOf(log))
      if (outcome === 'open') throw stillUnknown(open, clock())
      if (outcome === 'live') throw new Refusal('already_subscribed')
      return
    }
    if (open.endingSince === null) {
      await mirror.refresh(open.id).catch(refusalOf(log))
      const { state } = await statusOf(userId)
      if (state === 'active' || state === 'pending') throw new Refusal('already_subscribed')
    }
    // An unpaid subscription is replaced by the new purchase: the buyer did not cancel, so no notice of an end is sent.
    if (open.endingSince === null)
      await noticeRepository(database).add(userId, noticeSubject('subscription-ended', open.id), clock())
    await endings.endNow(open).catch(refusalOf(log))
  }

  /** Restarts the time within which the purchase must be found. Throws if it took so long that it was given up. */
  async function confirmAsked(asked: StoredSubscription): Promise<StoredSubscription> {
    const askedAt = clock()
    if (!(await subscriptions.change(asked, { askedAt }))) throw new Refusal('gateway_unavailable')
    return { ...asked, askedAt, version: asked.version + 1 }
  }

  return async (userId: string, order: Order): Promise<StoredSubscription> => {
    await refuseSecond(userId)
    const asked = await placeOrder(userId, order)
    try {
      const customer = await customerOf(userId, order.buyer)
      const current = await confirmAsked(asked)
      await mirror.adopt(current, await createAtGateway(current, order, customer))
    } catch (error) {
      // After any other error the outcome is unknown: the purchase stays open until the gateway is asked.
      if (error instanceof GatewayFailure) await mirror.fail(asked.id)
      return refusalOf(log, { byCard: order.card !== undefined })(error)
    }
    // The purchase is complete even if its charge cannot be read now: the webhook and the reconciliation also read
    // it.
    await mirror.refresh(asked.id).catch((err) => log.warn({ err }, 'a purchase could not be read again'))
    return asked
  }
}
