import { brazilianDay } from '@vendaclara/core/calendar'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Gateway } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { GatewayMirror } from '../gateway/gateway-mirror.ts'
import { openWorkRepository } from '../records/open-work.repository.ts'
import { paymentRepository, type StoredPayment } from '../records/payment.repository.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import { withdrawalBy } from '../records/subscription-status.ts'
import { answers } from '../texts.ts'

interface Parts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  clock: () => Date
  log: FastifyBaseLogger
}
export type Endings = ReturnType<typeof createEndings>

/**
 * Cancels and refunds. The seller's wish is stored first, so it is carried out even if the gateway cannot be reached
 * now.
 */
export function createEndings({ database, gateway, mirror, clock, log }: Parts) {
  const subscriptions = subscriptionRepository(database)

  async function mark(
    { userId, id, endingSince }: StoredSubscription,
    { isRefunding = false } = {},
  ): Promise<void> {
    const change = { endingSince: endingSince ?? clock() }
    await subscriptions.set(userId, id, isRefunding ? { ...change, isRefunding } : change)
  }

  /** Asks the gateway to carry out what is marked. It is safe to repeat. */
  async function finish(id: string): Promise<void> {
    const marked = await subscriptions.byId(id)
    if (!marked?.gatewayId) return
    if (marked.stage === 'live') await gateway.cancel(marked.gatewayId)
    if (marked.isRefunding) {
      for (const payment of await mirror.own.charges(marked, marked.gatewayId)) {
        if (payment.state === 'paid') await gateway.refund(payment.id)
      }
    }
    await mirror.refresh(id)
  }

  /** As `finish`, but leaves what the gateway cannot do now to the regular repair. */
  async function finishOrLeave(id: string): Promise<void> {
    try {
      await finish(id)
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      log.error({ subscription: id, reason: error.message }, 'a subscription could not be ended yet')
    }
  }

  return {
    /** Stops all further charges. What was paid stays paid. */
    async cancel(userId: string): Promise<void> {
      const open = await subscriptions.openOf(userId)
      if (open?.stage === 'asked') throw new Refusal('payment_unknown')
      if (!open) throw new Refusal('not_found', { message: answers.nothingToCancel })
      await mark(open)
      await finishOrLeave(open.id)
    },

    /** Refunds what can be refunded, and stops further charges. */
    async refund(userId: string): Promise<void> {
      const [last] = (await subscriptions.all(userId)).filter(({ gatewayId }) => gatewayId !== null)
      if (last) {
        await mirror.refresh(last.id).catch((error) => {
          if (!(error instanceof GatewayFailure)) throw error
        })
      }
      const bought = await subscriptions.all(userId)
      const payments = await paymentRepository(database).of(userId)
      const given = withdrawalBy(bought, payments, brazilianDay(clock()))
      const withdrawn = bought.filter(({ id }) => given?.purchases.includes(id))
      if (withdrawn.length === 0) throw nothingToGiveBack(bought, payments)
      for (const purchase of withdrawn) await mark(purchase, { isRefunding: true })
      for (const { id } of withdrawn) await finishOrLeave(id)
    },

    /** Ends a subscription at the gateway before something else happens. Throws if that fails. */
    async endNow(subscription: StoredSubscription): Promise<void> {
      await mark(subscription)
      await finish(subscription.id)
    },

    /** Carries out the endings for which the gateway could not be reached before. */
    async finishAll(): Promise<void> {
      for (const { id } of await openWorkRepository(database).unfinishedEndings()) await finishOrLeave(id)
    },
  }
}

function nothingToGiveBack(
  bought: readonly StoredSubscription[],
  payments: readonly StoredPayment[],
): Refusal {
  const kept = new Set(bought.filter(({ isRefunding }) => !isRefunding).map(({ id }) => id))
  return payments.some(({ state, subscriptionId }) => state === 'paid' && kept.has(subscriptionId))
    ? new Refusal('too_late')
    : new Refusal('not_found', { message: answers.nothingToRefund })
}
