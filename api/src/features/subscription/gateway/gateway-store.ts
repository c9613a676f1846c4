import type { Database } from '../../../database/database.ts'
import type { GatewaySubscription } from '../../../payments/gateway.ts'
import { couponRepository } from '../coupons/coupon.repository.ts'
import type { Notify } from '../notices/notices.ts'
import { paymentRepository } from '../records/payment.repository.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import type { OwnCharge } from './own-records.ts'

interface Parts {
  clock: () => Date
  notify: Notify
}

/** Stores the gateway's answer about a subscription, and queues the resulting mails, in one transaction. */
export function createGatewayStore({ clock, notify }: Parts) {
  /** Returns false if the subscription has changed since it was read. */
  async function store(
    read: StoredSubscription,
    found: GatewaySubscription | undefined,
    charges: readonly OwnCharge[],
    transaction: Database,
  ): Promise<boolean> {
    // Locked first, as in a deletion. If the account is gone, there is nothing to store.
    if (!(await subscriptionRepository(transaction).lockAccount(read.userId))) return true
    const isEnding = read.stage === 'live' && !found?.isLive
    const usesCoupon = read.couponWaits && charges.some(({ state }) => state === 'paid')
    const change = {
      ...(usesCoupon && { couponWaits: false }),
      ...(found && { nextDueDate: found.nextDueDate, cycle: found.cycle }),
      ...(isEnding && { stage: 'ended' as const, endedAt: clock() }),
    }
    if (!(await subscriptionRepository(transaction).change(read, change))) return false
    if (usesCoupon && read.coupon !== null) await couponRepository(transaction).count(read.coupon)
    await storePayments(read, charges, transaction)
    const { userId, id } = read
    if (isEnding && !read.isRefunding) await notify('ended', { userId, about: id }, transaction)
    return true
  }

  async function storePayments(
    { id: subscriptionId, userId }: StoredSubscription,
    charges: readonly OwnCharge[],
    transaction: Database,
  ): Promise<void> {
    const payments = paymentRepository(transaction)
    const known = new Map((await payments.ofSubscription(userId, subscriptionId)).map((one) => [one.id, one]))
    for (const { of: _, price: __, ...payment } of charges) {
      const before = known.get(payment.id)?.state
      known.delete(payment.id)
      await payments.put({ ...payment, userId, subscriptionId })
      if (payment.state === before) continue
      const about = { userId, about: payment.id }
      if (payment.state === 'paid') await notify('received', about, transaction)
      if (payment.state === 'overdue') await notify('failed', about, transaction)
      if (payment.state === 'refunded') await notify('refunded', about, transaction)
    }
    for (const gone of known.values()) {
      if (gone.state !== 'pending' && gone.state !== 'overdue') continue
      await payments.put({ ...gone, state: 'removed' })
    }
  }

  return store
}
