import { type ColumnValues, none, readNumber } from '../../money/index.ts'
import type { NumberColumnName } from '../reading/columns.ts'
import type { TableLayout } from '../reading/table-layout.ts'
import type { Formats } from './file-formats.ts'
import type { NamedLines } from './named-lines.ts'

/** A row that is kept apart from the others as texts: of the total record, or of a placement. */
export interface RowAside {
  readonly line: number
  readonly texts: readonly string[]
}

/** The rows of a report before its figures exist, as the checks see them. */
export interface ReportRows {
  readonly layout: TableLayout
  readonly columns: readonly { readonly name: NumberColumnName; readonly values: ColumnValues }[]
  /** The number of used rows. */
  readonly used: number
  lineOf(row: number): number
  keywordOf(row: number): number
  /** The text of a used row: its search term, or what tells it from others. */
  textOf(row: number): string
  readonly keys: readonly string[]
  readonly overall: readonly RowAside[]
  readonly excluded: readonly RowAside[]
  /** The rows that are left out as they have no clicks, though they have a cost. */
  readonly paidWithoutClicks: NamedLines
  /** The first lines in which a value of a column is no number but a date. */
  datesIn(column: NumberColumnName): { readonly count: number; readonly lines: readonly number[] }
}

/**
 * The numbers of a report's rows, column by column: of each used row in the sequence of the file, then of each record of
 * the total. {@link none} where a value is missing, NaN for what is no number.
 */
export class ReportFigures {
  /** The used rows, or as many of them as are compared, and the records of the total. */
  readonly count: number
  readonly used: number
  private readonly rows: ReportRows
  private readonly formats: Formats
  private readonly columns = new Map<NumberColumnName, Float64Array>()

  constructor(rows: ReportRows, formats: Formats, most = Number.POSITIVE_INFINITY) {
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
