import { addCents, type Cents, isNone, noCents, subtractCents, sumCents } from '../../../../money/index.ts'
import { adjustmentKey } from '../../../files/adjustment-key.ts'
import type { Adjustment } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import { DayReader } from '../../../reading/date-reader.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { beginsWithTotal, OrderIds, refuseOtherHeader, saysTotal } from '../../../reading/order-ids.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { type Cell, columnKey, isMissing, type Row, textOf, wordOf } from '../../../reading/sheet.ts'
import type { AdjustmentColumn } from './columns.ts'
import { copiedBlocks } from './copied-blocks.ts'

/**
 * Reads the adjustments of an income workbook. Totals, remarks and repeated headers are skipped. A block of rows of
 * several days that appears twice counts once. Other equal rows are separate adjustments. Both give a warning.
 *
 * @throws ClosingProblem if another table is among the rows
 */
export function readAdjustments(
  table: Table<AdjustmentColumn>,
  problems: ReadingProblems,
): readonly Adjustment[] {
  const reader = new AdjustmentReader(table, problems)
  const read = table.rows.flatMap((row) => reader.read(row) ?? [])
  reader.ids.warnOfOdd()
  return dropCopiedBlocks(withoutTotals(read), problems)
}

const adsTopUp = /recarga automatica/
/** How an amount ends that is in another column than its own. */
const decimals = /\d[.,]\d\d?$/

class AdjustmentReader {
  readonly ids: OrderIds
  private readonly table: Table<AdjustmentColumn>
  private readonly problems: ReadingProblems
  private readonly amount: AmountReader<AdjustmentColumn>
  private readonly days: DayReader<AdjustmentColumn>

  constructor(table: Table<AdjustmentColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.amount = new AmountReader<AdjustmentColumn>(table, ['amount'], problems)
    this.days = new DayReader<AdjustmentColumn>(table, 'day', problems)
    this.ids = new OrderIds(table, problems)
  }

  /** Null if the row is no adjustment. */
  read(row: Row): Adjustment | null {
    const amountCell = this.cell(row, 'amount')
    if (isMissing(amountCell)) {
      const isMoved = row.some((cell) => decimals.test(textOf(cell))) && !row.some(beginsWithTotal)
      if (isMoved || this.saysDay(row)) {
        this.problems.warn('unreadable-values', { column: this.amount.labelOf('amount') })
      }
      return null
    }
    if (this.isHeader(row, amountCell) || row.some(saysTotal)) return null
    if (!this.saysDay(row) && row.some(beginsWithTotal)) return null
    const orderId = isNone(this.cell(row, 'orderId'), 'exception') ? '' : this.ids.read(row)
    const amount: Cents = this.amount.read(row, 'amount', orderId)
    const day = this.days.read(row, orderId)
    const description = this.text(row, 'description')
    const reason = this.text(row, 'reason')
    return {
      ...(day && { day }),
      kind: adsTopUp.test(wordOf(`${description} ${reason}`)) ? 'ads-top-up' : 'other',
      description,
      ...(reason && { reason }),
      ...(orderId && { orderId: cutText(orderId) }),
      amount,
    }
  }

  private isHeader(row: Row, amountCell: Cell | undefined): boolean {
    if (typeof amountCell !== 'string' || /[\d#=]/.test(amountCell)) return false
    if (this.table.layout.keys.has(columnKey(amountCell))) {
      refuseOtherHeader(this.table, row)
      return true
    }
    if (!this.saysDay(row)) throw new ClosingProblem({ kind: 'second-header' })
    return false
  }

  /** Whether a row has a day; titles and remarks have none. */
  private saysDay(row: Row): boolean {
    const cell = this.cell(row, 'day')
    return !isMissing(cell) && /^\s*\d/.test(cell instanceof Date ? cell.toISOString() : String(cell))
  }

  private text(row: Row, column: 'description' | 'reason'): string {
    const cell = this.cell(row, column)
    return this.problems.refuseBroken(this.amount.labelOf(column), cell) ? '' : cutText(textOf(cell))
  }

  private cell(row: Row, column: AdjustmentColumn): Cell | undefined {
    return row[this.table.position[column] ?? -1]
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
