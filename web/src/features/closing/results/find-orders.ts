import { type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type AwaitedState,
  awaitedState,
  type ClosingMarketplace,
  type ClosingMonth,
  closingOf,
  type MonthRows,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'

/** An order of a month's orders file, as much of it as is searched and said. */
interface KnownOrder {
  readonly orderId: string
  readonly numbers: readonly string[]
  readonly createdAt: string
  readonly product: string
  readonly status: string
  readonly expected: Cents
  readonly isAwaited: boolean
}

/** What became of an order; amounts in centavos. Of one that is 'left-out' nothing is expected. */
export type Outcome =
  | { readonly kind: 'paid'; readonly amount: Cents }
  | {
      readonly kind: 'paid-late'
      readonly amount: Cents
      readonly paidOn?: CalendarDate
      readonly paidIn?: ClosingMonth
    }
  | { readonly kind: 'difference'; readonly amount: Cents }
  | {
      readonly kind: 'awaited'
      readonly amount: Cents
      readonly state: AwaitedState
      readonly dueOn?: CalendarDate
    }
  | { readonly kind: 'left-out'; readonly status: string }

/** An order that was searched for. */
export interface SoughtOrder extends Pick<KnownOrder, 'orderId' | 'createdAt' | 'product'> {
  readonly outcome: Outcome
}

/** The first orders of the month whose ID, or another number of theirs, has a text, and how many there are. */
export interface SoughtView {
  readonly count: number
  readonly rows: readonly SoughtOrder[]
}

const mostShown = 8

/** All orders of a month, also those that were paid as expected, of which no list has a row. */
export class AllOrders {
  private readonly marketplace: ClosingMarketplace
  private readonly orders: readonly KnownOrder[]

  /** @throws ClosingProblem where the stored rows are no orders of the marketplace */
  constructor(marketplace: ClosingMarketplace, stored: readonly OrderRow[]) {
    const { rules } = closingOf(marketplace)
    this.marketplace = marketplace
    this.orders = readStoredOrders(marketplace, stored).map((order) => ({
      orderId: order.orderId,
      numbers: order.numbers ?? [],
      createdAt: order.createdAt,
      product: order.items[0]?.name ?? '',
      status: order.status,
      expected: rules.expectedAmount(order),
      isAwaited: rules.isAwaited(order),
    }))
  }

  /** `shown` are the rows of the month: an order that is in none of them was paid as expected. */
  find(text: string, shown: MonthRows, today: CalendarDate): SoughtView {
    const wanted = text.trim().toUpperCase()
    const found = this.orders.filter(({ orderId, numbers }) =>
      [orderId, ...numbers].some((number) => number.toUpperCase().includes(wanted)),
    )
    const rows = found.slice(0, mostShown).map((order) => ({
      ...{ orderId: order.orderId, createdAt: order.createdAt, product: order.product },
      outcome: this.outcomeOf(order, shown, today),
    }))
    return { count: found.length, rows }
  }

  private outcomeOf(
    { orderId, status, expected, isAwaited }: KnownOrder,
    { differences, unmatched, paidLate = [] }: MonthRows,
    today: CalendarDate,
  ): Outcome {
    const { rules } = closingOf(this.marketplace)
    const isIt = (row: { readonly orderId: string }) => row.orderId === orderId
    const difference = differences.find(isIt)
    if (difference) return { kind: 'difference', amount: difference.difference }
    const awaited = unmatched.find(isIt)
    if (awaited) {
      const state = awaitedState(rules, awaited, today)
      return {
        ...{ kind: 'awaited', amount: rules.expectedAmount(awaited), state },
        ...(awaited.due && { dueOn: awaited.due.on }),
      }
    }
    const late = paidLate.find(isIt)
    if (late) {
      const { amount, paidOn, paidIn } = late
      return { kind: 'paid-late', amount, ...(paidOn && { paidOn }), ...(paidIn && { paidIn }) }
    }
    return isAwaited ? { kind: 'paid', amount: expected } : { kind: 'left-out', status }
  }
}
