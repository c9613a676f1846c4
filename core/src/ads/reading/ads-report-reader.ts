import { AdsProblem } from '../ads-problem.ts'
import type { AdsReport, BadRow, ReportKind } from '../ads-report.ts'
import { checkReport } from '../checking/check-report.ts'
import { isOverall, keywordKey } from '../keyword.ts'
import { buildReport } from './build-report.ts'
import { isTableHeader } from './columns.ts'
import { Preamble } from './preamble.ts'
import { RepeatedRows } from './repeated-rows.ts'
import { isDigit, isOwnNumber, Row } from './row.ts'
import type { TableLayout } from './table-layout.ts'
import { readHeader } from './table-layout.ts'
import { TermRows } from './term-rows.ts'

interface FoundTable {
  readonly layout: TableLayout
  readonly rows: TermRows
  readonly seen: RepeatedRows
}

/** The most bad rows that are listed. All are counted. */
const mostBadRows = 200

/**
 * Reads an ads report row by row: of search terms, of all ads, or of their keywords. Only the needed columns are kept,
 * about 150 bytes a row, so that a million rows fit in memory.
 *
 * Before the table there are key/value lines ('Nome do Produto / Anúncio', 'Período'). The table begins at the first
 * line whose first cell begins with '#', after any number of lines, and is read by its column names. The number
 * format of a column is decided from all its values, so the figures exist only after {@link finish}. Source:
 * specification, sections 3 and 5; docs/parity.md.
 */
export class AdsReportReader {
  private readonly preamble = new Preamble()
  private table: FoundTable | undefined
  private hasHeaderAgain = false
  /** Whether rows have a number of their own in the first cell, as in every report of Shopee. */
  private hasNumbers = false
  private taken = 0
  private repeated = 0
  private bad = 0
  private readonly badRows: BadRow[] = []
  private readonly written = new Row()

  /**
   * Takes the next row. `line` is where it begins in the file, for the list of bad rows; without it, rows are counted.
   * A row of empty cells is ignored.
   *
   * @throws AdsProblem at the header of another kind of report, or where a second report begins
   */
  row(cells: readonly string[], line = this.taken + 1): void {
    if (this.table) {
      this.rowOfLetters(this.written.fill(cells), line)
      return
    }
    this.taken = line
    if (cells.every((cell) => cell.trim() === '')) return
    if (isTableHeader(cells)) {
      const layout = readHeader(cells, this.preamble)
      const rows = new TermRows(layout)
      this.table = { layout, rows, seen: new RepeatedRows((row, place) => rows.isSame(row, place)) }
    } else this.preamble.add(cells)
  }

  /** The same for a row below the header, given as letters. The caller may reuse `row` afterwards. */
  rowOfLetters(row: Row, line: number): void {
    this.taken = line
    if (this.table && !row.isBlank()) this.dataRow(this.table, row, line)
  }

  /** Counts a row below the header that could not be split into cells. */
  brokenRow(line: number, defect: 'quote' | 'long'): void {
    this.taken = line
    this.refuse({ line, defect })
  }

  /**
   * The report of all rows. With `onText`, its texts are handed over one by one and the report has none, so that they are
   * not in memory all at once.
   *
   * @throws AdsProblem if the file was empty, or had no table, no rows, or only bad rows, or if its figures do not fit
   */
  finish(onText?: (text: string) => void): AdsReport {
    if (!this.table) throw this.preamble.problem()
    const { counts } = this.table.rows
    const { repeated, bad, badRows } = this
    const rows = counts.used + counts.overall + counts.excluded + counts.withoutClicks + repeated + bad
    if (rows === 0) throw new AdsProblem('no-rows')
    if (bad === rows) throw new AdsProblem('bad-rows')
    const { kind } = this.table.layout
    const checked = checkReport(this.table.rows)
    const { unreadable, doubts } = checked
    const report = buildReport(this.table.rows, checked, onText)
    return {
      ...(kind !== 'terms' && { kind }),
      productName: this.nameOf(kind),
      period: this.preamble.valueOf('Período'),
      ...report,
      receipt: {
        rows,
        ...counts,
        repeated,
        bad,
        badRows,
        unreadableValues: unreadable.count,
        ...(unreadable.count > 0 && { unreadable: unreadable.first }),
        ...(doubts.length > 0 && { doubts }),
      },
    }
  }

  /** The product, in a report of one ad; otherwise the shop, or 'Mercado Ads'. */
  private nameOf(kind: ReportKind): string | null {
    if (kind === 'listings') return 'Mercado Ads'
    return this.preamble.valueOf(kind === 'terms' ? 'Nome do Produto / Anúncio' : 'Nome da loja')
  }

  private dataRow({ layout, rows, seen }: FoundTable, row: Row, line: number): void {
    if (!isDigit(row.letters[0] ?? 0) && isTableHeader(row.texts())) {
      if (!layout.isSame(readHeader(row.texts(), this.preamble))) throw new AdsProblem('two-reports')
      this.hasHeaderAgain = true
      this.repeated += 1
      return
    }
    const defect = layout.defectOf(row, line, this.hasNumbers)
    if (defect) {
      this.refuse(defect)
      return
    }
    this.hasNumbers ||= isOwnNumber(row)
    const kind = seen.kindOf(row)
    if (kind === 'repeated') this.repeated += 1
    else if (kind === 'new') seen.keep(rows.add(row, line))
    else if (this.hasHeaderAgain || isOverall(keywordKey(layout.groupOf(row)))) {
      throw new AdsProblem('two-reports')
    } else rows.add(row, line)
  }

  private refuse(row: BadRow): void {
    this.bad += 1
    if (this.badRows.length < mostBadRows) this.badRows.push(row)
  }
}
