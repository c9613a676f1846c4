import { type ColumnValues, readNumber } from '../../money/index.ts'
import type { NumberColumnName } from '../reading/columns.ts'
import type { TableLayout } from '../reading/table-layout.ts'
import type { Formats } from './file-formats.ts'

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
  /** The first lines in which a value of a column is no number but a date. */
  datesIn(column: NumberColumnName): { readonly count: number; readonly lines: readonly number[] }
}

/**
 * The numbers of a report's rows: of a used row by its place, then of the records of the total. NaN for what is no
 * number and for what the table does not have.
 */
export class ReportFigures {
  readonly count: number
  private readonly rows: ReportRows
  private readonly formats: Formats
  private readonly readers = new Map<NumberColumnName, (row: number) => number>()

  constructor(rows: ReportRows, formats: Formats) {
    this.rows = rows
    this.formats = formats
    this.count = rows.used + rows.overall.length
    for (const { name, values } of rows.columns) {
      const format = formats.get(name)
      if (format) this.readers.set(name, values.reader(format))
    }
  }

  has(name: NumberColumnName): boolean {
    return this.readers.has(name)
  }

  /** Reads a column; a missing value is `missing`. */
  column(name: NumberColumnName, missing: number): (row: number) => number {
    const read = this.readers.get(name)
    const { rows } = this
    const values = rows.columns.find((column) => column.name === name)?.values
    if (!read || !values) return () => Number.NaN
    return (row) => {
      if (row < rows.used) return values.isMissing(row) ? missing : read(row)
      return this.aside(rows.overall[row - rows.used], name, missing)
    }
  }

  /** The number of a row that is kept as texts. */
  aside(row: RowAside | undefined, name: NumberColumnName, missing: number): number {
    const position = this.rows.layout.positionOf(name)
    const format = this.formats.get(name)
    if (!row || position === undefined || !format) return Number.NaN
    return readNumber(row.texts[position], format) ?? missing
  }

  lineOf(row: number): number {
    const { rows } = this
    return row < rows.used ? rows.lineOf(row) : (rows.overall[row - rows.used]?.line ?? 0)
  }
}
