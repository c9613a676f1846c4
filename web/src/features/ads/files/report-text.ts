import { AdsReportReader, isTableHeader, type Letters, type ReportWithoutTexts } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { joinBytes, unifyLineEnds } from '../../../files/read-text.ts'
import { afterLineEnd, CsvRows, type Delimiter, findDelimiter } from './csv-rows.ts'

const mayBeHeader = /^[ \t\uFEFF]*"?#[^\n]*\n/gm
const longestPreamble = 256 * 1024

/**
 * Reads the bytes of an ads report in UTF-8, given in pieces. The lines before the table have other widths than the
 * table and are split one by one, with the delimiter of the header line.
 */
export class ReportText {
  private readonly reader = new AdsReportReader()
  private preamble: Uint8Array = new Uint8Array()
  private rows: CsvRows | undefined

  push(chunk: Uint8Array): void {
    if (this.rows) this.rows.push(chunk)
    else {
      this.preamble = joinBytes(this.preamble, chunk)
      this.findTable(this.text())
      if (this.preamble.length > longestPreamble) this.finishWithoutTable()
    }
  }

  /** The report. Before it returns, `onLetters` receives the letters of the texts one by one. */
  finish(onLetters: (letters: Letters) => void): ReportWithoutTexts {
    if (!this.rows) this.findTable(`${this.text()}\n`)
    if (!this.rows) return this.finishWithoutTable()
    this.rows.finish()
    return this.reader.finishWithoutTexts(onLetters)
  }

  /** The text before the table. A carriage return at its end may be half of a line end. */
  private text(): string {
    return unifyLineEnds(new TextDecoder().decode(this.preamble).replace(/\r$/, ''))
  }

  /** Reads the lines as a file without a table, which throws what the file is instead. */
  private finishWithoutTable(): ReportWithoutTexts {
    const text = this.text()
    const [firstLine = ''] = text.split('\n', 1)
    this.readPreamble(text, findDelimiter(firstLine))
    return this.reader.finish()
  }

  private findTable(text: string): void {
    for (const { 0: line, index } of text.matchAll(mayBeHeader)) {
      const delimiter = findDelimiter(line)
      const header = cellsOf(line.slice(0, -1), delimiter)
      if (!isTableHeader(header)) continue
      this.beginTable({ before: text.slice(0, index), delimiter, header })
      return
    }
  }

  private beginTable({ before, delimiter, header }: FoundHeader): void {
    this.readPreamble(before, delimiter)
    this.reader.row(header)
    const lines = before.split('\n').length
    this.rows = new CsvRows({
      delimiter,
      width: header.length,
      firstLine: lines + 1,
      onRow: (row, line) => this.reader.rowOfLetters(row, line),
      onBrokenRow: (line, defect) => this.reader.brokenRow(line, defect),
    })
    let from = 0
    for (let line = 0; line < lines; line += 1) {
      const next = afterLineEnd(this.preamble, from, this.preamble.length)
      from = next === -1 ? this.preamble.length : next
    }
    this.rows.push(this.preamble.subarray(from))
    this.preamble = new Uint8Array()
  }

  private readPreamble(text: string, delimiter: Delimiter): void {
    for (const line of text.split('\n')) {
      const cells = cellsOf(line, delimiter)
      // A spreadsheet program that saved the file again pads every line to the width of the table.
      const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
      this.reader.row(filled)
    }
  }
}

interface FoundHeader {
  readonly before: string
  readonly delimiter: Delimiter
  readonly header: readonly string[]
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  return Papa.parse<string[]>(line, { delimiter, newline: '\n', fastMode: false }).data[0] ?? []
}
