import { addCents, noCents, subtractCents, sumCents } from '../../../../money/index.ts'
import { adjustmentKey } from '../../../files/adjustment-key.ts'
import type { Adjustment } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { beginsWithTotal, refuseOtherHeader, saysTotal } from '../../../reading/order-ids.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { columnKey, textOf, wordOf } from '../../../reading/sheet.ts'
import type { AdjustmentsColumns } from './columns.ts'
import { copiedBlocks } from './copied-blocks.ts'

type AdjustmentLine = Line<AdjustmentsColumns>

/**
 * Reads the adjustments of an income workbook. Totals, remarks and repeated headers are skipped. A block of rows of
 * several days that appears twice counts once. Other equal rows are separate adjustments. Both give a warning.
 *
 * @throws ClosingProblem if another table is among the rows
 */
export function readAdjustments(file: FileRows<AdjustmentsColumns>): readonly Adjustment[] {
  const lines = file.lines.filter((line) => isAdjustment(line, file))
  const read = lines.map((line) => {
    if (!line.isNone('orderId')) line.orderId = file.ids.read(line.row)
    return adjustmentOf(line)
  })
  file.ids.warnOfOdd()
  return dropCopiedBlocks(withoutTotals(read), file.problems)
}

const adsTopUp = /recarga automatica/
/** How an amount ends that is in another column than its own. */
const decimals = /\d[.,]\d\d?$/

function isAdjustment(line: AdjustmentLine, file: FileRows<AdjustmentsColumns>): boolean {
  const mayBeTotal = line.row.some(beginsWithTotal)
  if (line.isMissing('amount')) {
    const isMoved = !mayBeTotal && line.row.some((cell) => decimals.test(textOf(cell)))
    if (isMoved || saysDay(line)) line.warn('unreadable-values', 'amount')
    return false
  }
  if (isHeader(line, file) || line.row.some(saysTotal)) return false
  return saysDay(line) || !mayBeTotal
}

function isHeader(line: AdjustmentLine, { table }: FileRows<AdjustmentsColumns>): boolean {
  const amount = line.cell('amount')
  if (typeof amount !== 'string' || /[\d#=]/.test(amount)) return false
  if (table.format.keys.has(columnKey(amount))) {
    refuseOtherHeader(table, line.row)
    return true
  }
  if (!saysDay(line)) throw new ClosingProblem({ kind: 'second-header' })
  return false
}

/** Whether a row has a day; titles and remarks have none. */
function saysDay(line: AdjustmentLine): boolean {
  const cell = line.cell('day')
  return !line.isMissing('day') && /^\s*\d/.test(cell instanceof Date ? cell.toISOString() : String(cell))
}

function adjustmentOf(line: AdjustmentLine): Adjustment {
  const { orderId } = line
  const amount = line.amount('amount')
  const day = line.day('day')
  const [description, reason] = [cutText(line.text('description')), cutText(line.text('reason'))]
  return {
    ...(day && { day }),
    kind: adsTopUp.test(wordOf(`${description} ${reason}`)) ? 'ads-top-up' : 'other',
    description,
    ...(reason && { reason }),
    ...(orderId && { orderId: cutText(orderId) }),
    amount,
    line: line.number,
  }
}

/**
 * Drops totals without a word that says so: they have neither a day nor an order, and are the sum of the adjustments
 * above them or of all others.
 */
function withoutTotals(read: readonly Adjustment[]): readonly Adjustment[] {
  const all = sumCents(read.map(({ amount }) => amount))
  let above = noCents
  return read.filter(({ day, orderId, amount }, index) => {
    const isSum =
      (index > 0 && amount === above) || (read.length > 2 && amount === subtractCents(all, amount))
    if (!(day ?? orderId) && isSum) return false
    above = addCents(above, amount)
    return true
  })
}

/**
 * Drops rows that were pasted a second time. Warns of equal rows on one day, as a shop may really have several, and of
 * rows of one order that only differ in their days.
 */
function dropCopiedBlocks(read: readonly Adjustment[], problems: ReadingProblems): readonly Adjustment[] {
  const keys = read.map(adjustmentKey)
  const copies = new Set(
    runsOf(copiedBlocks(keys))
      .filter((run) => daysOf(run, read).size > 1)
      .flat(),
  )
  const seen = new Set<string>()
  for (const [index, { day, ...dayless }] of read.entries()) {
    const key = dayless.orderId ? adjustmentKey(dayless) : (keys[index] ?? '')
    if (copies.has(index)) problems.warn('copied-rows', {})
    else if (seen.has(key)) problems.warn('equal-adjustments', {})
    else seen.add(key)
  }
  return copies.size === 0 ? read : read.filter((_, index) => !copies.has(index))
}

function runsOf(places: ReadonlySet<number>): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const place of [...places].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  return runs
}

function daysOf(places: readonly number[], read: readonly Adjustment[]): ReadonlySet<Adjustment['day']> {
  return new Set(places.map((place) => read[place]?.day))
}
