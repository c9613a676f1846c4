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

/** In reais. Larger numbers have eleven digits or more: an order, product or telephone number in a shifted column. */
const mostReais = 9_999_999_999.99

/**
 * Reads the money columns of a table as whole centavos. The number format of each column is decided from all its
 * values.
 *
 * A value that is no number, or is ten billion reais or more, counts as 0 and is counted in `unreadable`
 * (specification, section 5; docs/parity.md). `guessed` counts values whose mark may mean thousands or decimals. The
 * file is refused for a formula without a result, an error, a date, a percentage, or a value whose format the column
 * leaves unclear.
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
    const seen = columns.flatMap((name) => {
      const position = table.position[name]
      return position === undefined ? [] : [{ name, position, column: new NumberColumn() }]
    })
    for (const row of table.rows) for (const { position, column } of seen) column.see(row[position])
    for (const { name, position, column } of seen) {
      this.columns.set(name, { position, format: column.format() })
    }
  }

  /** The amount of a column in a row; 0 if the column or the value is missing. `orderId` is named in warnings. */
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
      if (cell.includes('%')) this.problems.refuse('percentage', this.labelOf(name), cell, orderId)
      else if (isInThrees(cell)) this.warnOfThrees(cell, format, name, orderId)
    }
    return toCents(value ?? 0)
  }

  /** As {@link read}, but reports no problems; null if the value is missing or no number. */
  peek(row: Row, name: Name): Cents | null {
    const column = this.columns.get(name)
    const value = column ? readNumber(row[column.position], column.format) : null
    return value === null || !isAmount(value) ? null : toCents(value)
  }

  /** Whether the file has the column but the row has no value in it. */
  isBlank(row: Row, name: Name): boolean {
    const position = this.table.position[name]
    return position !== undefined && isMissing(row[position])
  }

  labelOf(name: Name): string {
    return this.table.label[name] ?? name
  }

  /** Warns if '1.299' could be thousands or decimals and only the other values of the column decide. */
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
    if (isMissing(cell)) {
      this.problems.warn('blank-amounts', { column, orderId })
      return
    }
    if (this.problems.refuseBroken(column, cell, orderId)) return
    if (cell instanceof Date) this.problems.refuse('date', column, cell, orderId)
    else if (typeof cell === 'string' && isUnclear(cell, this.columns.get(name)?.format)) {
      this.problems.refuse('mixed-marks', column, cell, orderId)
    } else {
      this.unreadable += 1
      this.problems.warn('unreadable-values', { column, orderId })
    }
  }
}

/** False for NaN, too. */
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

/** Whether the other values of the column use this value's mark for thousands and for decimals. */
function isUnclear(text: string, format: NumberFormat | undefined): boolean {
  const decided = columnDecides(text)
  if (!decided || !format) return false
  const { beforeThree, elsewhere } = format[decided.mark]
  return (decided.isGrouped ? beforeThree : elsewhere) === 'unclear'
}
