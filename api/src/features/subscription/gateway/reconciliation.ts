import { addDays, addMonths, brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import { plans } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Gateway } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { Endings } from '../changes/endings.ts'
import { openWorkRepository } from '../records/open-work.repository.ts'
import { paymentRepository, type StoredPayment } from '../records/payment.repository.ts'
import type { StoredSubscription } from '../records/subscription.repository.ts'
import type { GatewayMirror } from './gateway-mirror.ts'

interface Parts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  endings: Endings
  clock: () => Date
  log: FastifyBaseLogger
}

const hour = 60 * 60 * 1000
const day = 24 * hour
/** How long after a purchase its payment is checked without a webhook. People pay a Pix at once or much later. */
const hoursToWatch = 2
/** How long the gateway is still asked about a failed purchase. */
const daysToRescue = 3
/** How long a first charge may be overdue before its subscription is given up. */
const daysToPayFirst = 7

/** The scheduled work, so that nothing depends on the arrival of webhooks. */
export function createReconciliation({ database, gateway, mirror, endings, clock, log }: Parts) {
  const subscriptions = openWorkRepository(database)

  /** One after the other. If one fails, the others continue, and it is tried again next time. */
  async function each(
    found: readonly StoredSubscription[],
    work: (subscription: StoredSubscription) => Promise<unknown>,
  ): Promise<void> {
    for (const subscription of found) {
      try {
        await work(subscription)
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error
        log.error(
          { subscription: subscription.id, reason: error.message },
          'a subscription was not reconciled',
        )
      }
    }
  }

  async function giveUpUnpaid(live: StoredSubscription): Promise<void> {
    const payments = await paymentRepository(database).ofSubscription(live.userId, live.id)
    const latest = addDays(brazilianDay(clock()), -daysToPayFirst)
    const isLate = payments.some(({ state, dueDate }) => state === 'overdue' && dueDate < latest)
    const wasPaid = payments.some(({ state }) => !['pending', 'overdue', 'removed'].includes(state))
    if (isLate && !wasPaid) await endings.endNow(live)
  }

  /** Two waiting charges for the same period remain if a change of plan was interrupted. */
  async function removeDoubled(live: StoredSubscription): Promise<void> {
    const payments = await paymentRepository(database).ofSubscription(live.userId, live.id)
    const waiting = payments
      .filter(({ state }) => state === 'pending')
      .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
    const doubled = waiting.filter(({ dueDate }, at) =>
      waiting.slice(0, at).some((before) => dueDate < endOf(before)),
    )
    for (const { id } of doubled) await gateway.removeCharge(id)
    if (doubled.length > 0) await mirror.refresh(live.id)
  }

  return {
    /** Every few minutes: interrupted purchases, new ones without a known payment, and unfinished endings. */
    async repair(): Promise<void> {
      await each(await subscriptions.ofStage('asked'), mirror.settle)
      const bought = new Date(clock().getTime() - hoursToWatch * hour)
      await each(await subscriptions.unpaidSince(bought), ({ id }) => mirror.refresh(id))
      await endings.finishAll()
    },

    /** Once a day: recent failed purchases and all running subscriptions are read again. */
    async reconcile(): Promise<void> {
      await each(
        await subscriptions.failedSince(new Date(clock().getTime() - daysToRescue * day)),
        mirror.rescue,
      )
      await each(await subscriptions.ofStage('live'), async (live) => {
        await mirror.refresh(live.id)
        await removeDoubled(live)
        await giveUpUnpaid(live)
      })
    },
  }
}

/** The end of the period that a charge pays for. */
function endOf({ dueDate, cycle }: StoredPayment): CalendarDate {
  return addMonths(dueDate, plans[cycle].months)
}
