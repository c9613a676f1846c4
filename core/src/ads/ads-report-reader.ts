import { AdsProblem } from './ads-problem.ts'
import type { AdsReport } from './ads-report.ts'
import { buildReport } from './build-report.ts'
import { columnNames, columnOf, requiredColumns } from './columns.ts'
import { TableLayout } from './table-layout.ts'

/**
 * Reads an ads report of search terms, given row by row as a CSV parser cuts it into cells.
 *
 * The lines before the table are key/value pairs ('Nome do Produto / Anúncio', 'Período'); the table begins at the
 * first line whose first cell begins with '#', however many lines stand before it, and is read by its column names.
 * Number formats are decided for each column from all of its values, so figures exist only once {@link finish} is
 * called. Source: specification, sections 3 and 5; docs/parity.md.
 */
export class AdsReportReader {
  private readonly preamble: string[][] = []
  private readonly rows: (readonly string[])[] = []
  private table: TableLayout | undefined
  private bad = 0

  /** Takes the next row. @throws AdsProblem at the header line of another kind of report */
  row(cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return
    if (this.table) this.dataRow(this.table, cells)
    else if (cells[0]?.replace('\uFEFF', '').trimStart().startsWith('#')) this.table = readHeader(cells)
    else this.preamble.push([...cells])
  }

  /** The report of all rows taken. @throws AdsProblem when the file was empty, had no table, or no row in it */
  finish(): AdsReport {
    if (!this.table) throw new AdsProblem(this.preamble.length === 0 ? 'empty' : 'no-table')
    if (this.rows.length + this.bad === 0) throw new AdsProblem('no-rows')
    return buildReport({
      productName: this.valueOf('Nome do Produto / Anúncio'),
      period: this.valueOf('Período'),
      rows: this.rows,
      layout: this.table.layout(),
      bad: this.bad,
    })
  }

  private dataRow(table: TableLayout, cells: readonly string[]): void {
    if (!table.fits(cells)) this.bad += 1
    else {
      table.see(cells)
      this.rows.push(cells)
    }
  }

  private valueOf(label: string): string | null {
    const position = this.preamble.findIndex(([key]) => key?.normalize('NFC').trim() === label)
    const value = this.preamble[position]
      ?.slice(1)
      .join(',')
      .replace(/[\s,;]+$/, '')
      .trim()
    if (value) return value
    const next = this.preamble[position + 1]
    return position >= 0 && next?.length === 1 ? (next[0]?.trim() ?? null) : null
  }
}

function readHeader(cells: readonly string[]): TableLayout {
  const header = cells.map((cell) => columnOf(cell))
  const missing = requiredColumns.filter((name) => !header.includes(name))
  if (missing.length === 0) return new TableLayout(header)
  const isByAd = cells.some((cell) => cell.trim() === 'Nome do Anúncio')
  if (isByAd && !header.includes('searchTerm')) {
    throw new AdsProblem(header.includes('keyword') ? 'keyword-report' : 'general-report')
  }
  throw new AdsProblem(
    'missing-columns',
    missing.map((name) => columnNames[name][0]),
  )
}
