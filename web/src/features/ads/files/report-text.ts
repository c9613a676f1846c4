import { AdsReportReader, isTableHeader, type ReportWithoutTexts } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { CsvRows, type Delimiter, findDelimiter } from './csv-rows.ts'

const mayBeHeader = /^[ \t\uFEFF]*"?#[^\n]*\n/gm
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
    else {
      this.preamble += text
      this.findTable()
      if (this.preamble.length > longestPreamble) this.finishWithoutTable()
    }
  }

  /** The report; `onText` gets its texts one by one before. */
  finish(onText: (text: string) => void): ReportWithoutTexts {
    if (!this.rows) {
      this.preamble += '\n'
      this.findTable()
    }
    if (!this.rows) return this.finishWithoutTable()
    this.rows.end()
    return this.reader.finishWithoutTexts(onText)
  }

  /** Throws what the file is instead. */
  private finishWithoutTable(): ReportWithoutTexts {
    const [firstLine = ''] = this.preamble.split('\n', 1)
    this.readPreamble(this.preamble, findDelimiter(firstLine))
    return this.reader.finish()
  }

  private findTable(): void {
    for (const { 0: line, index } of this.preamble.matchAll(mayBeHeader)) {
      const delimiter = findDelimiter(line)
      const header = cellsOf(line.slice(0, -1), delimiter)
      if (!isTableHeader(header)) continue
      this.beginTable({ index, line, delimiter, header })
      return
    }
  }

  private beginTable({ index, line, delimiter, header }: FoundHeader): void {
    const before = this.preamble.slice(0, index)
    this.readPreamble(before, delimiter)
    this.reader.row(header)
    this.rows = new CsvRows({
      delimiter,
      width: header.length,
      firstLine: before.split('\n').length + 1,
      onRow: (cells, number) => this.reader.row(cells, number),
      onBrokenRow: (number, defect) => this.reader.brokenRow(number, defect),
    })
    this.rows.push(this.preamble.slice(index + line.length))
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

interface FoundHeader {
  readonly index: number
  readonly line: string
  readonly delimiter: Delimiter
  readonly header: readonly string[]
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  return Papa.parse<string[]>(line, { delimiter, newline: '\n', fastMode: false }).data[0] ?? []
}
