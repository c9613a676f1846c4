import type { Layout } from '../marketplaces/shopee/columns.ts'
import { ClosingProblem } from './closing-problem.ts'
import type { Table } from './locate-file.ts'
import type { ReadingNotes } from './reading-problems.ts'
import { type Cell, columnKey, isMissing, type Row, textOf, wordOf } from './sheet.ts'

const exported = /^[0-9A-Z]+$/
const exportedInLowerCase = /^\d{6}[0-9a-z]{8}$/i
const invisible = /[\u200b-\u200d\u2060\ufeff]/g
const scientific = /^\d+(?:[.,]\d+e[+-]?\d+|e[+-]\d+)$/i
const wholeWithDecimals = /^(\d{14})[.,]0+$/
const totalWord = /^(sub ?|grand )?tota(l|is)( geral)?[:.]?$|^soma[:.]?$/
/** A spreadsheet program keeps fifteen digits of a number. */
const mostOfNumber = 1e15

/**
 * Reads whose row each row is. Counts the rows that say nothing (`withoutId`), and those with a text where the id belongs
 * (`texts`): totals, notes, and the header pasted again. An id that became a number or a date refuses the file.
 */
export class OrderIds {
  withoutId = 0
  texts = 0
  private readonly table: Table<string>
  private readonly notes: ReadingNotes
  private readonly headers: ReadonlyMap<string, string>

  constructor(table: Table<string>, layout: Layout<string>, notes: ReadingNotes) {
    this.table = table
    this.notes = notes
    this.headers = layout.keys
  }

  /** The id of a row; '' for a row that is of no order. */
  read(row: Row): string {
    const cell = row[this.table.position.orderId ?? -1]
    if (typeof cell === 'string' && exported.test(cell) && /\d/.test(cell)) return cell
    if (isMissing(cell)) {
      if (row.some((one) => !isMissing(one))) this.withoutId += 1
      return ''
    }
    const column = this.table.label.orderId ?? ''
    if (this.notes.refuseBroken(column, cell)) return ''
    const text = typeof cell === 'string' ? cleaned(cell) : wholeNumber(cell)
    if (text === undefined || scientific.test(text)) {
      this.notes.refuse('lost-digits', column, cell)
      return ''
    }
    if (!this.isText(text, row)) return text
    this.texts += 1
    return ''
  }

  private isText(text: string, row: Row): boolean {
    if (/\d/.test(text) && !/\s/.test(text)) return false
    if (this.headers.has(columnKey(text))) this.refuseOtherHeader(row)
    else if (!/\s/.test(text) && !totalWord.test(wordOf(text))) return false
    return true
  }

  /** A header pasted again says nothing new; one with its columns elsewhere changes what all rows under it mean. */
  private refuseOtherHeader(row: Row): void {
    for (const [name, place] of Object.entries<number | undefined>(this.table.position)) {
      const known = this.headers.get(columnKey(textOf(row[place ?? -1])))
      if (known !== name) throw new ClosingProblem({ kind: 'second-header' })
    }
  }
}

function cleaned(cell: string): string {
  const text = cell.replace(invisible, '').trim().replace(/^'/, '')
  if (exportedInLowerCase.test(text)) return text.toUpperCase()
  return wholeWithDecimals.exec(text)?.[1] ?? text
}

function wholeNumber(cell: Cell | undefined): string | undefined {
  const isWhole = typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < mostOfNumber
  return isWhole ? String(cell) : undefined
}
