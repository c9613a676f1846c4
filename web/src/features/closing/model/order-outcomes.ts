import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type AwaitedState,
  awaitedState,
  type ClosingMarketplace,
  type ClosingRows,
  closingOf,
  type DueDay,
  type OrderCounts,
  type OrderDifference,
  type OrderLeftOut,
  type SettledOrder,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'

/** The parts of an order that decide what became of it; `isAwaited` if a payment is expected. */
export interface ComparedOrder {
  readonly orderId: string
  readonly status: string
  readonly expected: Cents
  readonly isAwaited: boolean
}

/**
 * What became of an order; amounts in centavos. Nothing is expected for a 'left-out' order. `why` is the reason its
 * file leaves it out; null if it will be compared once it is paid. An order with 'no-difference' was paid right, but
 * perhaps late or with a refund: the closing does not have the rows that would tell.
 */
export type Outcome =
  | { readonly kind: 'paid' | 'no-difference'; readonly amount: Cents }
  | {
      readonly kind: 'paid-late'
      readonly amount: Cents
      readonly paidOn?: CalendarDate
    }
  | { readonly kind: 'refunded'; readonly amount: Cents; readonly refunded: Cents }
  | { readonly kind: 'difference'; readonly amount: Cents }
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

/** What outcomes need beside the rows: the counts of the month's figures, and the current day in Brazil. */
export interface MonthAsOf {
  readonly counts: OrderCounts | undefined
  readonly today: CalendarDate
}

/**
 * What became of the orders of a month. An order in none of the month's rows was paid as expected, if the counts say
 * that the rows of all late and refunded orders are there.
 */
export class OrderOutcomes {
  private readonly rules: ReturnType<typeof closingOf>['rules']
  private readonly today: CalendarDate
  private readonly differences: ReadonlyMap<string, OrderDifference>
  private readonly unmatched: ReadonlyMap<string, UnmatchedOrder>
  private readonly settled: ReadonlyMap<string, SettledOrder>
  private readonly hasAllSettled: boolean

  constructor(
    marketplace: ClosingMarketplace,
    { differences, unmatched, settled = [] }: ClosingRows,
    { counts, today }: MonthAsOf,
  ) {
    this.rules = closingOf(marketplace).rules
    this.today = today
    this.differences = byOrder(differences)
    this.unmatched = byOrder(unmatched)
    this.settled = byOrder(settled)
    this.hasAllSettled = hasAll(settled, counts)
  }

  of({ orderId, status, expected, isAwaited }: ComparedOrder): Outcome {
    const { rules } = this
    const difference = this.differences.get(orderId)
    if (difference) return { kind: 'difference', amount: difference.difference }
    const awaited = this.unmatched.get(orderId)
    if (awaited) {
      const state = awaitedState(rules, awaited, this.today)
      return {
        kind: 'awaited',
        amount: rules.expectedAmount(awaited),
        state,
        ...(awaited.due && { due: awaited.due }),
      }
    }
    const settled = this.settled.get(orderId)
    if (settled) {
      const { amount, refunded, paidOn } = settled
      if (refunded !== undefined) return { kind: 'refunded', amount, refunded }
      return { kind: 'paid-late', amount, ...(paidOn && { paidOn }) }
    }
    if (!isAwaited) return { kind: 'left-out', status, why: null }
    return { kind: this.hasAllSettled ? 'paid' : 'no-difference', amount: expected }
  }
}

function hasAll(settled: readonly SettledOrder[], counts: OrderCounts | undefined): boolean {
  if (counts?.refunded === undefined) return false
  return settled.filter(({ leftOut }) => !leftOut).length >= counts.paidLate + counts.refunded
}

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.orderId, row]))
}
