import { type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type AwaitedState,
  awaitedState,
  type ClosingMarketplace,
  type ClosingMonth,
  closingOf,
  type LeftOutOrder,
  type MonthRows,
  type OrderLeftOut,
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

/** What became of an order; amounts in centavos. Of one that is 'left-out' nothing is expected: `why` its file leaves it out, null where it is compared once it is paid. */
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
  | { readonly kind: 'left-out'; readonly status: string; readonly why: OrderLeftOut | null }

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

/** The first of the month's orders of which nothing is expected, and how many of them are known. */
export interface LeftOutView {
  readonly count: number
  readonly rows: readonly Pick<LeftOutOrder, 'orderId' | 'status' | 'product'>[]
}

/** All orders of a month's file, also those that were paid as expected or left out, of which no list has a row. */
export class AllOrders {
  private readonly marketplace: ClosingMarketplace
  private readonly orders: readonly KnownOrder[]
  private readonly leftOut: readonly LeftOutOrder[]

  /** @throws ClosingProblem where the stored rows are no orders of the marketplace */
  constructor(
    marketplace: ClosingMarketplace,
    stored: readonly OrderRow[],
    leftOut: readonly LeftOutOrder[] = [],
  ) {
    const { rules } = closingOf(marketplace)
    this.marketplace = marketplace
    this.leftOut = leftOut
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
    const isWanted = (number: string) => number.toUpperCase().includes(wanted)
    const found = this.orders.filter(({ orderId, numbers }) => [orderId, ...numbers].some(isWanted))
    const leftOut = this.leftOut.filter(({ orderId }) => isWanted(orderId))
    const rows = [
      ...found.slice(0, mostShown).map((order) => ({
        ...{ orderId: order.orderId, createdAt: order.createdAt, product: order.product },
        outcome: this.outcomeOf(order, shown, today),
      })),
      ...leftOut.map(({ orderId, product, ...outcome }) => ({
        ...{ orderId, createdAt: '', product },
        outcome: { kind: 'left-out' as const, ...outcome },
      })),
    ]
    return { count: found.length + leftOut.length, rows: rows.slice(0, mostShown) }
  }

  /** Those that the file leaves out, and those that came to nothing; `shown` as in {@link find}. */
  listLeftOut({ differences, unmatched, paidLate = [] }: MonthRows, wanted: number): LeftOutView {
    const listed = new Set([...differences, ...unmatched, ...paidLate].map(({ orderId }) => orderId))
    const nothingDue = this.orders.filter(({ orderId, isAwaited }) => !isAwaited && !listed.has(orderId))
    const all = [...this.leftOut, ...nothingDue]
    const rows = all.slice(0, wanted).map(({ orderId, status, product }) => ({ orderId, status, product }))
    return { count: all.length, rows }
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
    return isAwaited ? { kind: 'paid', amount: expected } : { kind: 'left-out', status, why: null }
  }
}
