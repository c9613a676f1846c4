import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingFigures,
  type ClosingMarketplace,
  closingOf,
  type LeftOutOrder,
  type Order,
  type OrderDifference,
  type SettledOrder,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { expectedLines } from '../fees/part-lines.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderOutcomes, type Outcome } from '../model/order-outcomes.ts'
import { Formula, letters, moneyColumn, SheetRows } from './sheet-rows.ts'
import { monthSheets as names } from './texts.ts'

export interface MonthOrders {
  readonly marketplace: ClosingMarketplace
  /** The current day in Brazil; what was due before it is overdue. */
  readonly today: CalendarDate
  readonly figures: ClosingFigures
  readonly orders: readonly Order[]
  readonly differences: readonly OrderDifference[]
  readonly unmatched: readonly UnmatchedOrder[]
  readonly settled: readonly SettledOrder[]
}

/**
 * Every order with the parts of its expected amount and what became of it. `unpaid` are the orders whose buyers have
 * not paid, and those that another month was paid for.
 */
export function ordersSheet(month: MonthOrders, unpaid: ReadonlySet<string>) {
  const { orders, differences, today, figures } = month
  const { rules } = closingOf(month.marketplace)
  const differing = new Map(differences.map((row) => [row.orderId, row.difference]))
  const outcomes = new OrderOutcomes(month.marketplace, month, { counts: figures.sums?.counts, today })
  const read = orders.map((order) => ({
    ...{ order, lines: expectedLines(month.marketplace, order), total: rules.expectedAmount(order) },
  }))
  const parts = [...new Set(read.flatMap(({ lines }) => lines.map(({ label }) => label)))]
  const { order: text } = names
  const [firstPart, lastPart] = [letters(5), letters(4 + parts.length)]
  const expectedColumn = letters(5 + parts.length)
  const sheet = new SheetRows(
    names.orders,
    [22, 18, 18, 44, 10]
      .map((width): { width: number; numFmt?: string } => ({ width }))
      .concat(
        parts.map(() => moneyColumn),
        moneyColumn,
        moneyColumn,
        { width: 22 },
      ),
    [
      text.id,
      text.date,
      text.status,
      text.products,
      text.units,
      ...parts,
      text.expected,
      text.difference,
      text.state,
    ],
  )
  for (const { order, lines, total } of read) {
    const amounts = new Map(lines.map(({ label, amount }) => [label, toReais(amount)]))
    const row = sheet.last + 1
    const sum = parts.length > 0 ? `SUM(${firstPart}${row}:${lastPart}${row})` : '0'
    const difference = differing.get(order.orderId)
    sheet.add(
      ...[order.orderId, formatOrderDate(order.createdAt), order.status],
      order.items
        .map(({ name }) => name)
        .filter(Boolean)
        .join('; ')
        .slice(0, longestText),
      order.units || null,
      ...parts.map((part) => amounts.get(part) ?? null),
      unpaid.has(order.orderId) ? null : new Formula(sum, toReais(total)),
      difference === undefined ? null : toReais(difference),
      stateOf(outcomes.of({ ...order, expected: total, isAwaited: rules.isAwaited(order) })),
    )
  }
  return {
    sheet,
    expected: `SUM('${names.orders}'!${expectedColumn}2:${expectedColumn}${Math.max(2, sheet.last)})`,
  }
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
    case 'no-difference':
      return states.noDifference
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
  const sheet = new SheetRows(
    words.sheet,
    [{ width: 22 }, { width: 32 }, { width: 44 }, { width: 44 }],
    [text.id, words.reason, words.status, text.products],
  )
  for (const { orderId, why, status, product } of leftOut) {
    sheet.add(orderId, words.reasons[why], status || null, product || null)
  }
  return sheet
}
