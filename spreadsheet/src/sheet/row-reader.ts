import type { Cell } from '../cell.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { NumberFormats } from '../workbook/number-formats.ts'
import type { SharedTexts } from '../workbook/shared-texts.ts'
import { isBlank } from '../xml/is-blank.ts'
import { malformed } from '../xml/malformed.ts'
import type { ItemReader } from '../xml/part-scanner.ts'
import { XmlTokens } from '../xml/xml-tokens.ts'
import { CellValues } from './cell-values.ts'
import { OddCell } from './odd-cell.ts'
import { PlainCell } from './plain-cell.ts'
import type { Row } from './row.ts'

/** What all sheets share and their cells refer to. */
export interface SheetContext {
  readonly texts: SharedTexts
  readonly formats: NumberFormats
  readonly limits: ReadingLimits
  /** Whether the file asks programs to calculate all formulas on opening. Until then, their stored result is 0. */
  readonly isUncalculated: boolean
}

/** The wanted rows and columns. Reading stops when `take` returns false. */
export interface RowRequest {
  /** Numbers of the columns, from 0. */
  readonly columns: readonly number[]
  readonly firstRow: number
  readonly take: (row: RowReader) => boolean
}

const noColumn = -1

/** Reads the rows of a sheet. Cells of other columns are skipped without being decoded. */
export class RowReader implements ItemReader, Row {
  number = 0
  readonly cells: Cell[]
  /** Only the first `width` cells can have a value; the rest are null. */
  width = 0
  isDone = false
  private rowsRead = 0
  private readonly values: CellValues
  private readonly styles: Int32Array
  private readonly placeOf: Int16Array
  private readonly tokens = new XmlTokens()
  private readonly plain = new PlainCell()
  private readonly odd = new OddCell()
  private readonly context: SheetContext
  private readonly request: RowRequest

  constructor(context: SheetContext, request: RowRequest) {
    const { columns } = request
    this.context = context
    this.request = request
    this.values = new CellValues(context.texts, context.formats)
    this.cells = columns.map(() => null)
    this.styles = new Int32Array(columns.length)
    this.placeOf = new Int16Array(context.limits.columns).fill(noColumn)
    for (const [place, column] of columns.entries()) this.placeOf[column] = place
  }

  formatOf(place: number): string {
    return this.context.formats.codeOf(this.styles[place] ?? 0)
  }

  read(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): number {
    const { tokens } = this
    tokens.reset(bytes, at, end)
    const token = tokens.next()
    if (token === 'more') return -1
    const number = this.numberOfRow()
    const next = token === 'empty' ? this.clear(tokens.at) : this.readCells(bytes, end)
    if (next < 0) return -1
    this.number = number
    this.rowsRead += 1
    if (number >= this.request.firstRow && !this.request.take(this)) this.isDone = true
    return next
  }

  private numberOfRow(): number {
    const written = this.tokens.attribute('r')
    const number = written === undefined ? this.number + 1 : Number(written)
    if (!Number.isInteger(number) || number < 1) throw malformed(`the row ${written}`)
    const { rows } = this.context.limits
    if (number > rows || this.rowsRead >= rows) throw tooLarge('rows', `row ${number}`)
    return number
  }

  private clear(at: number): number {
    this.cells.fill(null, 0, this.width)
    this.styles.fill(0, 0, this.width)
    this.width = 0
    return at
  }

  private readCells(bytes: Uint8Array<ArrayBuffer>, end: number): number {
    const { plain, tokens } = this
    const rowName = tokens.fullName
    let at = this.clear(tokens.at)
    let column = 0
    plain.reset(bytes, end)
    for (;;) {
      const next = plain.read(at, column)
      if (next >= 0) {
        const place = this.placeOfColumn(plain.column)
        if (place >= 0) this.takePlain(bytes, place)
        column = plain.column + 1
        at = next
        continue
      }
      if (at < end && isBlank(bytes[at])) {
        at += 1
        continue
      }
      tokens.reset(bytes, at, end)
      const token = tokens.next()
      if (token === 'more') return -1
      if (token === 'close') {
        if (tokens.fullName !== rowName) throw malformed(`</${tokens.fullName}> in a row`)
        return tokens.at
      }
      if (token === 'text' || token === 'cdata') {
        if (token === 'cdata' || !tokens.isBlank) throw malformed('text in a row')
        at = tokens.at
        continue
      }
      const prefix = rowName.slice(0, -'row'.length)
      if (tokens.fullName === `${prefix}c`) {
        if (!this.odd.read(tokens, token === 'empty', prefix, column)) return -1
        this.takeOdd()
        column = this.odd.column + 1
      } else if (token === 'open' && !passElement(tokens)) return -1
      at = tokens.at
    }
  }

  private takePlain(bytes: Uint8Array<ArrayBuffer>, place: number): void {
    const { type, style, valueStart, valueEnd } = this.plain
    this.styles[place] = style
    this.width = Math.max(this.width, place + 1)
    this.cells[place] =
      valueEnd === valueStart ? null : this.values.read(type, style, bytes, valueStart, valueEnd)
  }

  private takeOdd(): void {
    const { column, type, style, text, formula, isUnsolved } = this.odd
    const place = this.placeOfColumn(column)
    if (place < 0) return
    this.styles[place] = style
    this.width = Math.max(this.width, place + 1)
    const cell = text === undefined ? null : this.values.ofText(type, style, text)
    const isToCome = this.context.isUncalculated && formula !== undefined && cell === 0
    this.cells[place] = isUnsolved || isToCome ? `=${formula}` : cell
  }

  private placeOfColumn(column: number): number {
    const place = this.placeOf[column]
    if (place === undefined) throw tooLarge('columns', `column ${column + 1}`)
    return place
  }
}

function passElement(tokens: XmlTokens): boolean {
  const open = [tokens.fullName]
  while (open.length > 0) {
    const token = tokens.next()
    if (token === 'more') return false
    if (token === 'open') open.push(tokens.fullName)
    else if (token === 'close' && open.pop() !== tokens.fullName) throw malformed(`</${tokens.fullName}>`)
  }
  return true
}

export function tooLarge(limit: 'rows' | 'columns' | 'headColumns', detail: string): SpreadsheetProblem {
  return new SpreadsheetProblem({ code: 'too-large', limit }, detail)
}
