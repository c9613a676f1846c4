import { addDays, type CalendarDate, daysBetween, weekStart } from '../../calendar/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import { wordOf } from '../reading/sheet.ts'
import type { OrderDifference, UnmatchedOrder } from '../rows.ts'
import type { DueDay } from './due-day.ts'

/**
 * The states of an order that no income has: its expected day is over, is in the week that runs, is in a later one, is not known;
 * the buyer has not paid, and nothing is expected; or another month, whose orders file has it, too, was paid for it, or awaits it as well.
 */
export const awaitedStates = [
  'overdue',
  'due',
  'upcoming',
  'undated',
  'unpaid',
  'paid-elsewhere',
  'awaited-elsewhere',
] as const
export type AwaitedState = (typeof awaitedStates)[number]

/** `today` is the day it is in Brazil; a week runs from Monday to Sunday. */
export function awaitedState<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { status, due, paidIn, awaitedIn }: Pick<UnmatchedOrder, 'status' | 'due' | 'paidIn' | 'awaitedIn'>,
  today: CalendarDate,
): AwaitedState {
  if (paidIn) return 'paid-elsewhere'
  if (awaitedIn) return 'awaited-elsewhere'
  if (rules.isUnpaid(status)) return 'unpaid'
  if (!due) return 'undated'
  if (due.on < today) return 'overdue'
  return due.on <= weekEnd(today) ? 'due' : 'upcoming'
}

/** The states of orders of which something is expected in their month. */
export type ExpectedState = Exclude<AwaitedState, 'unpaid' | 'paid-elsewhere' | 'awaited-elsewhere'>

/** Whether something is expected of an order of this state. */
export function isExpected(state: AwaitedState): state is ExpectedState {
  return state !== 'unpaid' && state !== 'paid-elsewhere' && state !== 'awaited-elsewhere'
}

/** The Sunday of a date's week. */
function weekEnd(date: CalendarDate): CalendarDate {
  return addDays(weekStart(date), 6)
}

/**
 * The states of an order that was paid. One that the buyer got money back of is 'refunded', whatever it differs by and whenever it
 * was paid; one that was paid as expected is 'paid', or 'paid-late' where that was long after its day, or with the income of another month.
 */
export const settledStates = ['paid', 'paid-late', 'paid-less', 'paid-more', 'refunded'] as const
export type SettledState = (typeof settledStates)[number]

/** The state of an order that was paid with another amount than expected. */
function differenceState<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { paid, difference }: Pick<OrderDifference<Terms>, 'paid' | 'difference'>,
): SettledState {
  if (paid && rules.isRefunded(paid)) return 'refunded'
  return difference < 0 ? 'paid-less' : 'paid-more'
}

/** How many of a month's paid orders are in each state. Those 'paid-late' and 'refunded' that are given have no difference. */
export function settledCounts<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  differences: readonly OrderDifference<Terms>[],
  {
    matched,
    ...asExpected
  }: { readonly matched: number } & Readonly<Record<'paid-late' | 'refunded', number>>,
): Readonly<Record<SettledState, number>> {
  const counts = { paid: 0, 'paid-less': 0, 'paid-more': 0, ...asExpected }
  for (const difference of differences) counts[differenceState(rules, difference)] += 1
  return { ...counts, paid: matched - differences.length - asExpected['paid-late'] - asExpected.refunded }
}

/** A buyer may ask for three more days once, and no marketplace says whether it pays on weekends. */
const daysOfGrace = 3

/** Whether an order was paid late: what is only estimated says nothing of that. */
export function isPaidLate(due: DueDay | null, paidOn: CalendarDate | null): boolean {
  return (
    due !== null && due.basis !== 'estimated' && paidOn !== null && daysBetween(due.on, paidOn) > daysOfGrace
  )
}

/** What became of an order that was left out of the comparison because nothing is paid for it. */
export type LeftOutState = 'cancelled' | 'returned'

export function leftOutState(status: string): LeftOutState {
  return /devol|reembols/i.test(status) ? 'returned' : 'cancelled'
}

const unpaid =
  /^(nao pag[oa]|unpaid)\b|^(aguardando|esperando) (o )?pagamento|pagamento pendente|pendente de pagamento/

/** 'Não pago', 'Aguardando pagamento', 'Pagamento pendente' and the like, in which marketplaces say that the buyer has not paid. */
export function saysUnpaid(status: string): boolean {
  return unpaid.test(wordOf(status))
}
