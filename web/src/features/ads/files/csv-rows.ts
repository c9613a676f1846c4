import { Row } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { unifyLineEnds } from '../../../files/read-text.ts'
import { longestRow, PlainRows, unfinished, unusual } from './plain-rows.ts'

interface CsvRowsOptions {
  readonly delimiter: Delimiter
  readonly width: number
  /** The line of the file where the first row begins. */
  readonly firstLine: number
  /** Called with each row and the line where it begins. The row is reused afterwards. */
  readonly onRow: (row: Row, line: number) => void
  readonly onBrokenRow: (line: number, defect: 'quote' | 'long') => void
}

interface Step {
  readonly data: readonly string[][]
  readonly errors: readonly unknown[]
  readonly meta: { readonly cursor: number }
}

interface ParsedRow {
  readonly cells: readonly string[]
  readonly isMalformed: boolean
  readonly lines: number
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Splits UTF-8 into rows, each with the line where it begins. A quote that is left open would swallow the rows after
 * it. So if a row of several lines is malformed or not `width` cells wide, only its first line counts as broken, and
 * reading continues at the next line.
 */
export class CsvRows {
  private readonly options: CsvRowsOptions
  private readonly row = new Row()
  private readonly plain: PlainRows
  private line: number
  private bytes = new Uint8Array(8 * longestRow)
  private from = 0
  private end = 0
  private isInLongLine = false

  constructor(options: CsvRowsOptions) {
    this.options = options
    this.line = options.firstLine
    this.plain = new PlainRows(this.row, options.delimiter)
  }

  push(chunk: Uint8Array): void {
    this.append(chunk)
    this.readRows(false)
  }

  finish(): void {
    this.readRows(true)
  }

  /** Appends a chunk to the unread bytes, with room for one more byte. */
  private append(chunk: Uint8Array): void {
    const left = this.end - this.from
    if (left + chunk.length >= this.bytes.length) {
      const larger = new Uint8Array(2 * (left + chunk.length))
      larger.set(this.bytes.subarray(this.from, this.end))
      this.bytes = larger
    } else this.bytes.copyWithin(0, this.from, this.end)
    this.bytes.set(chunk, left)
    this.from = 0
    this.end = left + chunk.length
  }

  /** Reads all complete rows. At the end of the file, the last row needs no line end. */
  private readRows(isLast: boolean): void {
    while (this.from < this.end) {
      const next = this.isInLongLine ? unfinished : this.readPlainRow(isLast)
      if (next > 0) this.from = next
      else if (this.isInLongLine ? !this.skipLongLine(isLast) : !this.readOtherRow(next, isLast)) return
    }
  }

  /** Passes the next row on and returns where the one after it begins, or why it was not read. */
  private readPlainRow(isLast: boolean): number {
    const { bytes, from, end, row, plain, options } = this
    if (isLast) bytes[end] = lineFeed
    const next = plain.read(bytes, from, isLast ? end + 1 : end)
    if (next < 0) return next
    if (plain.lines > 1 && row.width !== options.width) return unusual
    options.onRow(row, this.line)
    this.line += plain.lines
    return Math.min(next, end)
  }

  /** Returns false if more bytes are needed to know what the row is. */
  private readOtherRow(why: number, isLast: boolean): boolean {
    if (why === unfinished && !isLast && this.end - this.from < longestRow) return false
    const { text, isRest } = this.window()
    if (isRest && !isLast) return false
    const { delimiter, width, onRow, onBrokenRow } = this.options
    const parsed = parseRow(text, delimiter, isRest)
    if (!parsed) {
      onBrokenRow(this.line, text.includes('"') ? 'quote' : 'long')
      this.isInLongLine = true
    } else if (parsed.lines > 1 && (parsed.isMalformed || parsed.cells.length !== width)) {
      onBrokenRow(this.line, 'quote')
      this.skipLines(1)
    } else {
      onRow(this.row.fill(parsed.cells), this.line)
      this.skipLines(parsed.lines)
    }
    return true
  }

  /** The text from the next row on, up to the length of the longest row, and whether it is all that is left. */
  private window(): { text: string; isRest: boolean } {
    const { bytes, from, end } = this
    let letters = 0
    let at = from
    for (; at < end && letters <= longestRow; at += 1) {
      const byte = bytes[at] ?? 0
      const goesOn = (byte & 0xc0) === 0x80 || (byte === carriageReturn && bytes[at + 1] === lineFeed)
      if (!goesOn) letters += byte < 0xf0 ? 1 : 2
    }
    const text = unifyLineEnds(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, at)))
    return { text: text.slice(0, longestRow), isRest: letters <= longestRow }
  }

  private skipLines(count: number): void {
    for (let line = 0; line < count; line += 1) {
      const next = afterLineEnd(this.bytes, this.from, this.end)
      this.from = next === -1 ? this.end : next
    }
    this.line += count
  }

  /** Returns false if the line continues after the available bytes. */
  private skipLongLine(isLast: boolean): boolean {
    const next = afterLineEnd(this.bytes, this.from, this.end)
    const isCut = next === this.end && this.bytes[next - 1] === carriageReturn && !isLast
    if (next === -1 || isCut) {
      this.from = isCut ? this.end - 1 : this.end
      return false
    }
    this.from = next
    this.isInLongLine = false
    this.line += 1
    return true
  }
}

/** Where the line after a position begins; -1 if there is none. */
export function afterLineEnd(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (bytes[at] === lineFeed) return at + 1
    if (bytes[at] === carriageReturn) return at + 1 < end && bytes[at + 1] === lineFeed ? at + 2 : at + 1
  }
  return -1
}

/** The first row of a text; undefined if the row is incomplete and the text is not the last of the file. */
function parseRow(text: string, delimiter: Delimiter, isLast: boolean): ParsedRow | undefined {
  let row: ParsedRow | undefined
  const parser = new Papa.Parser({
    delimiter,
    newline: '\n' as const,
    fastMode: false,
    step: ({ data, errors, meta }: Step) => {
      const lines = text.slice(0, meta.cursor).replace(/\n$/, '').split('\n').length
      row = { cells: data[0] ?? [], isMalformed: errors.length > 0, lines }
      parser.abort()
    },
  })
  parser.parse(text, 0, !isLast)
  return row
}

export const delimiters = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof delimiters)[number]

/** The delimiter that appears most often in a header line, outside quotes. */
export function findDelimiter(headerLine: string): Delimiter {
  const bare = headerLine.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
