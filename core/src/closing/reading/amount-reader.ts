import {
  type Cents,
  columnDecides,
  NumberColumn,
  type NumberFormat,
  noCents,
  readNumber,
  toCents,
} from '../../money/index.ts'
import type { Table } from './locate-file.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { type Cell, isMissing, type Row } from './sheet.ts'

/** In reais. What is more has eleven digits or more: the number of an order, a product or a telephone in a column that moved. */
const mostReais = 9_999_999_999.99

/**
 * Reads the money columns of a table as whole centavos; the number format of each is decided from the whole column. Values that
 * are no number, or ten billion reais or more, count 0 and are counted in `unreadable` (specification, section 5;
 * docs/parity.md), and in `guessed` those that are another number where their mark means the other thing. A formula without a
 * result, an error, a date, a percentage and a value that its column makes unclear refuse the file.
 */
export class AmountReader<Name extends string> {
  unreadable = 0
  guessed = 0
  private readonly columns = new Map<Name, { readonly position: number; readonly format: NumberFormat }>()
  private readonly decimals = new Map<Name, boolean>()
  private readonly table: Table<Name>
  private readonly problems: ReadingProblems

  constructor(table: Table<Name>, columns: readonly Name[], problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    for (const name of columns) {
      const position = table.position[name]
      if (position === undefined) continue
      const column = new NumberColumn()
      for (const row of table.rows) column.see(row[position])
      this.columns.set(name, { position, format: column.format() })
    }
  }

  /** The amount of a column in a row of an order; 0 where the column or the value is missing. */
  read(row: Row, name: Name, orderId: string): Cents {
    const column = this.columns.get(name)
    if (!column) return noCents
    const { position, format } = column
    const cell = row[position]
    if (typeof cell === 'number' && Math.abs(cell) <= mostReais) return toCents(cell)
    const value = readNumber(cell, format)
    if (value !== null && !isAmount(value)) {
      this.reportUnreadable(cell, name, orderId)
      return noCents
    }
    if (typeof cell === 'string') {
      if (cell.includes('%')) this.problems.refuse('percentage', this.labelOf(name), cell)
      else if (isInThrees(cell)) this.warnOfThrees(cell, format, name, orderId)
    }
    return toCents(value ?? 0)
  }

  /** As {@link read}, without problems; null where the value is missing or no number. */
  peek(row: Row, name: Name): Cents | null {
    const column = this.columns.get(name)
    const value = column ? readNumber(row[column.position], column.format) : null
    return value === null || !isAmount(value) ? null : toCents(value)
  }

  /** Whether the file has the column, and nothing in it for a row. */
  isBlank(row: Row, name: Name): boolean {
    const position = this.table.position[name]
    return position !== undefined && isMissing(row[position])
  }

  labelOf(name: Name): string {
    return this.table.label[name] ?? name
  }

  /** A mark before three digits may group thousands or be decimal: where only the whole column decides, the seller is warned. */
  private warnOfThrees(text: string, format: NumberFormat, name: Name, orderId: string): void {
    const decided = columnDecides(text)
    if (!decided?.isGrouped) return
    const { beforeThree, elsewhere } = format[decided.mark]
    const about = { column: this.labelOf(name), orderId }
    const isDecimal = beforeThree === 'decimal'
    if (!isDecimal && (elsewhere !== 'decimal' || this.showsDecimals(name))) return
    this.guessed += 1
    this.problems.warn(isDecimal ? 'three-decimals' : 'guessed-thousands', about)
  }

  private showsDecimals(name: Name): boolean {
    const known = this.decimals.get(name)
    if (known !== undefined) return known
    const position = this.table.position[name] ?? -1
    const shows = this.table.rows.some((row) => /,\d{1,2}[^\d.,]*$/.test(String(row[position] ?? '')))
    this.decimals.set(name, shows)
    return shows
  }

  private reportUnreadable(cell: Cell | undefined, name: Name, orderId: string): void {
    const column = this.labelOf(name)
    if (this.problems.refuseBroken(column, cell)) return
    if (cell instanceof Date) this.problems.refuse('date', column, cell)
    else if (typeof cell === 'string' && isUnclear(cell, this.columns.get(name)?.format)) {
      this.problems.refuse('mixed-marks', column, cell)
    } else {
      this.unreadable += 1
      this.problems.warn('unreadable-values', { column, orderId })
    }
  }
}

/** False of what is no number, too. */
function isAmount(value: number): boolean {
  return Math.abs(value) <= mostReais
}

function isInThrees(text: string): boolean {
  const { length } = text
  const last = text.charCodeAt(length - 1)
  const mark = text.charCodeAt(length - 4)
  if (last >= 48 && last <= 57 && mark !== 46 && mark !== 44) return false
  return /[.,]\d{3}[^\d.,]*$/.test(text)
}

/** Whether other values of the column show the mark of this one in both of its meanings. */
function isUnclear(text: string, format: NumberFormat | undefined): boolean {
  const decided = columnDecides(text)
  if (!decided || !format) return false
  const { beforeThree, elsewhere } = format[decided.mark]
  return (decided.isGrouped ? beforeThree : elsewhere) === 'unclear'
}
