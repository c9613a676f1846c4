import { placeOfSum } from '../../money/index.ts'
import type { Amounts, ClosingNames } from '../model/names/closing-names.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../model/order.ts'
import { cutText } from '../model/order-items.ts'
import type { Payment } from '../model/payments.ts'
import { ClosingProblem } from '../reading/closing-problem.ts'
import type { FileRows } from '../reading/file-rows.ts'
import { columnKey } from '../reading/sheet.ts'
import type { IncomeFile, OrdersFile } from './closing-files.ts'

/** Collects the left-out orders of a file and counts their lines by reason. */
export class OrdersLeftOut {
  readonly orders: LeftOutOrder[] = []
  readonly lines: Record<OrderLeftOut, number> = { cancelled: 0, refunded: 0, partly: 0, fees: 0 }

  add({ status, product, ...order }: LeftOutOrder, lines: number): void {
    this.orders.push({ ...order, status: cutText(status), product: cutText(product) })
    this.lines[order.why] += lines
  }
}

interface OrdersRead<Names extends ClosingNames> extends Pick<OrdersFile<Names>, 'cut'> {
  readonly orders: readonly Order<Names>[]
  readonly leftOut: OrdersLeftOut
}

/** @throws ClosingProblem for the first refused cell, and 'no-rows' if the file has no order */
export function ordersFile<Names extends ClosingNames>(
  file: FileRows,
  { orders, leftOut, cut }: OrdersRead<Names>,
): OrdersFile<Names> {
  const read = endOf(file)
  if (orders.length + leftOut.orders.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
  const { copies, ids, problems } = file
  const known = orders.map((order) =>
    problems.unread.has(order.orderId) ? { ...order, unread: true as const } : order,
  )
  return {
    ...read,
    orders: problems.unread.size > 0 ? known : orders,
    rows: orders.reduce((sum, order) => sum + order.lines, 0),
    leftOut: leftOut.orders,
    linesLeftOut: { ...leftOut.lines, withoutId: ids.withoutId, texts: ids.texts, copies },
    ...(cut && { cut }),
  }
}

interface IncomeRead<Names extends ClosingNames>
  extends Pick<IncomeFile<Names>, 'report' | 'billed' | 'feeRows' | 'adjustments'> {
  readonly payments?: readonly Payment<Names>[]
  /** The names of the amounts of a payment. */
  readonly names?: readonly string[]
  /** Rows left out in addition to copies and to those that `ids` counted. */
  readonly details?: number
  readonly refunds?: number
}

/**
 * What was paid, or the fees of a report that states fees and pays nothing.
 *
 * @throws ClosingProblem for the first refused cell, and 'no-rows' if the file has no payment, not even a left-out one,
 *   and no fee
 */
export function incomeFile<Names extends ClosingNames>(
  file: FileRows,
  { payments = [], names = [], details = 0, refunds = 0, ...about }: IncomeRead<Names>,
): IncomeFile<Names> {
  const sumOf = (of: readonly string[]) => (payment: Payment<Names> & Amounts) =>
    of.reduce((sum, name) => sum + (payment[name] ?? 0), 0)
  // A total may be in all columns, or in the first one alone.
  const counted = withoutSum(file, payments, sumOf(names.slice(0, 1)), sumOf(names))
  const read = endOf(file)
  const { feeRows } = about
  if (payments.length + details + refunds + (feeRows ?? 0) === 0)
    throw new ClosingProblem({ kind: 'no-rows' })
  const { copies, ids, problems } = file
  return {
    ...read,
    ...about,
    payments: counted,
    ...(feeRows === undefined && problems.unread.size > 0 && { unread: [...problems.unread] }),
    rowsLeftOut: { withoutId: ids.withoutId, texts: ids.texts, details, refunds, copies },
  }
}

/** Leaves out a row that is the sum of all others, by one of its amounts, and has an id; with a warning. */
export function withoutSum<Row extends { readonly orderId?: string | undefined }>(
  { problems }: FileRows,
  rows: readonly Row[],
  ...amountsOf: readonly ((row: Row) => number)[]
): readonly Row[] {
  for (const amountOf of amountsOf) {
    const place = placeOfSum(rows.map(amountOf))
    if (place === undefined) continue
    problems.warn('sum-rows', { orderId: rows[place]?.orderId ?? '' })
    return rows.toSpliced(place, 1)
  }
  return rows
}

/** What every reader ends with. Judges the file as a whole. */
function endOf(file: FileRows) {
  const { table, problems, ids, amounts } = file
  file.judgeWords()
  ids.warnOfOdd()
  problems.throwFault()
  return { sheet: table.sheet, unreadableValues: amounts.unreadable, warnings: problems.warnings() }
}

/** The shops named in the file's shop column, at most {@link mostShops}; empty if there is no such column. */
export function shopsOf({ table, lines }: FileRows): readonly string[] {
  const shops = new Set(lines.map((line) => (line.isNone('shop') ? '' : cutText(line.text('shop')))))
  shops.delete('')
  // A repeated header names no shop.
  for (const shop of shops) if (table.format.keys.has(columnKey(shop))) shops.delete(shop)
  return [...shops].slice(0, mostShops)
}

const mostShops = 20
