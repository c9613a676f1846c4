import { ColumnValues } from '../../money/index.ts'
import { looksLikeDate } from '../checking/looks-like-date.ts'
import { NamedLines } from '../checking/named-lines.ts'
import { GrowingColumn } from '../growing-column.ts'
import { isCount, type NumberColumnName, numberColumns } from './columns.ts'
import { KeywordIndex, type RowKind } from './keyword-index.ts'
import type { Row } from './row.ts'
import type { TableLayout } from './table-layout.ts'
import { TermTexts } from './term-texts.ts'

interface NumberCells {
  readonly name: NumberColumnName
  readonly position: number
  readonly values: ColumnValues
  /** Where a value of a row that is kept is a date. */
  readonly dates: NamedLines
}

/** A row that is kept apart from the others as texts: of the total record, or of a placement. */
export interface RowAside {
  readonly line: number
  readonly texts: readonly string[]
}

/** The most rows that are kept as texts: more records of a total, or placements, are only counted. */
const mostAside = 100

/** Places of rows that are only counted. */
const notKept = { excluded: -1, overall: -2, withoutClicks: -3 } as const

/** Collects the rows of a report in columns; nothing else of them is kept. */
export class TermRows {
  readonly counts = { used: 0, overall: 0, excluded: 0, withoutClicks: 0 }
  readonly keywords = new KeywordIndex()
  /** The number of the keyword of each used row. */
  readonly words = new GrowingColumn()
  readonly texts = new TermTexts()
  readonly layout: TableLayout
  readonly columns: readonly NumberCells[]
  readonly overall: RowAside[] = []
  readonly excluded: RowAside[] = []
  /** The rows that are left out as they have no clicks, though they have a cost. */
  readonly paidWithoutClicks = new NamedLines()
  private readonly lines = new GrowingColumn()
  private readonly clicks: ColumnValues | undefined
  private readonly spend: ColumnValues | undefined
  /** The columns of the last row whose value is no number. */
  private readonly odd: NumberCells[] = []

  constructor(layout: TableLayout) {
    this.layout = layout
    this.columns = numberColumns.flatMap((name) => {
      const position = layout.positionOf(name)
      const whole = isCount(name)
      return position === undefined
        ? []
        : [{ name, position, values: new ColumnValues({ whole }), dates: new NamedLines() }]
    })
    this.clicks = this.columnOf('clicks')?.values
    this.spend = this.columnOf('spend')?.values
  }

  /** Adds a row without defect. Answers its place, or a negative number if it is only counted; see {@link isSame}. */
  add(row: Row, line: number): number {
    const kind = this.read(row)
    if (typeof kind === 'string') {
      this.counts[kind] += 1
      if (kind !== 'withoutClicks' && this[kind].length < mostAside) {
        this[kind].push({ line, texts: row.texts() })
        if (kind === 'overall') this.noteDates(row, line)
      } else if (this.spend?.isPositive(this.counts.used)) this.paidWithoutClicks.add(line)
      return notKept[kind]
    }
    this.noteDates(row, line)
    this.lines.push(line)
    this.words.push(kind)
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
      this.words.at(place) === kind &&
      this.texts.textAt(place) === this.layout.termOf(row).normalize('NFC') &&
      this.columns.every(({ values }) => values.isSame(place, this.counts.used))
    )
  }

  /** Reads the numbers of a row into the next place, and answers its kind. */
  private read(row: Row): number | keyof typeof notKept {
    const { used } = this.counts
    // Also for rows that are not used: every value of a column shows how its numbers are written.
    this.odd.length = 0
    for (const column of this.columns) {
      const { position, values } = column
      const isNumber = values.set(used, row.letters, row.startOf(position), row.endOf(position))
      if (!isNumber) this.odd.push(column)
    }
    const kind = this.kindOf(row)
    const isWithoutClicks = this.layout.kind === 'terms' && this.clicks?.isZero(used)
    return typeof kind === 'number' && isWithoutClicks ? 'withoutClicks' : kind
  }

  private noteDates(row: Row, line: number): void {
    for (const { position, dates } of this.odd) if (looksLikeDate(row.text(position))) dates.add(line)
  }

  get used(): number {
    return this.counts.used
  }

  get keys(): readonly string[] {
    return this.keywords.keys
  }

  lineOf(row: number): number {
    return this.lines.at(row)
  }

  keywordOf(row: number): number {
    return this.words.at(row)
  }

  textOf(row: number): string {
    return this.texts.textAt(row)
  }

  datesIn(name: NumberColumnName): NamedLines {
    return this.columnOf(name)?.dates ?? new NamedLines()
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

  /** Releases what only the checks need. */
  letGoOfLines(): void {
    this.lines.letGo()
    this.words.letGo()
  }

  private columnOf(name: NumberColumnName): NumberCells | undefined {
    return this.columns.find((column) => column.name === name)
  }
}
