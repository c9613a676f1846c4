import { AdsReportReader, isTableHeader, type Row } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { joinBytes, unifyLineEnds } from '../../../files/read-text.ts'
import { afterLineEnd, CsvRows, type Delimiter, delimiters, findDelimiter } from './csv-rows.ts'

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
      if (this.preamble.length > longestPreamble) this.refuse()
    }
  }

  /** The reader of all rows. */
  end(): AdsReportReader {
    if (!this.rows) this.findTable(`${this.text()}\n`)
    if (!this.rows) this.refuse()
    this.rows?.finish()
    return this.reader
  }

  /** The text before the table. A carriage return at its end may be half of a line end. */
  private text(): string {
    return unifyLineEnds(new TextDecoder().decode(this.preamble).replace(/\r$/, ''))
  }

  /** Reads the lines as a file without a table, which throws what the file is instead. */
  private refuse(): void {
    const text = this.text()
    const [firstLine = ''] = text.split('\n', 1)
    this.readPreamble(text, findDelimiter(firstLine))
    this.reader.finish()
  }

  private findTable(text: string): void {
    for (const { 0: line, index } of text.matchAll(mayBeHeader)) {
      const found = headerIn(line.slice(0, -1))
      if (!found) continue
      this.beginTable({ before: text.slice(0, index), ...found })
      return
    }
  }

  private beginTable({ before, delimiter, outer, header }: FoundHeader): void {
    this.readPreamble(before, delimiter, outer)
    this.reader.row(header)
    const lines = before.split('\n').length
    this.rows = new CsvRows({
      delimiter: outer,
      width: header.length,
      firstLine: lines + 1,
      onRow: (row, line) => {
        if (row.width !== header.length || outer !== delimiter) unwrap(row, delimiter, header.length)
        this.reader.rowOfLetters(row, line)
      },
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

  private readPreamble(text: string, delimiter: Delimiter, outer = delimiter): void {
    for (const line of text.split('\n')) {
      // A spreadsheet program that saved the file again pads every line to the width of the table.
      const filled = withoutPadding(cellsOf(line, line.startsWith('"') ? outer : delimiter))
      const [first = ''] = filled
      const isWrapped = line.startsWith('"') && filled.length === 1
      this.reader.row(isWrapped ? withoutPadding(cellsOf(first, delimiter)) : filled)
    }
  }
}

interface Header {
  readonly delimiter: Delimiter
  /** What parts the cells of a line that is in one cell; otherwise the delimiter. */
  readonly outer: Delimiter
  readonly header: readonly string[]
}

interface FoundHeader extends Header {
  readonly before: string
}

/** The header in a line, also if a program has put the whole line into one cell, within quotes. */
function headerIn(line: string): Header | undefined {
  const delimiter = findDelimiter(line)
  const header = cellsOf(line, delimiter)
  if (isTableHeader(header)) return { delimiter, outer: delimiter, header }
  const [first = ''] = header
  const within = findDelimiter(first)
  const wrapped = cellsOf(first, within)
  if (!isTableHeader(wrapped)) return undefined
  const [, after] = /"([,;\t])[,;\t]*\s*$/.exec(line) ?? []
  return { delimiter: within, outer: delimiters.find((one) => one === after) ?? within, header: wrapped }
}

/** Splits a row where a program has put the whole line into the first cell. */
function unwrap(row: Row, delimiter: Delimiter, width: number): void {
  for (let place = 1; place < row.width; place += 1) if (!row.isBlankCell(place)) return
  const cells = cellsOf(row.text(0), delimiter)
  if (cells.length === width) row.fill(cells)
}

/** The cells of a line without the empty ones that a spreadsheet program adds. */
export function withoutPadding(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  return Papa.parse<string[]>(line, { delimiter, newline: '\n', fastMode: false }).data[0] ?? []
}
