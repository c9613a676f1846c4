import { addMonths } from '@vendaclara/core/calendar'
import { type PlanCycle, plans } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Gateway, GatewayCard, GatewayPixCode } from '../../../payments/gateway.ts'
import type { GatewayMirror } from '../gateway/gateway-mirror.ts'
import { refusalOf } from '../gateway/refusal-of.ts'
import { agreedPrices } from '../records/agreed-prices.ts'
import { paymentRepository, type StoredPayment } from '../records/payment.repository.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import { firstWaiting } from '../subscription-view.ts'
import { answers } from '../texts.ts'

interface Parts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  log: FastifyBaseLogger
}
type Going = StoredSubscription & { gatewayId: string }

/** The changes that a seller can make to a running subscription. */
export function createChanges({ database, gateway, mirror, log }: Parts) {
  const subscriptions = subscriptionRepository(database)

  async function going(userId: string): Promise<Going> {
    const open = await subscriptions.openOf(userId)
    if (open?.stage !== 'live' || open.gatewayId === null || open.endingSince !== null) {
      throw new Refusal('not_found', { message: answers.noneRunning })
    }
    return { ...open, gatewayId: open.gatewayId }
  }

  async function overdueOf(userId: string, subscriptionId: string): Promise<StoredPayment[]> {
    const payments = await paymentRepository(database).ofSubscription(userId, subscriptionId)
    return payments.filter(({ state }) => state === 'overdue')
  }

  return {
    /**
     * Switches the plan from the next charge on. The gateway creates charges weeks ahead. So the charges after the
     * next one are removed, and the date of the one after it follows the new plan. That way, no period is charged
     * twice and none is left out.
     */
    async switchPlan(userId: string, cycle: PlanCycle): Promise<void> {
      const open = await going(userId)
      const { id, gatewayId } = open
      const value = agreedPrices(open, plans)[cycle]
      const charges = await mirror.own.charges(open, gatewayId).catch(refusalOf(log))
      const [next, ...beyond] = charges
        .filter(({ state }) => state === 'pending')
        .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
      const nextDueDate = next && addMonths(next.dueDate, plans[cycle].months)
      await gateway.changePlan(gatewayId, { cycle, value, nextDueDate }).catch(refusalOf(log))
      for (const charge of beyond) await gateway.removeCharge(charge.id).catch(refusalOf(log))
      await mirror.refresh(id).catch(refusalOf(log))
    },

    /** Overdue charges are charged to the new card at once, so that the tools open again. */
    async changeCard(userId: string, card: GatewayCard, brand: string | undefined): Promise<void> {
      const { id, gatewayId, billingType } = await going(userId)
      if (billingType !== 'CREDIT_CARD') {
        throw new Refusal('not_found', { message: answers.notPaidByCard })
      }
      await gateway.changeCard(gatewayId, card).catch(refusalOf(log, { byCard: true }))
      const cardLastDigits = card.creditCard.number.slice(-4)
      await subscriptions.set(userId, id, { cardBrand: brand ?? null, cardLastDigits })
      await mirror.refresh(id).catch(refusalOf(log))
      const overdue = await overdueOf(userId, id)
      for (const payment of overdue) {
        await gateway.payByCard(payment.id, card).catch(refusalOf(log, { byCard: true }))
      }
      if (overdue.length > 0) await mirror.refresh(id).catch(refusalOf(log))
    },

    /** The Pix that has been waiting for payment the longest. */
    async pixCode(userId: string): Promise<{ code: GatewayPixCode; payment: StoredPayment }> {
      const { id, billingType } = await going(userId)
      const payment = firstWaiting(await paymentRepository(database).ofSubscription(userId, id))
      if (billingType !== 'PIX' || !payment) {
        throw new Refusal('not_found', { message: answers.noPixWaiting })
      }
      return { payment, code: await gateway.pixCode(payment.id).catch(refusalOf(log)) }
    },
  }
}
