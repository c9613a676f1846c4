import { addDays, type CalendarDate, daysBetween, weekStart } from '../../calendar/index.ts'
import type { DueDay } from '../model/due-day.ts'
import type { OrderDifference, UnmatchedOrder } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingRules } from '../model/rules.ts'
import { wordOf } from '../reading/sheet.ts'

/**
 * The states of an unmatched order.
 *
 * - 'overdue', 'due', 'upcoming', 'undated': its due day is over, is in the current week, is later, or is unknown.
 * - 'unpaid': the buyer has not paid, so nothing is expected. 'owed': the order costs the seller money.
 */
export const awaitedStates = ['overdue', 'due', 'upcoming', 'undated', 'unpaid', 'owed'] as const
export type AwaitedState = (typeof awaitedStates)[number]

/** `today` is the current day in Brazil; a week runs from Monday to Sunday. */
export function awaitedState<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  order: UnmatchedOrder<Names>,
  today: CalendarDate,
): AwaitedState {
  const { status, due } = order
  if (rules.isUnpaid(status)) return 'unpaid'
  if (rules.expectedAmount(order) < 0) return 'owed'
  if (!due) return 'undated'
  if (due.on < today) return 'overdue'
  return due.on <= weekEnd(today) ? 'due' : 'upcoming'
}

/** The states in which money is expected. */
export type ExpectedState = Exclude<AwaitedState, 'unpaid' | 'owed'>

/** Whether money is expected for an order in this state. */
export function isExpected(state: AwaitedState): state is ExpectedState {
  return state !== 'unpaid' && state !== 'owed'
}

/** The Sunday of a date's week. */
function weekEnd(date: CalendarDate): CalendarDate {
  return addDays(weekStart(date), 6)
}

/**
 * The states of a paid order. 'refunded' and 'paid-late' came to what was expected: the buyer got money back, or it was
 * paid long after its due day.
 */
export const settledStates = ['paid', 'paid-late', 'paid-less', 'paid-more', 'refunded'] as const
export type SettledState = (typeof settledStates)[number]

/** Counts a month's paid orders by state, from their number and those of two states. */
export function settledCounts(
  differences: readonly Pick<OrderDifference, 'difference'>[],
  {
    matched,
    ...asExpected
  }: { readonly matched: number } & Readonly<Record<'paid-late' | 'refunded', number>>,
): Readonly<Record<SettledState, number>> {
  const less = differences.filter(({ difference }) => difference < 0).length
  return {
    ...asExpected,
    paid: matched - differences.length - asExpected['paid-late'] - asExpected.refunded,
    'paid-less': less,
    'paid-more': differences.length - less,
  }
}

/** A buyer may ask for three more days once, and no marketplace says whether it pays on weekends. */
const daysOfGrace = 3

/**
 * Whether an order was paid more than three days after its due day. False if a day is unknown or the due day is only
 * estimated.
 */
export function isPaidLate(due: DueDay | null, paidOn: CalendarDate | null): boolean {
  return (
    due !== null && due.basis !== 'estimated' && paidOn !== null && daysBetween(due.on, paidOn) > daysOfGrace
  )
}

/** Why an order for which nothing is paid was left out of the comparison. */
export type LeftOutState = 'cancelled' | 'returned'

export function leftOutState(status: string): LeftOutState {
  return /devol|reembols/i.test(status) ? 'returned' : 'cancelled'
}

const unpaid =
  /^(nao pag[oa]|unpaid)\b|^(aguardando|esperando) (o )?pagamento|pagamento pendente|pendente de pagamento/

/**
 * Whether a status says that the buyer has not paid, such as 'Não pago', 'Aguardando pagamento' or 'Pagamento
 * pendente'.
 */
export function saysUnpaid(status: string): boolean {
  return unpaid.test(wordOf(status))
}
