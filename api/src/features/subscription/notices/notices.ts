import { addDays, brazilianDay } from '@vendaclara/core/calendar'
import type { Database } from '../../../database/database.ts'
import type { Enqueue, MailQueue, Notice } from '../../../mail/mail-queue.ts'
import type { Mail } from '../../../mail/mailers/mailer.ts'
import type { Recipient } from '../../../mail/recipient.ts'
import { paymentRepository, type StoredPayment } from '../records/payment.repository.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import type { SubscriptionStatus } from '../records/subscription-status.ts'
import {
  type Addressee,
  endedLetter,
  failedLetter,
  pixDueLetter,
  receivedLetter,
  refundedLetter,
  renewalLetter,
  trialEndingLetter,
} from './texts.ts'

interface Parts {
  database: Database
  mails: MailQueue
  appUrl: string
  support: string
  statusOf: (userId: string) => Promise<SubscriptionStatus>
}

const kinds = ['received', 'failed', 'refunded', 'pix-due', 'renewal', 'ended', 'trial-ending'] as const
type NoticeKind = (typeof kinds)[number]
/** Queues a notice. `about` is the id of a payment or subscription, or the day on which a trial ends. */
export type Notify = (kind: NoticeKind, notice: Notice, transaction: Database) => Promise<void>

/**
 * Mails sellers about what happens to their money. Each event is mailed once, queued in the transaction that causes
 * it.
 */
export function createNotices({ database, mails, appUrl, support, statusOf }: Parts): Notify {
  const paidDay = async (userId: string): Promise<string | null> => {
    const { state, paidUntil } = await statusOf(userId)
    return state === 'active' && paidUntil ? addDays(brazilianDay(paidUntil), -1) : null
  }
  const wasPaid = async (userId: string, subscriptionId: string): Promise<boolean> =>
    (await paymentRepository(database).ofSubscription(userId, subscriptionId)).some(({ state }) =>
      ['paid', 'refunded', 'disputed'].includes(state),
    )

  async function write(
    kind: NoticeKind,
    recipient: Recipient,
    { userId, about }: Notice,
  ): Promise<Mail | undefined> {
    const page = `${appUrl}${kind === 'trial-ending' ? '/checkout' : '/assinatura'}`
    const to = { ...recipient, page, support, links: [support] }
    if (kind === 'trial-ending') return trialEndingLetter(to, about)
    if (kind === 'ended') {
      const isPaid = await wasPaid(userId, about)
      // Without a name, the address is not confirmed: a stranger could buy and cancel to mail its owner.
      if (!isPaid && recipient.name === undefined) return undefined
      return endedLetter(to, await paidDay(userId), isPaid)
    }
    return writePayment(kind, to, about, userId)
  }

  async function writePayment(
    kind: 'received' | 'failed' | 'refunded' | 'pix-due' | 'renewal',
    to: Addressee,
    about: string,
    userId: string,
  ): Promise<Mail | undefined> {
    const payment = await paymentRepository(database).byId(userId, about)
    const subscription = payment && (await subscriptionRepository(database).byId(payment.subscriptionId))
    if (!subscription) return undefined
    const charge = { ...payment, billingType: subscription.billingType }
    switch (kind) {
      case 'received':
        return receivedLetter(to, charge, { until: await paidDay(userId), receiptUrl: payment.receiptUrl })
      case 'refunded':
        return refundedLetter(to, charge)
      case 'failed':
        return isUnpaid(payment) ? failedLetter(to, charge) : undefined
      case 'pix-due':
        return isUnpaid(payment) && goesOn(subscription) ? pixDueLetter(to, charge) : undefined
      case 'renewal':
        return isUnpaid(payment) && goesOn(subscription) ? renewalLetter(to, charge) : undefined
    }
  }

  const enqueue = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      mails.defineNotice(`subscription-${kind}`, (to, sent) => write(kind, to, sent)),
    ]),
  ) as Record<NoticeKind, Enqueue<Notice>>

  return (kind, sent, transaction) => enqueue[kind](sent, transaction)
}

function isUnpaid({ state }: StoredPayment): boolean {
  return state === 'pending' || state === 'overdue'
}

function goesOn({ stage, endingSince }: StoredSubscription): boolean {
  return stage === 'live' && endingSince === null
}
