import { NumberColumn } from '../money/index.ts'
import { AdsProblem } from './ads-problem.ts'
import type { AdsReport } from './ads-report.ts'
import { buildReport, type RawRow } from './build-report.ts'
import {
  amountColumns,
  type ColumnName,
  columnNames,
  columnOf,
  countColumns,
  requiredColumns,
} from './columns.ts'

/**
 * Reads an ads report of search terms, given row by row as a CSV parser cuts it into cells.
 *
 * The lines before the table are key/value pairs ('Nome do Produto / Anúncio', 'Período'); the table begins at the
 * first line whose first cell begins with '#', however many lines stand before it, and is read by its column names.
 * Number formats are decided for each column from all of its values, so figures exist only once {@link finish} is
 * called. Source: specification, sections 3 and 5; DESIGN, section 5.
 */
export class AdsReportReader {
  private readonly preamble: string[][] = []
  private header: (ColumnName | undefined)[] | undefined
  private headerCells: readonly string[] = []
  private readonly rows: RawRow[] = []
  private read = 0
  private bad = 0
  private readonly columns = new Map<ColumnName, NumberColumn>([
    ...countColumns.map((name): [ColumnName, NumberColumn] => [name, new NumberColumn({ whole: true })]),
    ...amountColumns.map((name): [ColumnName, NumberColumn] => [name, new NumberColumn()]),
  ])

  /** Takes the next row. @throws AdsProblem at the header line of another kind of report */
  row(cells: readonly string[]): void {
    if (this.header) this.dataRow(cells)
    else if (cells[0]?.replace('\uFEFF', '').trimStart().startsWith('#')) this.headerRow(cells)
    else if (cells.some((cell) => cell.trim() !== '')) this.preamble.push([...cells])
  }

  /** The report of all rows taken. @throws AdsProblem when the file was empty, had no table, or no row in it */
  finish(): AdsReport {
    if (!this.header) throw new AdsProblem(this.preamble.length === 0 ? 'empty' : 'no-table')
    if (this.read === 0) throw new AdsProblem('no-rows')
    return buildReport({
      productName: this.valueOf('Nome do Produto / Anúncio'),
      period: this.valueOf('Período'),
      rows: this.rows,
      format: (column) => (this.columns.get(column) ?? new NumberColumn()).format(),
      read: this.read,
      bad: this.bad,
    })
  }

  private headerRow(cells: readonly string[]): void {
    const header = cells.map((cell) => columnOf(cell))
    const missing = requiredColumns.filter((name) => !header.includes(name))
    if (missing.length > 0) {
      const names = cells.map((cell) => cell.trim())
      if (!header.includes('searchTerm') && names.includes('Nome do Anúncio')) {
        throw new AdsProblem(header.includes('keyword') ? 'keyword-report' : 'general-report')
      }
      throw new AdsProblem(
        'missing-columns',
        missing.map((name) => columnNames[name][0]),
      )
    }
    this.header = header.map((name, position) => (header.indexOf(name) === position ? name : undefined))
    this.headerCells = cells
  }

  private dataRow(cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return
    this.read += 1
    const row: RawRow = {}
    for (const [position, column] of (this.header ?? []).entries()) {
      if (column) row[column] = cells[position] ?? ''
    }
    if (cells.length !== this.headerCells.length || !row.keyword?.trim()) {
      this.bad += 1
      return
    }
    this.rows.push(row)
    for (const [name, column] of this.columns) column.see(row[name])
  }

  private valueOf(label: string): string | null {
    const position = this.preamble.findIndex(([key]) => key?.normalize('NFC').trim() === label)
    const value = this.preamble[position]?.slice(1).join(',').trim()
    if (value) return value
    const next = this.preamble[position + 1]
    return position >= 0 && next?.length === 1 ? (next[0]?.trim() ?? null) : null
  }
}
