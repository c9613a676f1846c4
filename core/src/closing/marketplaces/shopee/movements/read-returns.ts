import { type Cents, cents, negative } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { SumCheck } from '../../../files/sum-check.ts'
import { grouped } from '../../../model/grouped.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { wordOf } from '../../../reading/sheet.ts'
import { dayOfOrder } from '../order-days.ts'
import { copiedBlocks } from '../other-sheets/copied-blocks.ts'
import type { ReturnsColumns } from './columns.ts'
import { MovementRows, monthOf, numberIn, textIn } from './movement-rows.ts'

/**
 * Reads the returns, one line for each; a return has one row per product. 'Quantia total de reembolsos' is the amount
 * of the whole return. If its rows state different amounts, or each the amount of its own product, there is a warning
 * and no amount. A block of rows that appears twice counts once. A cancelled return has no amount. No data of the buyer is read.
 */
export function readReturns(file: FileRows<ReturnsColumns>): readonly MovementLine[] {
  const rows = new MovementRows(file)
  const lines = rows.lines('returnId')
  const copies = copiedBlocks(lines.map(({ row }) => JSON.stringify(row)))
  for (const _ of copies) file.problems.warn('copied-rows', {})
  const once = lines.filter((_, index) => !copies.has(index))
  const byReturn = grouped(once, (line) =>
    JSON.stringify([numberIn(line, 'returnId'), rows.everyOrderId(line)]),
  )
  const sums = new SumCheck(file, 'refund', { mayTakeBack: true })
  return [...byReturn].flatMap(([key, ofReturn]) => returnOf(rows, JSON.parse(key), ofReturn, sums) ?? [])
}

type ReturnLine = Line<ReturnsColumns>

function returnOf(
  rows: MovementRows<ReturnsColumns>,
  key: MovementLine['key'],
  ofReturn: readonly [ReturnLine, ...ReturnLine[]],
  sums: SumCheck,
): MovementLine | null {
  const [line] = ofReturn
  const { orderId } = line
  const day = rows.dayOf(line, 'requestedAt') ?? dayOfOrder(orderId)
  if (day === null) {
    line.refuse('no-date', 'requestedAt')
    return null
  }
  const state = textIn(line, 'state')
  const told = soleAmount(ofReturn, 'refund')
  const isOfEach = told !== null && ofReturn.length > 1 && ofReturn.every((one) => worthOf(one) === told)
  if (isOfEach) line.warn('different-amounts', 'refund')
  if (told === null && ofReturn.every((one) => one.isBlank('refund'))) line.warn('blank-amounts', 'refund')
  // Only a part of the price may be given back, but no tenth of most.
  if (told !== null)
    sums.see(
      orderId,
      true,
      told,
      ofReturn.reduce((sum, one) => sum + worthOf(one), 0),
    )
  const refund = isOfEach || /cancel/.test(wordOf(state)) ? null : told
  const compensation = soleAmount(ofReturn, 'compensation')
  const until = rows.dayOf(line, 'until')
  const movement = {
    ...({ kind: 'return', month: monthOf(orderId, day), day, orderId } as const),
    ...(refund !== null && { amount: negative(cents(Math.abs(refund))) }),
    ...(compensation && { compensation }),
    ...(until && { until }),
    state,
    text: textIn(line, 'reason'),
  }
  return { key, movement }
}

/** The price of the returned pieces in a row, in centavos; 0 if the file does not say. */
function worthOf(line: ReturnLine): number {
  return (line.peek('price') ?? 0) * Number(line.text('units') || 1)
}

/** The amount that all rows of a return agree on; null if no row has one, or they differ. */
function soleAmount(ofReturn: readonly ReturnLine[], name: 'refund' | 'compensation'): Cents | null {
  const amounts = new Set(ofReturn.flatMap((line) => line.sureAmount(name) ?? []))
  if (amounts.size > 1) ofReturn[0]?.warn('different-amounts', name)
  return amounts.size === 1 ? ([...amounts][0] ?? null) : null
}
