import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type AwaitedState,
  awaitedState,
  type ClosingRules,
  type DueDay,
  type KnownNames,
  type Order,
  type OrderLeftOut,
  type OrderOutcome,
} from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import { isDifference, type ResultRow } from './differences.ts'

/**
 * What became of an order, as it is told; amounts in centavos. Nothing is expected for a 'left-out' order. `why` is the
 * reason its file leaves it out; null if it will be compared once it is paid.
 */
export type Outcome =
  | { readonly kind: 'paid' | 'difference'; readonly amount: Cents }
  | {
      readonly kind: 'paid-late'
      readonly amount: Cents
      readonly paidOn?: CalendarDate
    }
  | { readonly kind: 'refunded'; readonly amount: Cents; readonly refunded: Cents }
  | {
      readonly kind: 'awaited'
      readonly amount: Cents
      readonly state: AwaitedState
      readonly due?: DueDay
    }
  | {
      readonly kind: 'left-out'
      readonly status: string
      readonly why: OrderLeftOut | null
      /** What was paid for it anyway. */
      readonly paid?: Cents
    }

/** What became of an order, as of a day, by what its comparison found. */
export function outcomeOf(
  rules: ClosingRules<KnownNames>,
  order: Order,
  found: OrderOutcome<KnownNames>,
  today: CalendarDate,
): Outcome {
  switch (found.state) {
    case 'left-out':
      return { kind: 'left-out', status: order.status, why: null }
    case 'difference':
    case 'unpaid':
    case 'owed':
    case 'unmatched':
      return outcomeOfRow(rules, found.row, today)
    case 'paid':
      return { kind: 'paid', amount: found.received }
    case 'paid-late': {
      const { amount, paidOn } = found.row
      return { kind: 'paid-late', amount, ...(paidOn && { paidOn }) }
    }
    case 'refunded': {
      const { amount, refunded = noCents } = found.row
      return { kind: 'refunded', amount, refunded }
    }
  }
}

/** What a row of a list says of its order. */
export function outcomeOfRow(rules: ClosingRules<KnownNames>, row: ResultRow, today: CalendarDate): Outcome {
  if (isDifference(row)) return { kind: 'difference', amount: row.difference }
  const [amount, state] = [rules.expectedAmount(row), awaitedState(rules, row, today)]
  return { kind: 'awaited', amount, state, ...(row.due && { due: row.due }) }
}
