import { negative } from '@vendaclara/core/money'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { Outcome } from '../../model/order-outcomes.ts'
import { texts } from './texts.ts'

/** What became of an order in a few words, without a full stop. */
export function outcomeInWords(outcome: Outcome): string {
  const words = texts.outcomes
  switch (outcome.kind) {
    case 'paid':
      return words.paid(formatCents(outcome.amount))
    case 'paid-late': {
      const { amount, paidOn } = outcome
      const when = paidOn ? words.on(formatDay(paidOn)) : ''
      return words.paidLate(formatCents(amount), when)
    }
    case 'refunded':
      return outcome.refunded === 0
        ? words.refundedNothing(formatCents(outcome.amount))
        : words.refunded(formatCents(outcome.amount), formatCents(outcome.refunded))
    case 'difference': {
      const { amount } = outcome
      return amount < 0 ? words.less(formatCents(negative(amount))) : words.more(formatCents(amount))
    }
    case 'awaited': {
      const { amount, state, due } = outcome
      const when = due ? words[due.basis === 'estimated' ? 'about' : 'on'](formatDay(due.on)) : ''
      const shown = state === 'owed' ? negative(amount) : amount
      return words.awaited[state](formatCents(shown), when)
    }
    case 'left-out':
      return [
        leftOutInWords(outcome),
        outcome.paid !== undefined && words.paidLeftOut(formatCents(outcome.paid)),
      ]
        .filter(Boolean)
        .join('; ')
  }
}

function leftOutInWords({ why, status }: Extract<Outcome, { kind: 'left-out' }>): string {
  const words = texts.outcomes
  if (why === 'fees') return words.fees
  return why === 'partly' ? words.partly(status) : words.leftOut(status)
}
