import { AdsProblem, type AdsReport, AdsReportReader } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { CsvRows } from './csv-rows.ts'
import { type Delimiter, findDelimiter } from './find-delimiter.ts'

const headerLine = /^[ \t\uFEFF]*"?#[^\n]*\n/m
const longestPreamble = 256 * 1024

/**
 * Reads the text of an ads report, given in pieces with LF line ends. The lines before the table have other widths than
 * the table and are cut one by one, with the delimiter of its header line.
 */
export class ReportText {
  private readonly reader = new AdsReportReader()
  private preamble = ''
  private rows: CsvRows | undefined

  push(text: string): void {
    if (this.rows) this.rows.push(text)
    else this.findTable(text)
  }

  finish(): AdsReport {
    if (!this.rows) this.findTable('\n')
    if (!this.rows) this.readPreamble(this.preamble, ',')
    this.rows?.end()
    return this.reader.finish()
  }

  private findTable(text: string): void {
    this.preamble += text
    const header = headerLine.exec(this.preamble)
    if (!header) {
      if (this.preamble.length > longestPreamble) throw new AdsProblem('no-table')
      return
    }
    const [line] = header
    const delimiter = findDelimiter(line)
    this.readPreamble(this.preamble.slice(0, header.index), delimiter)
    const cells = cellsOf(line.slice(0, -1), delimiter)
    this.reader.row(cells)
    this.rows = new CsvRows({ delimiter, width: cells.length, onRow: (row) => this.reader.row(row) })
    this.rows.push(this.preamble.slice(header.index + line.length))
    this.preamble = ''
  }

  private readPreamble(text: string, delimiter: Delimiter): void {
    for (const line of text.split('\n')) {
      const cells = cellsOf(line, delimiter)
      // A spreadsheet program that saved the file again fills every line up to the width of the table.
      const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
      this.reader.row(filled)
    }
  }
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  return Papa.parse<string[]>(line, { delimiter, newline: '\n', fastMode: false }).data[0] ?? []
}
