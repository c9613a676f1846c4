import { type Cents, negative, toReais } from '@vendaclara/core/money'
import { formatDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import type { Outcome } from '../../model/order-outcomes.ts'
import { texts } from './texts.ts'

/** What became of an order in a few words, without a full stop. */
export function outcomeInWords(outcome: Outcome): string {
  const words = texts.outcomes
  switch (outcome.kind) {
    case 'paid':
      return words.paid(money(outcome.amount))
    case 'no-difference':
      return words.noDifference(money(outcome.amount))
    case 'paid-late': {
      const { amount, paidOn } = outcome
      const when = paidOn ? words.on(formatDay(paidOn)) : ''
      return words.paidLate(money(amount), when)
    }
    case 'refunded':
      return outcome.refunded === 0
        ? words.refundedNothing(money(outcome.amount))
        : words.refunded(money(outcome.amount), money(outcome.refunded))
    case 'difference': {
      const { amount } = outcome
      return amount < 0 ? words.less(money(negative(amount))) : words.more(money(amount))
    }
    case 'awaited': {
      const { amount, state, due } = outcome
      const when = due ? words[due.basis === 'estimated' ? 'about' : 'on'](formatDay(due.on)) : ''
      const shown = state === 'owed' ? negative(amount) : amount
      return words.awaited[state](money(shown), when)
    }
    case 'left-out':
      return [leftOutInWords(outcome), outcome.paid !== undefined && words.paidLeftOut(money(outcome.paid))]
        .filter(Boolean)
        .join('; ')
  }
}

function leftOutInWords({ why, status }: Extract<Outcome, { kind: 'left-out' }>): string {
  const words = texts.outcomes
  if (why === 'fees') return words.fees
  return why === 'partly' ? words.partly(status) : words.leftOut(status)
}

function money(amount: Cents): string {
  return formatBrl(toReais(amount))
}
