import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingMarketplace,
  type ClosingRows,
  type ClosingRules,
  closingOf,
  type ExpectedParts,
  type KnownNames,
  type LeftOutOrder,
  type Order,
  type OrderDifference,
  type OrderOutcome,
  type PaidParts,
  paymentsByDay,
  pickAmounts,
  type Reconciliation,
  type SettledOrder,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { isDifference, type ResultRow } from '../../model/differences.ts'
import { type Outcome, outcomeOf, outcomeOfRow } from '../../model/order-outcomes.ts'

/** An order that was found. `createdAt` and `product` are '' if they are not stored. */
export interface SoughtOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly product: string
  readonly outcome: Outcome
}

/**
 * All that is known of one order.
 *
 * - `row`: as it is in a list; absent if it is in none.
 * - `outcome`: what became of it; absent if it is in a list.
 * - `expected`: null if nothing is expected for it; absent if that was not kept.
 * - `paid`, `payments`: absent if nothing was paid, or that was not kept.
 * - `settled`: present if it was paid late or refunded.
 */
export interface KnownOrder
  extends Pick<
    OrderDifference,
    'orderId' | 'createdAt' | 'items' | 'deliveredOn' | 'paid' | 'payments' | 'fees' | 'billed'
  > {
  readonly row?: ResultRow
  readonly outcome?: Outcome
  readonly expected?: ExpectedParts | null
  readonly settled?: SettledOrder
}

/** What its row says of an order in a list. */
export function listedOrder(row: ResultRow): KnownOrder {
  return isDifference(row) ? { ...row, row } : { ...row, row, expected: row }
}

/** The first orders that were found, of `count`. */
interface SoughtOrders {
  readonly count: number
  readonly rows: readonly SoughtOrder[]
}

const mostShown = 8

/** Whether an order's ID or another number of it contains a text. */
function idsWith(text: string) {
  const wanted = text.trim().toUpperCase()
  return ({ orderId, numbers = [] }: Pick<Order, 'orderId' | 'numbers'>) =>
    [orderId, ...numbers].some((number) => number.toUpperCase().includes(wanted))
}

/** As {@link AllOrders.find}, of a month whose orders are only known by the rows of its lists. */
export function findListed(
  rules: ClosingRules<KnownNames>,
  { differences, unmatched }: Pick<ClosingRows, 'differences' | 'unmatched'>,
  text: string,
  today: CalendarDate,
): SoughtOrders {
  const found = [...differences, ...unmatched].filter(idsWith(text))
  const rows = found.slice(0, mostShown).map((row) => ({
    orderId: row.orderId,
    createdAt: row.createdAt,
    product: row.items?.[0]?.name ?? '',
    outcome: outcomeOfRow(rules, row, today),
  }))
  return { count: found.length, rows }
}

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

/** An order and what its comparison found. */
interface ComparedOrder {
  readonly order: Order
  readonly found: OrderOutcome<KnownNames>
}

/** All orders of a month's file, including those that no list shows because they were paid as expected or left out. */
export class AllOrders {
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
  private readonly entry: ReturnType<typeof closingOf>
  private readonly all: readonly ComparedOrder[]
  /** What was paid for orders that are not compared. */
  private readonly paid: ReadonlyMap<string, Cents>

  constructor(
    marketplace: ClosingMarketplace,
    orders: readonly Order[],
    leftOut: readonly LeftOutOrder[],
    { outcomes, settled = [] }: Pick<Reconciliation, 'outcomes' | 'settled'>,
  ) {
    this.entry = closingOf(marketplace)
    this.leftOut = leftOut
    this.orders = orders
    this.all = orders.flatMap((order, place) => {
      const found = outcomes[place]
      return found ? { order, found } : []
    })
    this.paid = new Map(settled.flatMap((row) => (row.leftOut ? [[row.orderId, row.amount]] : [])))
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

  /** All that are compared, with what became of them. */
  compared(today: CalendarDate): readonly { readonly order: Order; readonly outcome: Outcome }[] {
    return this.all.map((one) => ({ order: one.order, outcome: this.outcome(one, today) }))
  }

  /** The first orders whose ID or other number contains a text, of `count`. */
  find(text: string, today: CalendarDate): SoughtOrders {
    const isWanted = idsWith(text)
    const found = this.all.filter(({ order }) => isWanted(order))
    const leftOut = this.leftOut.filter(isWanted)
    const rows = [
      ...found.slice(0, mostShown).map((one) => ({
        orderId: one.order.orderId,
        createdAt: one.order.createdAt,
        product: productOf(one.order),
        outcome: this.outcome(one, today),
      })),
      ...leftOut.slice(0, mostShown).map((order) => {
        const { orderId, product } = order
        return { orderId, createdAt: '', product, outcome: this.leftOutOutcome(order) }
      }),
    ]
    return { count: found.length + leftOut.length, rows: rows.slice(0, mostShown) }
  }

  /** The order with this ID; null if the month's file does not have it. */
  one(orderId: string, today: CalendarDate): KnownOrder | null {
    const one = this.all.find(({ order }) => order.orderId === orderId)
    if (one) {
      const { rules } = this.entry
      const { createdAt, items, deliveredOn } = one.order
      return {
        orderId,
        createdAt,
        items,
        ...(deliveredOn && { deliveredOn }),
        outcome: this.outcome(one, today),
        expected: rules.isAwaited(one.order)
          ? pickAmounts<ExpectedParts>(one.order, rules.expectedParts)
          : null,
        ...this.paidOf(one),
      }
    }
    const leftOut = this.leftOut.find((order) => order.orderId === orderId)
    if (!leftOut) return null
    const { product } = leftOut
    const items = product === '' ? [] : [{ name: product, variation: '', sku: '', units: 0 }]
    return { orderId, createdAt: '', expected: null, outcome: this.leftOutOutcome(leftOut), items }
  }

  /** What was paid for an order without a difference. */
  private paidOf({ order, found }: ComparedOrder): Partial<KnownOrder> {
    if (!('paid' in found)) return {}
    const { rules, fees } = this.entry
    const byDay = paymentsByDay(rules, found.paid)
    return {
      paid: pickAmounts<PaidParts>(found.paid, rules.paidParts),
      payments: byDay.length > 0 ? byDay : [{ day: '', amount: rules.receivedAmount(found.paid) }],
      ...(fees && { fees: fees.check(order, found.paid) }),
      ...('row' in found && found.state !== 'difference' && { settled: found.row }),
    }
  }

  /** The orders that the file leaves out, those with money first, and those that await nothing. */
  withoutDue(): readonly OrderWithoutDue[] {
    const leftOut = this.leftOut.map(({ orderId, status, product }) => {
      const paid = this.paid.get(orderId)
      return { orderId, status, product, ...(paid !== undefined && { paid }) }
    })
    const nothingDue = this.all.flatMap(({ order, found }) =>
      found.state === 'left-out'
        ? { orderId: order.orderId, status: order.status, product: productOf(order) }
        : [],
    )
    const isPaid = (order: OrderWithoutDue) => Number(order.paid !== undefined)
    return [...leftOut, ...nothingDue].sort((one, other) => isPaid(other) - isPaid(one))
  }

  private outcome({ order, found }: ComparedOrder, today: CalendarDate): Outcome {
    return outcomeOf(this.entry.rules, order, found, today)
  }

  private leftOutOutcome({ orderId, status, why }: LeftOutOrder): Outcome {
    const paid = this.paid.get(orderId)
    return { kind: 'left-out', status, why, ...(paid !== undefined && { paid }) }
  }
}

function productOf({ items }: Order): string {
  return items[0]?.name ?? ''
}
