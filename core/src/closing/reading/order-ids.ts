import { ClosingProblem } from './closing-problem.ts'
import { bareNumber, idIn, mostOfNumber, scientific, wholeNumber } from './exported-id.ts'
import type { Table } from './locate-file.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { type Cell, columnKey, isMissing, isNone, type Row, textOf, wordOf } from './sheet.ts'

const totalWord = /^(sub ?|grand )?tota(l|is)( geral)?[:.]?$|^soma[:.]?$/
const totalFirst = /^(sub|grand|valor)?[\s_-]*(tota(l|is)|soma)(?![a-z])/
/** A remark under a table has no more cells. */
const mostOfRemark = 2
const longestOddId = 60
const digitsKept = 15
/** As many ids that end in 0 by chance are one file in a hundred thousand. */
const fewestRounded = 5

interface IdOptions {
  readonly column?: string
  /** Whether a workbook may hold ids of sixteen digits as numbers, which are read where the column shows that none was rounded. */
  readonly keepsLongNumbers?: boolean
}

/**
 * Reads of which order each row is, by the column `orderId` or another of such ids. Counts the rows without an id (`withoutId`),
 * and those with a text in its place (`texts`): totals, remarks, and the header pasted again. An id that became a number or a
 * date refuses the file, and so do ids that a spreadsheet program rounded before they were texts again.
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
    { column = 'orderId', keepsLongNumbers = false }: IdOptions = {},
  ) {
    this.table = table
    this.problems = problems
    this.column = column
    this.most = keepsLongNumbers && this.showsLastDigits() ? Number.MAX_SAFE_INTEGER : mostOfNumber
    this.refuseRounded()
  }

  /** The id of a row; '' for a row that is of no order. */
  read(row: Row): string {
    const cell = row[this.table.position[this.column] ?? -1]
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
    if (text === undefined || scientific.test(text)) {
      this.problems.refuse('lost-digits', label, cell)
      return ''
    }
    if (orderId.test(text)) {
      this.shaped += 1
      return text
    }
    return this.readOdd(text, row)
  }

  /** Warns of what has not the shape of an id, where others of the file have it: nothing is paired by that. */
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

  /** A program that keeps fifteen digits makes 0 of the others, which few ids end in. */
  private showsLastDigits(): boolean {
    const cells = this.table.rows.map((row) => row[this.table.position[this.column] ?? -1])
    const long = cells.filter((cell) => typeof cell === 'number' && cell >= mostOfNumber)
    return long.filter((cell) => Number(cell) % 10 !== 0).length * 2 > long.length
  }

  private refuseRounded(): void {
    const rounded: string[] = []
    for (const row of this.table.rows) {
      const cell = row[this.table.position[this.column] ?? -1]
      if (typeof cell !== 'string' || cell.length <= digitsKept || !/^\d+$/.test(cell)) continue
      if (!cell.endsWith('0')) return
      rounded.push(cell)
    }
    if (rounded.length < fewestRounded || new Set(rounded).size === 1) return
    for (const cell of rounded) this.problems.refuse('lost-digits', this.table.label[this.column] ?? '', cell)
  }
}

/**
 * A header pasted again changes nothing; one with its columns elsewhere changes what all rows under it mean.
 *
 * @throws ClosingProblem for such a one
 */
export function refuseOtherHeader({ position, layout }: Table<string>, row: Row): void {
  for (const [name, place] of Object.entries<number | undefined>(position)) {
    const known = layout.keys.get(columnKey(textOf(row[place ?? -1])))
    if (known !== name) throw new ClosingProblem({ kind: 'second-header' })
  }
}

/** Whether a text that should be something else begins with a word for a total. */
export function beginsWithTotal(cell: Cell | undefined): boolean {
  return totalFirst.test(wordOf(cell))
}

/** Whether a cell says that its row has a total. */
export function saysTotal(cell: Cell | undefined): boolean {
  return totalWord.test(wordOf(cell))
}
