import { type Cents, cents, negative } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import type { Table } from '../../../reading/locate-file.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { type Row, wordOf } from '../../../reading/sheet.ts'
import { dayOfOrder } from '../order-days.ts'
import { copiedBlocks } from '../other-sheets/copied-blocks.ts'
import type { ReturnsColumn } from './columns.ts'
import { MovementRows, monthOf } from './movement-rows.ts'

/**
 * Reads the returns, one line for each; a return has one row per product. 'Quantia total de reembolsos' is the amount
 * of the whole return. If its rows state different amounts, or each the amount of its own product, there is a warning
 * and no amount. A block of rows that appears twice counts once. A cancelled return has no amount. No data of the buyer is read.
 */
export function readReturns(table: Table<ReturnsColumn>, problems: ReadingProblems): readonly MovementLine[] {
  const rows = new MovementRows<ReturnsColumn>(
    table,
    {
      lead: 'returnId',
      amounts: ['refund', 'compensation'],
      dates: ['requestedAt', 'orderedAt', 'until'],
    },
    problems,
  )
  const price = new AmountReader<ReturnsColumn>(table, ['price'], problems)
  /** The price of the returned pieces in a row, in centavos; 0 if the file does not say. */
  const worthOf = (row: Row) => (price.peek(row, 'price') ?? 0) * Number(rows.text(row, 'units') || 1)
  const byReturn = new Map<string, { returnId: string; orderId: string; ofReturn: Row[] }>()
  const lines = rows.lines()
  const copies = copiedBlocks(lines.map((row) => JSON.stringify(row)))
  for (const [index, row] of lines.entries()) {
    if (copies.has(index)) {
      problems.warn('copied-rows', {})
      continue
    }
    const returnId = rows.number(row, 'returnId')
    const orderId = rows.everyOrderId(row)
    const key = JSON.stringify([returnId, orderId])
    const known = byReturn.get(key)
    if (known) known.ofReturn.push(row)
    else byReturn.set(key, { returnId, orderId, ofReturn: [row] })
  }
  return [...byReturn.values()].flatMap(({ returnId, orderId, ofReturn }): MovementLine[] => {
    const [first] = ofReturn
    if (!first) return []
    const day =
      rows.dayOf(first, 'requestedAt', orderId) ?? rows.day(first, 'orderedAt') ?? dayOfOrder(orderId)
    if (day === null) {
      problems.refuse('no-date', rows.labelOf('requestedAt'), rows.cell(first, 'requestedAt'))
      return []
    }
    const state = rows.text(first, 'state')
    const isCancelled = /cancel/.test(wordOf(state))
    const told = soleAmount(rows, ofReturn, 'refund', { problems, orderId })
    const isOfEach = told !== null && ofReturn.length > 1 && ofReturn.every((row) => worthOf(row) === told)
    if (isOfEach) problems.warn('different-amounts', { column: rows.labelOf('refund'), orderId })
    const refund = isOfEach || isCancelled ? null : told
    const compensation = soleAmount(rows, ofReturn, 'compensation', { problems, orderId })
    const until = rows.dayOf(first, 'until', orderId)
    const movement = {
      ...({ kind: 'return', month: monthOf(orderId, day), day, orderId } as const),
      ...(refund !== null && { amount: negative(cents(Math.abs(refund))) }),
      ...(compensation && { compensation }),
      ...(until && { until }),
      ...{ state, text: rows.text(first, 'reason') },
    }
    return [{ key: [returnId, orderId], movement }]
  })
}

/** The amount that all rows of a return agree on; null if no row has one, or they differ. */
function soleAmount(
  rows: MovementRows<ReturnsColumn>,
  ofReturn: readonly Row[],
  name: 'refund' | 'compensation',
  { problems, orderId }: { readonly problems: ReadingProblems; readonly orderId: string },
): Cents | null {
  const amounts = new Set(ofReturn.flatMap((row) => rows.money(row, name) ?? []))
  if (amounts.size > 1) problems.warn('different-amounts', { column: rows.labelOf(name), orderId })
  return amounts.size === 1 ? ([...amounts][0] ?? null) : null
}
