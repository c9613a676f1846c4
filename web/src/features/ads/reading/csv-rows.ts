import Papa from 'papaparse'
import type { Delimiter } from './find-delimiter.ts'

interface Step {
  readonly data: readonly string[][]
  readonly errors: readonly unknown[]
  readonly meta: { readonly cursor: number }
}

interface CsvRowsOptions {
  readonly delimiter: Delimiter
  readonly width: number
  readonly onRow: (cells: readonly string[]) => void
}

/** No row is longer: a quote still open after so many characters was never closed. */
const windowLength = 16 * 1024

/**
 * Cuts text with LF line ends into rows. A quote that is left open would swallow the rows after it: a row of several
 * lines that is malformed or not `width` cells wide gives only its first line, as one cell, and the next line is read
 * afresh.
 */
export class CsvRows {
  private readonly options: CsvRowsOptions
  private pending = ''

  constructor(options: CsvRowsOptions) {
    this.options = options
  }

  push(text: string): void {
    this.pending += text
    while (this.pending.length >= windowLength) this.takeWindow()
  }

  end(): void {
    while (this.pending !== '') this.takeRows(this.pending, true)
  }

  private takeWindow(): void {
    const window = this.pending.slice(0, windowLength)
    if (this.takeRows(window, false) === 0) this.giveUpLine(window)
  }

  private takeRows(text: string, isLast: boolean): number {
    let taken = 0
    const config = {
      delimiter: this.options.delimiter,
      newline: '\n' as const,
      fastMode: false,
      step: ({ data, errors, meta }: Step) => {
        const cells = data[0] ?? []
        const lineEnd = text.indexOf('\n', taken)
        const hasSeveralLines = lineEnd !== -1 && lineEnd < meta.cursor - 1
        if (hasSeveralLines && (errors.length > 0 || cells.length !== this.options.width)) {
          parser.abort()
          this.options.onRow([text.slice(taken, lineEnd)])
          taken = lineEnd + 1
        } else {
          this.options.onRow(cells)
          taken = meta.cursor
        }
      },
    }
    const parser = new Papa.Parser(config)
    parser.parse(text, 0, !isLast)
    this.pending = this.pending.slice(taken)
    return taken
  }

  private giveUpLine(window: string): void {
    const [line = ''] = window.split('\n', 1)
    this.options.onRow([line])
    this.pending = this.pending.slice(line.length + (line.length < window.length ? 1 : 0))
  }
}
