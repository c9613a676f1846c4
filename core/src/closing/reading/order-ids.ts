import { isNone } from '../../money/index.ts'
import { ClosingProblem } from './closing-problem.ts'
import { bareNumber, idIn, mostOfNumber, scientific, wholeNumber } from './exported-id.ts'
import type { Table } from './format.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { type Cell, cellAt, columnKey, isMissing, type Row, textOf, wordOf } from './sheet.ts'

const sum =
  '(?:sub|grand|valor)?[\\s_-]*(?:tota(?:l|is|les|le)|som(?:a|as|atorio|me|ma)|sum(?:a|me|mary)?|summe|gesamt[a-z]*|ergebnis)'
const totalWord = new RegExp(`^${sum}(?: (?:geral|general))?[:.]?$`)
const totalFirst = new RegExp(`^${sum}(?![a-z])`)
/** Programs write these words beside an id for what they computed of its rows. */
const besideId = new RegExp(
  `(?:^|[^a-z0-9])(?:${sum}|contagem|count|cuenta|conteo|media|average|promedio|max(?:imo)?|min(?:imo)?|resultado|result|geral)(?![a-z0-9])`,
)
const endsWithSum = /(?:total|soma)[:.]?$/i
/** No marketplace has an order id that short; it is a count. */
const longestCount = 5
/** A row with more filled cells is no remark under the table. */
const mostOfRemark = 2
const longestOddId = 60
const digitsKept = 15
/** With this many ids, it happens to one file in a hundred thousand that all end in 0 by chance. */
const fewestRounded = 5

/**
 * Reads the order id of each row from the column `orderId`, or from another column of such ids.
 *
 * `withoutId` counts the rows without an id. `texts` counts the rows with another text in its place: totals, remarks,
 * and repeated headers. The file is refused if an id became a number or a date, or if a spreadsheet program rounded the
 * ids before they were turned back into text.
 */
export class OrderIds {
  withoutId = 0
  texts = 0
  private readonly table: Table
  private readonly problems: ReadingProblems
  private readonly column: string
  private readonly most: number
  private readonly told: readonly number[]
  private shaped = 0
  private readonly odd: string[] = []

  constructor(
    table: Table,
    problems: ReadingProblems,
    { column = 'orderId' }: { readonly column?: string } = {},
  ) {
    this.table = table
    this.problems = problems
    this.column = column
    const places: readonly (readonly [string, number | undefined])[] = Object.entries(table.position)
    this.told = places.flatMap(([name, place]) =>
      place === undefined || name === column || namesGoods.has(name) ? [] : [place],
    )
    this.most = this.showsLastDigits() ? Number.MAX_SAFE_INTEGER : mostOfNumber
    this.refuseRounded()
  }

  /** The id of a row; '' if the row is of no order. */
  read(row: Row): string {
    const cell = cellAt(row, this.table.position[this.column])
    const { orderId } = this.table.format
    if (typeof cell === 'string' && orderId.test(cell) && !endsWithSum.test(cell)) return this.keep(cell, row)
    if (isMissing(cell)) {
      if (row.some((one) => !isMissing(one))) this.withoutId += 1
      return ''
    }
    const label = this.table.label[this.column] ?? ''
    if (this.problems.refuseBroken(label, cell)) return ''
    if (saysSum(cell)) return this.skip()
    const text =
      typeof cell === 'string' ? (idIn(cell, orderId) ?? bareNumber(cell)) : wholeNumber(cell, this.most)
    const isOther = typeof cell === 'number' && cell >= mostOfNumber && !orderId.test(text ?? '')
    if (text === undefined || isOther || scientific.test(text)) {
      this.problems.refuse('lost-digits', label, cell)
      return ''
    }
    return orderId.test(text) ? this.keep(text, row) : this.readOdd(text, row)
  }

  /** A program that sums up rows may write the id again and what the row is in another column. */
  private keep(id: string, row: Row): string {
    for (const place of this.told) if (mayBeTotal(row[place]) && saysTotal(row[place])) return this.skip()
    this.shaped += 1
    return id
  }

  private skip(): '' {
    this.texts += 1
    return ''
  }

  /** Warns of texts that do not look like ids, if other ids of the file do: no payment can match them. */
  warnOfOdd(): void {
    if (this.shaped === 0) return
    for (const text of this.odd) {
      this.problems.warn('odd-ids', { column: this.table.label[this.column], orderId: text })
    }
  }

  private readOdd(text: string, row: Row): string {
    const isHeader = this.table.format.keys.has(columnKey(text))
    if (isHeader) refuseOtherHeader(this.table, row)
    const isKnown = isHeader || beginsWithTotal(text)
    const isCount = this.column === 'orderId' && text.length <= longestCount && /^\d+$/.test(text)
    const isId = !isKnown && !isCount && !/\s/.test(text) && !isNone(text, 'exception')
    const isRemark = !isId && row.filter((one) => !isMissing(one)).length <= mostOfRemark
    if (!isKnown && !isRemark) this.odd.push(text.slice(0, longestOddId))
    return isId ? text : this.skip()
  }

  /**
   * Whether the last digits of ids that are stored as numbers survived. A number is exact up to sixteen digits, but a
   * program that keeps fifteen replaces the others by 0; one in ten real ids ends in 0.
   */
  private showsLastDigits(): boolean {
    const cells = this.table.rows.map((row) => cellAt(row, this.table.position[this.column]))
    const long = cells.filter((cell) => typeof cell === 'number' && cell >= mostOfNumber)
    const rounded = long.filter((cell) => Number(cell) % 10 === 0).length
    return rounded * 2 <= long.length && rounded <= long.length / 10 + Math.sqrt(long.length) + 1
  }

  private refuseRounded(): void {
    const rounded: string[] = []
    for (const row of this.table.rows) {
      const cell = cellAt(row, this.table.position[this.column])
      if (typeof cell !== 'string' || cell.length <= digitsKept || !/^\d+$/.test(cell)) continue
      if (!cell.endsWith('0')) return
      rounded.push(cell)
    }
    if (rounded.length < fewestRounded || new Set(rounded).size === 1) return
    for (const cell of rounded) this.problems.refuse('lost-digits', this.table.label[this.column] ?? '', cell)
  }
}

/**
 * Accepts a repeated header, as it changes nothing.
 *
 * @throws ClosingProblem 'second-header' if its columns are in other places, which changes what the rows below mean
 */
export function refuseOtherHeader({ position, format }: Table, row: Row): void {
  for (const [name, place] of Object.entries<number | undefined>(position)) {
    const known = format.keys.get(columnKey(textOf(cellAt(row, place))))
    if (known !== name) throw new ClosingProblem({ kind: 'second-header' })
  }
}

/** A product may be called 'Total'. */
const namesGoods: ReadonlySet<string> = new Set(['productName', 'sku', 'variation'])
const longestTotal = 16
const total = /^\s*[sgtve]/i

function mayBeTotal(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && cell.length <= longestTotal && total.test(cell)
}

/** Whether a cell begins with a word for a total. */
export function beginsWithTotal(cell: Cell | undefined): boolean {
  return totalFirst.test(wordOf(cell))
}

/** Whether a cell in a column of ids or days says that its row sums others up, as in '260311… Total'. */
export function saysSum(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && (besideId.test(wordOf(cell)) || endsWithSum.test(cell))
}

/** Whether a cell marks its row as a total. */
export function saysTotal(cell: Cell | undefined): boolean {
  return totalWord.test(wordOf(cell))
}
