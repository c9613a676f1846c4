import { plainFormat, readNumber } from '../money/index.ts'
import { AmountReader } from './amount-reader.ts'
import { ClosingProblem } from './closing-problem.ts'
import { incomeColumns, orderColumns, requiredIncomeColumns, requiredOrderColumns } from './columns.ts'
import { findTable, firstHeader, placeOf, type Table, type TablePlace } from './find-table.ts'
import type { ExpectedParts } from './order-parts.ts'
import { readCreationDate } from './read-creation-date.ts'
import { type Cell, isMissing, type Sheet, textOf } from './sheet.ts'

/**
 * An order as the seller should be paid for it, its lines merged. `createdAt` is 'YYYY-MM-DD HH:MM' or '', `units` how
 * many pieces were sold or 0 where the file does not say, `lines` how many lines of the file it was made of.
 */
export interface Order extends ExpectedParts {
  readonly orderId: string
  readonly status: string
  readonly cancelReason: string
  readonly createdAt: string
  readonly productNames: readonly string[]
  readonly units: number
  readonly lines: number
}

/**
 * The orders of a file and what became of its lines. `leftOut` are the ids of all orders that are not in it, `partlyLeftOut`
 * those of them of which only some lines are cancelled or refunded.
 */
export interface OrdersFile {
  readonly sheet: string
  readonly orders: readonly Order[]
  readonly lines: number
  readonly linesWithoutId: number
  readonly leftOut: readonly string[]
  readonly linesLeftOut: Readonly<Record<LeftOut, number>>
  readonly cancelledOrders: number
  readonly refundedOrders: number
  readonly partlyLeftOut: readonly string[]
  readonly unreadableValues: number
}

type LeftOut = 'cancelled' | 'refunded' | 'partly'
type Column = keyof typeof orderColumns
const amounts = ['subtotal', 'sellerCoupon', 'commission', 'serviceFee'] as const

/**
 * Reads the orders file ('Meus Pedidos').
 *
 * Lines that are 'Cancelado' or have a refund status are left out; an order of which only some lines are so is left
 * out whole and listed, as its fees cannot be split. Lines of one order are merged: subtotals summed, product names
 * collected, coupon and fees taken once, since they repeat on each line. Source: specification, section 5;
 * docs/parity.md.
 *
 * @throws ClosingProblem when the workbook is the income file, something else, or without a line
 */
export function readOrders(sheets: readonly Sheet[]): OrdersFile {
  const table = findOrdersTable(sheets)
  const linesByOrder = groupLines(table)
  const lines = [...linesByOrder.values()].reduce((sum, group) => sum + group.length, 0)
  if (lines === 0) throw new ClosingProblem('no-rows')
  const amount = new AmountReader(table, amounts)
  const orders: Order[] = []
  const ids: Record<LeftOut, string[]> = { cancelled: [], refunded: [], partly: [] }
  const linesLeftOut: Record<LeftOut, number> = { cancelled: 0, refunded: 0, partly: 0 }
  for (const [orderId, group] of linesByOrder) {
    const left = group.filter((line) => isCancelled(table, line) || isRefunded(table, line))
    if (left.length === 0) {
      orders.push(mergeLines(orderId, group, table, amount))
      continue
    }
    const whole = group.some((line) => isRefunded(table, line)) ? 'refunded' : 'cancelled'
    const why = left.length < group.length ? 'partly' : whole
    ids[why].push(orderId)
    linesLeftOut[why] += group.length
  }
  return {
    sheet: table.sheet,
    orders,
    lines,
    linesWithoutId: table.rows.filter((row) => isLineWithoutId(table, row)).length,
    leftOut: Object.values(ids).flat(),
    linesLeftOut,
    cancelledOrders: ids.cancelled.length,
    refundedOrders: ids.refunded.length,
    partlyLeftOut: ids.partly,
    unreadableValues: amount.unreadable,
  }
}

/**
 * Where the orders file has its table, told by the first {@link rowsSearched} rows of its sheets: nothing else of the
 * workbook has to be read.
 *
 * @throws ClosingProblem when the workbook is the income file or something else
 */
export function locateOrders(heads: readonly Sheet[]): TablePlace {
  return placeOf(findOrdersTable(heads))
}

function findOrdersTable(sheets: readonly Sheet[]): Table<Column> {
  const table = findTable<Column>(sheets, orderColumns, requiredOrderColumns, { sheet: 0, row: 0 })
  if (table) return table
  const isIncome = findTable(sheets, incomeColumns, requiredIncomeColumns, { sheet: 1, row: 4 })
  throw new ClosingProblem(isIncome ? 'swapped' : 'unknown', firstHeader(sheets))
}

function groupLines(table: Table<Column>): Map<string, (readonly Cell[])[]> {
  const groups = new Map<string, (readonly Cell[])[]>()
  for (const row of table.rows) {
    const orderId = text(table, row, 'orderId')
    if (orderId === '') continue
    const group = groups.get(orderId)
    if (group) group.push(row)
    else groups.set(orderId, [row])
  }
  return groups
}

function mergeLines(
  orderId: string,
  lines: readonly (readonly Cell[])[],
  table: Table<Column>,
  amount: AmountReader<Column>,
): Order {
  const first = lines[0] ?? []
  return {
    orderId,
    status: text(table, first, 'status'),
    cancelReason: text(table, first, 'cancelReason'),
    createdAt: readCreationDate(cell(table, first, 'createdAt')),
    subtotal: lines.reduce((sum, line) => sum + amount.read(line, 'subtotal'), 0),
    sellerCoupon: amount.read(first, 'sellerCoupon'),
    commission: amount.read(first, 'commission'),
    serviceFee: amount.read(first, 'serviceFee'),
    productNames: lines.map((line) => text(table, line, 'productName')).filter((name) => name !== ''),
    lines: lines.length,
    units: lines.reduce((sum, line) => sum + readUnits(cell(table, line, 'units')), 0),
  }
}

const counts = plainFormat({ whole: true })

/** How many pieces a line sells; 0 where it does not say a whole number. */
function readUnits(value: Cell | undefined): number {
  const units = readNumber(value, counts)
  return units !== null && Number.isSafeInteger(units) && units > 0 ? units : 0
}

function isCancelled(table: Table<Column>, line: readonly Cell[]): boolean {
  return text(table, line, 'status') === 'Cancelado'
}

function isRefunded(table: Table<Column>, line: readonly Cell[]): boolean {
  return !isMissing(cell(table, line, 'refundStatus'))
}

function isLineWithoutId(table: Table<Column>, row: readonly Cell[]): boolean {
  return isMissing(cell(table, row, 'orderId')) && row.some((one) => !isMissing(one))
}

function cell(table: Table<Column>, row: readonly Cell[], column: Column): Cell | undefined {
  const position = table.position[column]
  return position === undefined ? undefined : row[position]
}

function text(table: Table<Column>, row: readonly Cell[], column: Column): string {
  return textOf(cell(table, row, column))
}
