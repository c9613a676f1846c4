import type { Database } from '../../../database/database.ts'
import { noticeRepository, noticeSubject } from '../../../mail/notice.repository.ts'
import { paymentRepository } from '../records/payment.repository.ts'
import { subscriptionRepository } from '../records/subscription.repository.ts'

/**
 * Gives up an unpaid purchase of an account, without a notice. Everything runs in the caller's
 * transaction; the regular repair tells the gateway.
 */
export async function giveUpUnpaid(userId: string, transaction: Database, now: Date): Promise<void> {
  const stored = subscriptionRepository(transaction)
  const open = await stored.openOf(userId)
  if (!open || open.endingSince !== null) return
  const payments = await paymentRepository(transaction).ofSubscription(userId, open.id)
  if (payments.some(({ state }) => !['pending', 'overdue', 'removed'].includes(state))) return
  await noticeRepository(transaction).add(userId, noticeSubject('subscription-ended', open.id), now)
  await stored.set(userId, open.id, { endingSince: now })
}
