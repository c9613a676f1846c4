import { ClosingProblem } from './closing-problem.ts'
import { bareNumber, idIn, mostOfNumber, scientific, wholeNumber } from './exported-id.ts'
import type { Table } from './locate-file.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { type Cell, cellAt, columnKey, isMissing, isNone, type Row, textOf, wordOf } from './sheet.ts'

const totalWord = /^(sub ?|grand )?tota(l|is)( geral)?[:.]?$|^soma[:.]?$/
const totalFirst = /^(sub|grand|valor)?[\s_-]*(tota(l|is)|soma)(?![a-z])/
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
  private readonly table: Table<string>
  private readonly problems: ReadingProblems
  private readonly column: string
  private readonly most: number
  private shaped = 0
  private readonly odd: string[] = []

  constructor(
    table: Table<string>,
    problems: ReadingProblems,
    { column = 'orderId' }: { readonly column?: string } = {},
  ) {
    this.table = table
    this.problems = problems
    this.column = column
    this.most = this.showsLastDigits() ? Number.MAX_SAFE_INTEGER : mostOfNumber
    this.refuseRounded()
  }

  /** The id of a row; '' if the row is of no order. */
  read(row: Row): string {
    const cell = cellAt(row, this.table.position[this.column])
    const { orderId } = this.table.layout
    if (typeof cell === 'string' && orderId.test(cell)) {
      this.shaped += 1
      return cell
    }
    if (isMissing(cell)) {
      if (row.some((one) => !isMissing(one))) this.withoutId += 1
      return ''
    }
    const label = this.table.label[this.column] ?? ''
    if (this.problems.refuseBroken(label, cell)) return ''
    const text =
      typeof cell === 'string' ? (idIn(cell, orderId) ?? bareNumber(cell)) : wholeNumber(cell, this.most)
    const isOther = typeof cell === 'number' && cell >= mostOfNumber && !orderId.test(text ?? '')
    if (text === undefined || isOther || scientific.test(text)) {
      this.problems.refuse('lost-digits', label, cell)
      return ''
    }
    if (orderId.test(text)) {
      this.shaped += 1
      return text
    }
    return this.readOdd(text, row)
  }

  /** Warns of texts that do not look like ids, if other ids of the file do: no payment can match them. */
  warnOfOdd(): void {
    if (this.shaped === 0) return
    for (const text of this.odd) {
      this.problems.warn('odd-ids', { column: this.table.label[this.column], orderId: text })
    }
  }

  private readOdd(text: string, row: Row): string {
    const isHeader = this.table.layout.keys.has(columnKey(text))
    if (isHeader) refuseOtherHeader(this.table, row)
    const isKnown = isHeader || beginsWithTotal(text)
    const isId = !isKnown && !/\s/.test(text) && !isNone(text)
    const isRemark = !isId && row.filter((one) => !isMissing(one)).length <= mostOfRemark
    if (!isKnown && !isRemark) this.odd.push(text.slice(0, longestOddId))
    if (isId) return text
    this.texts += 1
    return ''
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
export function refuseOtherHeader({ position, layout }: Table<string>, row: Row): void {
  for (const [name, place] of Object.entries<number | undefined>(position)) {
    const known = layout.keys.get(columnKey(textOf(cellAt(row, place))))
    if (known !== name) throw new ClosingProblem({ kind: 'second-header' })
  }
}

/** Whether a cell begins with a word for a total. */
export function beginsWithTotal(cell: Cell | undefined): boolean {
  return totalFirst.test(wordOf(cell))
}

/** Whether a cell marks its row as a total. */
export function saysTotal(cell: Cell | undefined): boolean {
  return totalWord.test(wordOf(cell))
}
