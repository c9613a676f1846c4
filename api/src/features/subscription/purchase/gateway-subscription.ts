import { setTimeout as pause } from 'node:timers/promises'
import { brazilianDay } from '@vendaclara/core/calendar'
import { plans } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../../errors/refusal.ts'
import type { Gateway, GatewayCard, GatewaySubscription } from '../../../payments/gateway.ts'
import { hasFailed } from '../../../payments/gateway-failure.ts'
import { type GatewayMirror, longestPurchase } from '../gateway/gateway-mirror.ts'
import { agreedPrices } from '../records/agreed-prices.ts'
import type { StoredSubscription } from '../records/subscription.repository.ts'
import { purchaseDescription } from '../texts.ts'
import type { Order } from './order.ts'

/** Delays in milliseconds. If an answer was lost, the gateway is asked after each whether the subscription exists. */
const lookUps = [0, 1000, 3000]

interface Parts {
  gateway: Gateway
  mirror: GatewayMirror
  clock: () => Date
  log: FastifyBaseLogger
}

/** Creates a stored subscription at the gateway. If the answer is lost, looks it up. */
export function createGatewaySubscriptions({ gateway, mirror, clock, log }: Parts) {
  async function create(
    asked: StoredSubscription,
    order: Order,
    customer: string,
  ): Promise<GatewaySubscription> {
    try {
      const created = await gateway.createSubscription({
        customer,
        cycle: asked.cycle,
        externalReference: asked.id,
        value: agreedPrices(asked, plans)[asked.cycle],
        nextDueDate: brazilianDay(asked.askedAt),
        description: purchaseDescription(asked.cycle),
        ...(order.card && { card: withoutBrand(order.card) }),
      })
      return await mirror.own.checkBought(asked, created)
    } catch (error) {
      if (!hasFailed(error, 'unknown')) throw error
      log.warn({ subscription: asked.id, reason: error.message }, 'the answer to a purchase was lost')
      return find(asked)
    }
  }

  async function find(asked: StoredSubscription): Promise<GatewaySubscription> {
    for (const wait of lookUps) {
      await pause(wait)
      const found = await mirror.own.find(asked).catch(() => undefined)
      if (found) return found
    }
    throw stillUnknown(asked, clock())
  }

  return create
}

/** The refusal for a buyer while the outcome of a purchase is unknown. */
export function stillUnknown({ askedAt }: StoredSubscription, now: Date): Refusal {
  const left = askedAt.getTime() + longestPurchase - now.getTime()
  return new Refusal('payment_unknown', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
}

function withoutBrand({ brand: _, ...card }: NonNullable<Order['card']>): GatewayCard {
  return card
}
