import { ColumnValues, readNumber } from '../../money/index.ts'
import type { AdsSums } from '../ads-report.ts'
import { GrowingColumn } from '../growing-column.ts'
import { countColumns, type NumberColumnName, numberColumns, sumColumns } from './columns.ts'
import { KeywordIndex, type RowKind } from './keyword-index.ts'
import type { Row } from './row.ts'
import type { TableLayout } from './table-layout.ts'
import { TermTexts } from './term-texts.ts'

interface NumberCells {
  readonly name: NumberColumnName
  readonly position: number
  readonly values: ColumnValues
}

/** Places of rows that are only counted. */
const notKept = { excluded: -1, overall: -2, withoutClicks: -3 } as const

/** Collects the rows of a report in columns; nothing else of them is kept. */
export class TermRows {
  readonly counts = { used: 0, overall: 0, excluded: 0, withoutClicks: 0 }
  readonly keywords = new KeywordIndex()
  readonly keywordOf = new GrowingColumn()
  readonly texts = new TermTexts()
  private readonly layout: TableLayout
  private readonly numbers: readonly NumberCells[]
  private readonly clicks: ColumnValues | undefined
  private overall: readonly string[] | undefined

  constructor(layout: TableLayout) {
    this.layout = layout
    this.numbers = numberColumns.flatMap((name) => {
      const position = layout.positionOf(name)
      const whole = countColumns.some((count) => count === name)
      return position === undefined ? [] : [{ name, position, values: new ColumnValues({ whole }) }]
    })
    this.clicks = this.columnOf('clicks')?.values
  }

  /** Adds a row without defect. Answers its place, or a negative number if it is only counted; see {@link isSame}. */
  add(row: Row): number {
    const kind = this.read(row)
    if (typeof kind === 'string') {
      this.counts[kind] += 1
      if (kind === 'overall') this.overall ??= row.texts()
      return notKept[kind]
    }
    this.keywordOf.push(kind)
    this.addText(row)
    this.counts.used += 1
    return this.counts.used - 1
  }

  /** Whether a row equals the earlier one for which {@link add} answered `place`: same keyword, term and numbers. */
  isSame(row: Row, place: number): boolean {
    const kind = this.read(row)
    if (typeof kind === 'string') return place === notKept[kind]
    return (
      place >= 0 &&
      this.keywordOf.at(place) === kind &&
      this.texts.textAt(place) === this.layout.termOf(row).normalize('NFC') &&
      this.numbers.every(({ values }) => values.isSame(place, this.counts.used))
    )
  }

  /** Reads the numbers of a row into the next place, and answers its kind. */
  private read(row: Row): number | keyof typeof notKept {
    const { used } = this.counts
    // Also for rows that are not used: every value of a column shows how its numbers are written.
    for (const { position, values } of this.numbers) {
      values.set(used, row.letters, row.startOf(position), row.endOf(position))
    }
    const kind = this.kindOf(row)
    const isWithoutClicks = this.layout.kind === 'terms' && this.clicks?.isZero(used)
    return typeof kind === 'number' && isWithoutClicks ? 'withoutClicks' : kind
  }

  private kindOf(row: Row): RowKind {
    const { cellOfTerms } = this.layout
    if (!cellOfTerms) return this.keywords.kindOfAd(this.layout.groupOf(row))
    return this.keywords.kindOfCell(row, cellOfTerms.keyword)
  }

  private addText(row: Row): void {
    const { cellOfTerms } = this.layout
    if (!cellOfTerms) this.texts.push(this.layout.termOf(row).normalize('NFC'))
    else {
      const { searchTerm } = cellOfTerms
      this.texts.pushLetters(row.letters, row.startOf(searchTerm), row.endOf(searchTerm))
    }
  }

  /** For each used row, at its place: 1 if the file states its clicks, 0 if it leaves them empty. */
  haveClicks(places: Uint32Array): Uint8Array {
    const haveClicks = new Uint8Array(places.length)
    for (let row = 0; row < places.length; row += 1) {
      if (this.clicks?.isMissing(row) === false) haveClicks[places[row] ?? 0] = 1
    }
    return haveClicks
  }

  /**
   * The numbers of used rows, each at its place; the column's memory is released. All are `absent` if there is no such
   * column.
   */
  take(name: NumberColumnName, places: Uint32Array, absent: number): ReturnType<ColumnValues['take']> {
    const column = this.columnOf(name)
    if (column) return column.values.take(places, absent)
    return { values: new Float64Array(places.length).fill(absent), unreadable: 0 }
  }

  /**
   * The sums of the first overall record, and how many of them are no number and count as 0; undefined if there is
   * none.
   */
  overallSums(): { sums: AdsSums; unreadable: number } | undefined {
    const { overall } = this
    if (!overall) return undefined
    const values = sumColumns.map((name): [string, number] => {
      const column = this.columnOf(name)
      return [name, (column && readNumber(overall[column.position], column.values.format())) ?? 0]
    })
    const sums = Object.fromEntries(values.map(([name, value]) => [name, value || 0]))
    return {
      sums: sums as Record<keyof AdsSums, number>,
      unreadable: values.filter(([, value]) => Number.isNaN(value)).length,
    }
  }

  private columnOf(name: NumberColumnName): NumberCells | undefined {
    return this.numbers.find((column) => column.name === name)
  }
}
