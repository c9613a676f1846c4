import Papa from 'papaparse'

interface Step {
  readonly data: readonly string[][]
  readonly errors: readonly unknown[]
  readonly meta: { readonly cursor: number }
}

interface CsvRowsOptions {
  readonly delimiter: Delimiter
  readonly width: number
  /** The line of the file in which the first row begins. */
  readonly firstLine: number
  readonly onRow: (cells: readonly string[], line: number) => void
  readonly onBrokenRow: (line: number, defect: 'quote' | 'long') => void
}

/** No row is longer: a quote still open after so many characters was never closed. */
const windowLength = 16 * 1024

/**
 * Cuts text with LF line ends into rows, each with the line in which it begins. A quote that is left open would swallow
 * the rows after it: of a row of several lines that is malformed or not `width` cells wide only the first line is
 * broken, and the next one is read afresh.
 */
export class CsvRows {
  private readonly options: CsvRowsOptions
  private line: number
  private pending = ''
  private isInLongLine = false

  constructor(options: CsvRowsOptions) {
    this.options = options
    this.line = options.firstLine
  }

  push(text: string): void {
    this.pending += text
    while (this.pending.length >= windowLength) this.readWindow()
  }

  end(): void {
    if (this.isInLongLine) this.skipLongLine()
    while (this.pending !== '') this.readRows(this.pending, true)
  }

  private readWindow(): void {
    if (this.isInLongLine) this.skipLongLine()
    else if (this.readRows(this.pending.slice(0, windowLength), false) === 0) this.skipLine()
  }

  private readRows(text: string, isLast: boolean): number {
    const { delimiter, width, onRow, onBrokenRow } = this.options
    let read = 0
    const config = {
      delimiter,
      newline: '\n' as const,
      fastMode: false,
      step: ({ data, errors, meta }: Step) => {
        const cells = data[0] ?? []
        const lineEnd = text.indexOf('\n', read)
        const hasSeveralLines = lineEnd !== -1 && lineEnd < meta.cursor - 1
        if (hasSeveralLines && (errors.length > 0 || cells.length !== width)) {
          parser.abort()
          onBrokenRow(this.line, 'quote')
          this.line += 1
          read = lineEnd + 1
        } else {
          onRow(cells, this.line)
          this.line += hasSeveralLines ? lineEndsIn(text.slice(read, meta.cursor)) : 1
          read = meta.cursor
        }
      },
    }
    const parser = new Papa.Parser(config)
    parser.parse(text, 0, !isLast)
    this.pending = this.pending.slice(read)
    return read
  }

  private skipLine(): void {
    const window = this.pending.slice(0, windowLength)
    this.options.onBrokenRow(this.line, window.includes('"') ? 'quote' : 'long')
    this.isInLongLine = true
    this.skipLongLine()
  }

  private skipLongLine(): void {
    const lineEnd = this.pending.indexOf('\n')
    this.pending = lineEnd === -1 ? '' : this.pending.slice(lineEnd + 1)
    if (lineEnd === -1) return
    this.isInLongLine = false
    this.line += 1
  }
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1
}

const delimiters = [',', ';', '\t'] as const

export type Delimiter = (typeof delimiters)[number]

/** The mark that separates the cells of a header line: the one it shows most often outside of quotes. */
export function findDelimiter(headerLine: string): Delimiter {
  const bare = headerLine.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
