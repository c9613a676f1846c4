import { sumCents } from '../../../money/index.ts'
import type { OrderItem } from '../../order-items.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Row, textOf } from '../../reading/sheet.ts'
import type { Order } from '../../rows.ts'
import type { OrderLeftOut, OrdersFile } from '../closing-files.ts'
import type { UnitsColumn } from './columns.ts'
import { type SheinTerms, sheinExpectedNames } from './terms.ts'

/**
 * Reads 'Pedidos', of all sheets that have its header: each row is one unit, and an order the sum of its rows. A row whose
 * item stands there already was pasted twice and counts once. Cancelled orders are left out, and whole those of which only
 * some units are cancelled. Source: the marketplace's export of September 2026.
 *
 * @throws ClosingProblem when it would be read wrongly
 */
export function readUnits(table: Table<UnitsColumn>): OrdersFile<SheinTerms> {
  const problems = new ReadingProblems()
  const amount = new AmountReader<UnitsColumn>(table, sheinExpectedNames, problems)
  const date = new DateReader<UnitsColumn>(table, 'createdAt', problems)
  const ids = new OrderIds(table, problems)
  const text = (row: Row, column: UnitsColumn) => textOf(row[table.position[column] ?? -1])
  const groups = new Map<string, Map<string, Row>>()
  let copies = 0
  for (const [index, row] of table.rows.entries()) {
    const orderId = ids.read(row)
    if (orderId === '') continue
    const units = groups.get(orderId) ?? new Map<string, Row>()
    groups.set(orderId, units)
    const item = text(row, 'itemId') || `row ${index}`
    if (units.has(item)) {
      copies += 1
      problems.warn('copied-rows', { orderId })
    } else units.set(item, row)
  }
  problems.throwFault()
  const orders: Order<SheinTerms>[] = []
  const left: Record<OrderLeftOut, string[]> = { cancelled: [], refunded: [], partly: [], fees: [] }
  const lines = { cancelled: 0, refunded: 0, partly: 0, fees: 0 }
  for (const [orderId, units] of groups) {
    const rows = [...units.values()]
    const cancelled = rows.filter((row) => /^cancelad/i.test(text(row, 'status'))).length
    if (cancelled > 0) {
      const why = cancelled < rows.length ? 'partly' : 'cancelled'
      left[why].push(orderId)
      lines[why] += rows.length
      continue
    }
    const [first = []] = rows
    const sums = sheinExpectedNames.map((name) => [
      name,
      sumCents(rows.map((row) => amount.read(row, name, orderId))),
    ])
    orders.push({
      ...(Object.fromEntries(sums) as SheinTerms['expected']),
      orderId,
      status: text(first, 'status'),
      cancelReason: '',
      createdAt: date.read(first, orderId),
      items: itemsOf(rows, text),
      units: rows.length,
      lines: rows.length,
    })
  }
  for (const sheet of table.hiddenSheets) problems.warn('hidden-sheets', { column: sheet })
  problems.throwFault()
  if (groups.size === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    sheet: table.sheet,
    orders,
    rows: orders.reduce((sum, order) => sum + order.lines, 0),
    leftOut: Object.values(left).flat(),
    linesLeftOut: { ...lines, withoutId: ids.withoutId, texts: ids.texts, copies },
    cancelledOrders: left.cancelled.length,
    refundedOrders: 0,
    partlyLeftOut: left.partly,
    unreadableValues: amount.unreadable,
    warnings: problems.warnings(),
  }
}

/** Units of the same product are one item. */
function itemsOf(
  rows: readonly Row[],
  text: (row: Row, column: UnitsColumn) => string,
): readonly OrderItem[] {
  const items = new Map<string, OrderItem>()
  for (const row of rows) {
    const item = { name: text(row, 'productName'), variation: text(row, 'variation'), sku: text(row, 'sku') }
    const key = Object.values(item).join('|')
    items.set(key, { ...item, units: (items.get(key)?.units ?? 0) + 1 })
  }
  return [...items.values()]
}
