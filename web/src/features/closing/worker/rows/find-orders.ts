import {
  type ClosingMarketplace,
  type ClosingRows,
  closingOf,
  type ExpectedParts,
  type LeftOutOrder,
  type Order,
  pickAmounts,
  type SettledOrder,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import {
  type ComparedOrder,
  type MonthAsOf,
  OrderOutcomes,
  type Outcome,
} from '../../model/order-outcomes.ts'

/** An order that was found. `createdAt` and `product` are '' if they are not stored. */
export interface SoughtOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly product: string
  readonly outcome: Outcome
}

/**
 * An order that is in no list of rows, with what became of it. `expected` is null if nothing is expected for it,
 * `settled` is present if it was paid late or refunded.
 */
export interface OtherOrder extends Pick<Order, 'orderId' | 'createdAt' | 'items' | 'deliveredOn'> {
  readonly outcome: Outcome
  readonly expected: ExpectedParts | null
  readonly settled?: SettledOrder
}

const mostShown = 8

/**
 * The orders of a month's files: their number by the month they were made in ('YYYY-MM'; '' if unknown), and the ids of
 * those left out because only some of their lines are cancelled or returned.
 */
export interface OrdersKnown {
  readonly months: Readonly<Record<string, number>>
  readonly partly: readonly string[]
}

/** An order for which nothing is expected, and what the file of payments says of it. */
type OrderWithoutDue = Pick<LeftOutOrder, 'orderId' | 'status' | 'product'> & { readonly paid?: Cents }

/** All orders of a month's file, including those that no list shows because they were paid as expected or left out. */
export class AllOrders {
  private readonly marketplace: ClosingMarketplace
  private readonly rules: ReturnType<typeof closingOf>['rules']
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]

  constructor(marketplace: ClosingMarketplace, orders: readonly Order[], leftOut: readonly LeftOutOrder[]) {
    this.marketplace = marketplace
    this.rules = closingOf(marketplace).rules
    this.leftOut = leftOut
    this.orders = orders
  }

  /** How many orders were made in which month, and which were left out because only some of their lines count. */
  counts(): OrdersKnown {
    const months: Record<string, number> = {}
    for (const { createdAt } of this.orders) {
      const month = /^20\d{2}-(?:0[1-9]|1[0-2])/.exec(createdAt)?.[0] ?? ''
      months[month] = (months[month] ?? 0) + 1
    }
    const partly = this.leftOut.flatMap(({ orderId, why }) => (why === 'partly' ? orderId : []))
    return { months, partly }
  }

  /** The first orders whose ID or other number contains a text, of `count`. `shown` are the rows of the month. */
  find(text: string, shown: ClosingRows, asOf: MonthAsOf): { count: number; rows: SoughtOrder[] } {
    const wanted = text.trim().toUpperCase()
    const isWanted = (number: string) => number.toUpperCase().includes(wanted)
    const found = this.orders.filter(({ orderId, numbers = [] }) => [orderId, ...numbers].some(isWanted))
    const leftOut = this.leftOut.filter(({ orderId }) => isWanted(orderId))
    const outcomes = new OrderOutcomes(this.marketplace, shown, asOf)
    const rows = [
      ...found.slice(0, mostShown).map((order) => ({
        orderId: order.orderId,
        createdAt: order.createdAt,
        product: productOf(order),
        outcome: outcomes.of(this.compared(order)),
      })),
      ...leftOut.map(({ orderId, product, ...outcome }) => ({
        orderId,
        createdAt: '',
        product,
        outcome: { kind: 'left-out' as const, ...outcome, ...paidOf(orderId, shown) },
      })),
    ]
    return { count: found.length + leftOut.length, rows: rows.slice(0, mostShown) }
  }

  /** The order with this ID; null if the month's file does not have it. `shown` is as in {@link find}. */
  one(orderId: string, shown: ClosingRows, asOf: MonthAsOf): OtherOrder | null {
    const isWanted = (order: { readonly orderId: string }) => order.orderId === orderId
    const order = this.orders.find(isWanted)
    if (order) {
      const { createdAt, items, deliveredOn } = order
      const settled = shown.settled?.find(isWanted)
      return {
        orderId,
        createdAt,
        items,
        ...(deliveredOn && { deliveredOn }),
        ...(settled && { settled }),
        outcome: new OrderOutcomes(this.marketplace, shown, asOf).of(this.compared(order)),
        expected: this.rules.isAwaited(order)
          ? pickAmounts<ExpectedParts>(order, this.rules.expectedParts)
          : null,
      }
    }
    const leftOut = this.leftOut.find(isWanted)
    if (!leftOut) return null
    const { product, status, why } = leftOut
    return {
      orderId,
      createdAt: '',
      expected: null,
      outcome: { kind: 'left-out', status, why, ...paidOf(orderId, shown) },
      items: product === '' ? [] : [{ name: product, variation: '', sku: '', units: 0 }],
    }
  }

  /** The orders that the file leaves out, and those that await nothing; `shown` is as in {@link find}. */
  withoutDue({ differences, unmatched, settled = [] }: ClosingRows): readonly OrderWithoutDue[] {
    const listed = new Set([...differences, ...unmatched, ...settled].map(({ orderId }) => orderId))
    const nothingDue = this.orders
      .filter((order) => !this.rules.isAwaited(order) && !listed.has(order.orderId))
      .map((order) => ({ orderId: order.orderId, status: order.status, product: productOf(order) }))
    const paid = new Map(
      settled.flatMap(({ leftOut, orderId, amount }) => (leftOut ? [[orderId, amount]] : [])),
    )
    const isPaid = ({ orderId }: { readonly orderId: string }) => Number(paid.has(orderId))
    return [...this.leftOut, ...nothingDue]
      .sort((one, other) => isPaid(other) - isPaid(one))
      .map(({ orderId, status, product }) => {
        const amount = paid.get(orderId)
        return { orderId, status, product, ...(amount !== undefined && { paid: amount }) }
      })
  }

  private compared(order: Order): ComparedOrder {
    const { orderId, status } = order
    const { rules } = this
    return { orderId, status, expected: rules.expectedAmount(order), isAwaited: rules.isAwaited(order) }
  }
}

/** What was paid for an order that is not compared; empty if nothing was. */
function paidOf(orderId: string, { settled = [] }: ClosingRows): { readonly paid?: Cents } {
  const row = settled.find((one) => one.leftOut && one.orderId === orderId)
  return row ? { paid: row.amount } : {}
}

function productOf({ items }: Order): string {
  return items[0]?.name ?? ''
}
