import { addDays, brazilianDay } from '@vendaclara/core/calendar'
import { plans } from '@vendaclara/core/subscription'
import type { Database } from '../../../database/database.ts'
import { openWorkRepository } from '../records/open-work.repository.ts'
import { paymentRepository, type StoredPayment } from '../records/payment.repository.ts'
import type { Notify } from './notices.ts'

const day = 24 * 60 * 60 * 1000
/** How many days in advance each reminder is sent. */
const trialNotice = 2
const pixNotice = 3
const renewalNotice = 30

interface Parts {
  database: Database
  notify: Notify
  clock: () => Date
}

/** Once a day: announces upcoming charges and the end of trials. */
export function createReminders({ database, notify, clock }: Parts) {
  return async (): Promise<void> => {
    const now = clock()
    const today = brazilianDay(now)
    const inTwoDays = new Date(now.getTime() + trialNotice * day)
    for (const { userId, trialEndAt } of await openWorkRepository(database).trialsEnding(now, inTwoDays)) {
      const about = brazilianDay(trialEndAt ?? now)
      await database.transaction((transaction) => notify('trial-ending', { userId, about }, transaction))
    }
    for (const { payment, userId, billingType } of await waitingUntil(addDays(today, renewalNotice))) {
      if (await isFirst(payment)) continue
      const about = { userId, about: payment.id }
      const isSoon = payment.dueDate <= addDays(today, pixNotice)
      await database.transaction(async (transaction) => {
        if (plans[payment.cycle].months > 1) await notify('renewal', about, transaction)
        if (billingType === 'PIX' && isSoon) await notify('pix-due', about, transaction)
      })
    }
  }

  /** The first charge was already shown at the purchase. */
  async function isFirst({ userId, id, subscriptionId }: StoredPayment): Promise<boolean> {
    const all = await paymentRepository(database).ofSubscription(userId, subscriptionId)
    return all.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0]?.id === id
  }

  function waitingUntil(last: string) {
    return paymentRepository(database).waitingBetween(brazilianDay(clock()), last)
  }
}
