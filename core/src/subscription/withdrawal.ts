import { addDays, type CalendarDate } from '../calendar/index.ts'
import { type Cents, sumCents } from '../money/index.ts'
import type { PaymentState } from './entitlement.ts'

/** Within how many days a purchase may be taken back, not counting its own day. Source: Código de Defesa do Consumidor, art. 49. */
export const daysToWithdraw = 7

/** A subscription that was bought. `isWithdrawn` where it is being given back already. */
export interface Purchase {
  id: string
  boughtOn: CalendarDate
  isWithdrawn: boolean
}

/** A charge of a purchase; `value` in whole centavos. */
export interface PurchasePayment {
  subscriptionId: string
  state: PaymentState
  value: Cents
}

export interface Withdrawal {
  /** The purchases that are given back, each with everything that was paid of it. */
  purchases: readonly string[]
  /** How much that is, in whole centavos. */
  value: Cents
  /** The last day on which all of this is given back. */
  lastDay: CalendarDate
}

/**
 * What a buyer gets back who withdraws on a day; null where nothing can be given back. Each purchase counts its own
 * seven days and nothing of an older one: a buyer who cancelled and bought again withdraws from the new one and keeps what
 * the old one paid for, unless that is not seven days old itself. A newer purchase that was never paid takes nothing
 * from the right of the one before. Source: Código de Defesa do Consumidor, art. 49.
 */
export function withdrawal({
  purchases,
  payments,
  today,
}: {
  purchases: readonly Purchase[]
  payments: readonly PurchasePayment[]
  today: CalendarDate
}): Withdrawal | null {
  const paidOf = (id: string) =>
    payments.filter(({ subscriptionId, state }) => subscriptionId === id && state === 'paid')
  const open = purchases.filter(
    ({ id, boughtOn, isWithdrawn }) => !isWithdrawn && today <= lastDayOf(boughtOn) && paidOf(id).length > 0,
  )
  const [lastDay] = open.map(({ boughtOn }) => lastDayOf(boughtOn)).toSorted()
  if (lastDay === undefined) return null
  const given = open.flatMap(({ id }) => paidOf(id))
  return {
    purchases: open.map(({ id }) => id),
    value: sumCents(given.map(({ value }) => value)),
    lastDay,
  }
}

function lastDayOf(boughtOn: CalendarDate): CalendarDate {
  return addDays(boughtOn, daysToWithdraw)
}
