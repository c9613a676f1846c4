import type { CalendarDate } from '@vendaclara/core/calendar'
import { type ClosingFigures, missingParts } from '@vendaclara/core/closing'
import { addCents, type Cents } from '@vendaclara/core/money'
import type { ClaimsToDo } from '../../worker/rows/claims-list.ts'
import type { MonthOutlook } from '../../worker/rows/month-calls.ts'

interface Orders {
  readonly count: number
  readonly amount: Cents
}

/**
 * What is to be said first of a compared month.
 *
 * - `claim`: something can be claimed. `asked`: something was, and has no answer yet.
 * - `send`: orders without payment, and the month whose payments are to be sent next; `wait` if it has not begun.
 * - `own`: the month's own payments were not sent, so that nothing else can be said yet.
 * - `coming`: orders without payment, none of them late. `unseen`: orders that none of the later months paid.
 * - `rest`, `explained`: paid too little, still to be released or for a reason that cannot be claimed.
 * - `all`: nothing is missing. `again`: compared before sums were kept.
 */
export type MonthState =
  | { readonly kind: 'claim'; readonly claims: ClaimsToDo }
  | ({ readonly kind: 'send' | 'wait'; readonly month: string } & Orders)
  | ({ readonly kind: 'coming'; readonly on: CalendarDate } & Orders)
  | ({ readonly kind: 'unseen' | 'asked' } & Orders)
  | { readonly kind: 'rest' | 'explained'; readonly amount: Cents }
  | { readonly kind: 'all' | 'again' | 'own' }

interface Known {
  readonly figures: ClosingFigures
  readonly outlook: MonthOutlook
  /** The month, 'YYYY-MM', whose payments are to be sent next; null if there is none. */
  readonly toClose: string | null
  readonly today: CalendarDate
  /** Whether payments were given to the month itself. */
  readonly hasIncome: boolean
}

export function monthState({ figures, outlook, toClose, today, hasIncome }: Known): MonthState {
  const parts = missingParts(figures, today)
  if (!parts) return { kind: 'again' }
  if (!hasIncome) return { kind: 'own' }
  const { toDo, asked, comesOn } = outlook
  if (toDo) return { kind: 'claim', claims: toDo }
  const orders = { count: parts.count, amount: parts.awaited }
  if (orders.count > 0 && orders.amount > 0) {
    if (comesOn !== null) return { kind: 'coming', on: comesOn, ...orders }
    if (toClose === null) return { kind: 'unseen', ...orders }
    return { kind: toClose <= today.slice(0, 7) ? 'send' : 'wait', month: toClose, ...orders }
  }
  if (asked.count > 0) return { kind: 'asked', ...asked }
  if (parts.rest > 0) return { kind: 'rest', amount: parts.rest }
  const less = addCents(parts.less, parts.explained)
  return less > 0 ? { kind: 'explained', amount: less } : { kind: 'all' }
}
