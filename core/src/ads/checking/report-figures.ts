import { none, readNumber } from '../../money/index.ts'
import type { NumberColumnName } from '../reading/columns.ts'
import type { RowAside, TermRows } from '../reading/term-rows.ts'
import type { Formats } from './file-formats.ts'

/**
 * The numbers of a report's rows, column by column: of each used row in the sequence of the file, then of each record of
 * the total. {@link none} where a value is missing, NaN for what is no number.
 */
export class ReportFigures {
  /** The used rows, or as many of them as are compared, and the records of the total. */
  readonly count: number
  readonly used: number
  private readonly rows: TermRows
  private readonly formats: Formats
  private readonly columns = new Map<NumberColumnName, Float64Array>()

  constructor(rows: TermRows, formats: Formats, most = Number.POSITIVE_INFINITY) {
    this.rows = rows
    this.formats = formats
    this.used = Math.min(rows.used, most)
    this.count = this.used + rows.overall.length
    for (const { name, values } of rows.columns) {
      const format = formats.get(name)
      if (!format) continue
      const numbers = values.read(this.used, format, new Float64Array(this.count))
      for (const [place, row] of rows.overall.entries()) numbers[this.used + place] = this.aside(row, name)
      this.columns.set(name, numbers)
    }
  }

  /** Undefined if the table has no such column. */
  values(name: NumberColumnName): Float64Array | undefined {
    return this.columns.get(name)
  }

  /** The values of a column, which are given up here. */
  take(name: NumberColumnName): Float64Array | undefined {
    const values = this.columns.get(name)
    this.columns.delete(name)
    return values
  }

  /** The number of a row that is kept as texts. */
  aside(row: RowAside, name: NumberColumnName): number {
    const position = this.rows.layout.positionOf(name)
    const format = this.formats.get(name)
    if (position === undefined || !format) return none
    return readNumber(row.texts[position], format) ?? none
  }

  lineOf(row: number): number {
    const { rows, used } = this
    return row < used ? rows.lineOf(row) : (rows.overall[row - used]?.line ?? 0)
  }
}
