import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingFigures,
  type ClosingMarketplace,
  closingOf,
  isExpected,
  type LeftOutOrder,
  type Order,
  type OrderDifference,
} from '@vendaclara/core/closing'
import { type Cents, toReais } from '@vendaclara/core/money'
import { expectedLines } from '../fees/part-lines.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import type { Outcome } from '../model/order-outcomes.ts'
import { Formula, letters, type SheetColumn, type SheetRows, tableSheet } from './sheet-rows.ts'
import { monthSheets as names } from './texts.ts'

export interface MonthOrders {
  readonly marketplace: ClosingMarketplace
  /** The current day in Brazil; what was due before it is overdue. */
  readonly today: CalendarDate
  readonly figures: ClosingFigures
  /** All compared orders, with what became of them. */
  readonly orders: readonly { readonly order: Order; readonly outcome: Outcome }[]
}

/** What names an order in a sheet. */
export const orderColumns: readonly SheetColumn<Pick<Order, 'orderId' | 'createdAt'>>[] = [
  { header: names.order.id, width: 22, cell: ({ orderId }) => orderId },
  { header: names.order.date, width: 18, cell: ({ createdAt }) => formatOrderDate(createdAt) },
]

/** What a difference is between; empty where a file of another time did not say it. */
export function comparedColumns(marketplace: ClosingMarketplace): readonly SheetColumn<OrderDifference>[] {
  const { rules } = closingOf(marketplace)
  return [
    { header: names.order.expected, amount: ({ expected }) => expected && rules.expectedAmount(expected) },
    { header: names.order.received, amount: ({ paid }) => paid && rules.receivedAmount(paid) },
  ]
}

/** What is expected of an order; null if its buyer has not paid, or it costs the seller money. */
export function expectedOf(
  marketplace: ClosingMarketplace,
  { order, outcome }: MonthOrders['orders'][number],
): Cents | null {
  if (outcome.kind === 'awaited' && !isExpected(outcome.state)) return null
  return closingOf(marketplace).rules.expectedAmount(order)
}

/** Every order with the parts of its expected amount and what became of it. */
export function ordersSheet({ marketplace, orders }: MonthOrders) {
  const read = orders.map((one) => ({
    ...one,
    lines: expectedLines(marketplace, one.order),
    total: expectedOf(marketplace, one),
  }))
  const parts = [...new Set(read.flatMap(({ lines }) => lines.map(({ label }) => label)))]
  const { order: text } = names
  const [firstPart, lastPart] = [letters(5), letters(4 + parts.length)]
  const expected = letters(5 + parts.length)
  const sheet = tableSheet(
    names.orders,
    [
      { header: text.id, width: 22, cell: ({ order }) => order.orderId },
      { header: text.date, width: 18, cell: ({ order }) => formatOrderDate(order.createdAt) },
      { header: text.status, width: 18, cell: ({ order }) => order.status },
      { header: text.products, width: 44, cell: ({ order }) => namesOf(order) },
      { header: text.units, width: 10, cell: ({ order }) => order.units || null },
      ...parts.map((part): SheetColumn<(typeof read)[number]> => {
        const of = ({ lines }: (typeof read)[number]) => lines.findLast(({ label }) => label === part)?.amount
        return { header: part, amount: of }
      }),
      {
        header: text.expected,
        amount: ({ total }, at) => {
          if (total === null) return null
          const sum = parts.length > 0 ? `SUM(${firstPart}${at}:${lastPart}${at})` : '0'
          return new Formula(sum, toReais(total))
        },
      },
      {
        header: text.difference,
        amount: ({ outcome }) => (outcome.kind === 'difference' ? outcome.amount : null),
      },
      {
        header: text.state,
        width: 22,
        cell: ({ outcome }) => stateOf(outcome),
      },
      { header: text.line, width: 16, cell: ({ order }) => order.line ?? null },
    ],
    read,
  )
  return {
    sheet,
    expected: `SUM('${names.orders}'!${expected}2:${expected}${Math.max(2, sheet.last)})`,
  }
}

function namesOf({ items }: Order): string {
  const all = items.map(({ name }) => name).filter(Boolean)
  return all.join('; ').slice(0, longestText)
}

/** A cell of a workbook holds 32,767 characters. */
const longestText = 1000

function stateOf(outcome: Outcome): string {
  const { states } = names
  switch (outcome.kind) {
    case 'difference':
      return outcome.amount < 0 ? states.less : states.more
    case 'awaited':
      return states.awaited[outcome.state]
    case 'paid':
      return states.paid
    case 'paid-late':
      return states.paidLate
    case 'refunded':
      return states.refunded
    case 'left-out':
      return states.nothingDue
  }
}

/** The orders that are not compared, and why. */
export function leftOutSheet(leftOut: readonly LeftOutOrder[]): SheetRows {
  const { order: text, leftOut: words } = names
  return tableSheet(
    words.sheet,
    [
      { header: text.id, width: 22, cell: ({ orderId }) => orderId },
      { header: words.reason, width: 32, cell: ({ why }) => words.reasons[why] },
      { header: words.status, width: 44, cell: ({ status }) => status || null },
      { header: text.products, width: 44, cell: ({ product }) => product || null },
      { header: text.line, width: 16, cell: ({ line }) => line ?? null },
    ],
    leftOut,
  )
}
