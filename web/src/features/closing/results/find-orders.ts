import { type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingMarketplace,
  closingOf,
  type LeftOutOrder,
  type MonthRows,
} from '@vendaclara/core/closing'
import { type ComparedOrder, OrderOutcomes, type Outcome } from '../model/order-outcomes.ts'

/** The parts of an order that are searched and shown. */
interface KnownOrder extends ComparedOrder {
  readonly numbers: readonly string[]
  readonly createdAt: string
  readonly product: string
}

/** An order that was found. */
export interface SoughtOrder extends Pick<KnownOrder, 'orderId' | 'createdAt' | 'product'> {
  readonly outcome: Outcome
}

/**
 * The first orders of the month whose ID or other number contains a text. `count` is how many there are; `leftOut` is
 * how many left-out orders the closing keeps in all.
 */
export interface SoughtView {
  readonly count: number
  readonly leftOut: number
  readonly rows: readonly SoughtOrder[]
}

const mostShown = 8

/** The first of the month's orders for which nothing is expected; `count` is how many there are. */
export interface LeftOutView {
  readonly count: number
  readonly rows: readonly Pick<LeftOutOrder, 'orderId' | 'status' | 'product'>[]
}

/** All orders of a month's file, including those that no list shows because they were paid as expected or left out. */
export class AllOrders {
  private readonly marketplace: ClosingMarketplace
  private readonly orders: readonly KnownOrder[]
  private readonly leftOut: readonly LeftOutOrder[]

  /** @throws ClosingProblem if the stored rows are no orders of the marketplace */
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

  /** `shown` are the rows of the month. An order in none of them was paid as expected. */
  find(text: string, shown: MonthRows, today: CalendarDate): SoughtView {
    const wanted = text.trim().toUpperCase()
    const isWanted = (number: string) => number.toUpperCase().includes(wanted)
    const found = this.orders.filter(({ orderId, numbers }) => [orderId, ...numbers].some(isWanted))
    const leftOut = this.leftOut.filter(({ orderId }) => isWanted(orderId))
    const outcomes = new OrderOutcomes(this.marketplace, shown, today)
    const rows = [
      ...found.slice(0, mostShown).map((order) => ({
        ...{ orderId: order.orderId, createdAt: order.createdAt, product: order.product },
        outcome: outcomes.of(order),
      })),
      ...leftOut.map(({ orderId, product, ...outcome }) => ({
        ...{ orderId, createdAt: '', product },
        outcome: { kind: 'left-out' as const, ...outcome },
      })),
    ]
    return {
      ...{ count: found.length + leftOut.length, leftOut: this.leftOut.length },
      rows: rows.slice(0, mostShown),
    }
  }

  /** The orders that the file leaves out, and those that await nothing; `shown` is as in {@link find}. */
  listLeftOut({ differences, unmatched, settled = [] }: MonthRows, wanted: number): LeftOutView {
    const listed = new Set([...differences, ...unmatched, ...settled].map(({ orderId }) => orderId))
    const nothingDue = this.orders.filter(({ orderId, isAwaited }) => !isAwaited && !listed.has(orderId))
    const all = [...this.leftOut, ...nothingDue]
    const rows = all.slice(0, wanted).map(({ orderId, status, product }) => ({ orderId, status, product }))
    return { count: all.length, rows }
  }
}
