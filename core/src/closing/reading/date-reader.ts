import type { Table } from './format.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { cellAt, type Row, textOf } from './sheet.ts'
import {
  countSwappedDays,
  fromWords,
  fromWorkbook,
  inBrazil,
  inDay,
  isAsRead,
  join,
} from './written-dates.ts'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?/
const yearLast =
  /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:,?[ T]+(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([AP])M)?)?/i
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i
type Order = 'day-first' | 'month-first' | 'either'
const mostRemembered = 20_000

/**
 * Reads the dates of a column as 'YYYY-MM-DD HH:MM', without the time if the file has none; '' for an empty cell.
 *
 * Texts may have the year first or the month in words. Otherwise the whole column decides whether the day or the month
 * comes first. If no value shows it, order ids that contain a day decide: 'createdAt' is that day, and no other date is
 * before it. Times with the offset of another zone are converted to Brazil. Numbers are workbook serials. Any other
 * text is kept as it is, with the warning 'unreadable-dates'.
 */
export class DateReader {
  private readonly table: Table
  private readonly name: string
  private readonly problems: ReadingProblems
  private known: Order | undefined
  private isJudged = false
  private readonly remembered = new Map<string, string>()

  constructor(table: Table, name: string, problems: ReadingProblems) {
    this.table = table
    this.name = name
    this.problems = problems
  }

  read(row: Row, orderId: string): string {
    const cell = cellAt(row, this.table.position[this.name])
    if (cell instanceof Date) this.warnOfSwapped()
    const text = cell instanceof Date || typeof cell === 'number' ? '' : textOf(cell)
    const date = text === '' ? fromWorkbook(cell) : this.remember(text)
    if (date !== undefined) return date
    this.problems.warn('unreadable-dates', { column: this.table.label[this.name], orderId })
    return text
  }

  private warnOfSwapped(): void {
    if (this.isJudged) return
    this.isJudged = true
    const count = countSwappedDays(this.table.rows.map((row) => cellAt(row, this.table.position[this.name])))
    if (count > 0) this.problems.warn('swapped-days', { count, column: this.table.label[this.name] })
  }

  private remember(text: string): string | undefined {
    if (isAsRead(text)) return text
    const known = this.remembered.get(text)
    if (known !== undefined) return known
    const date = this.fromText(text)
    if (date !== undefined && this.remembered.size < mostRemembered) this.remembered.set(text, date)
    return date
  }

  private fromText(text: string): string | undefined {
    if (withZone.test(text)) return inBrazil(text)
    const iso = yearFirst.exec(text)
    if (iso) return join(iso[1], iso[2], iso[3], iso[4], iso[5])
    const parts = yearLast.exec(text)
    if (!parts) return fromWords(text)
    this.known ??= this.decide()
    const [, first, second, year, hour, minute, half] = parts
    const isMonthFirst = this.known === 'month-first'
    if (this.known === 'either' && Number(first) <= 12 && Number(second) <= 12) return undefined
    const [day, month] = isMonthFirst || Number(second) > 12 ? [second, first] : [first, second]
    return join(year, month, day, half && hour ? String(inDay(Number(hour), half)) : hour, minute)
  }

  /** Whether the day or the month comes first in the column; 'either' if some values show one and some the other. */
  private decide(): Order {
    let isDayFirst = false
    let isMonthFirst = false
    let ofIds = 0
    for (const row of this.table.rows) {
      const cell = cellAt(row, this.table.position[this.name])
      const [, first, second] = (typeof cell === 'string' && yearLast.exec(cell.trim())) || []
      if (first === undefined || second === undefined) continue
      if (Number(first) > 12) isDayFirst = true
      if (Number(second) > 12) isMonthFirst = true
      const id = textOf(cellAt(row, this.table.position.orderId))
      const { month, day } = this.table.format.orderId.exec(id)?.groups ?? {}
      if (month === undefined || first === second) continue
      if (this.name !== 'createdAt') {
        const [ordered, dayFirst, monthFirst] = [
          dayOf(month, day),
          dayOf(second, first),
          dayOf(first, second),
        ]
        // A date more than half a year before the order is a date of the next year.
        if (isShortlyBefore(dayFirst, ordered)) ofIds += 1
        if (isShortlyBefore(monthFirst, ordered)) ofIds -= 1
        continue
      }
      if (Number(month) === Number(first) && Number(day) === Number(second)) ofIds += 1
      if (Number(month) === Number(second) && Number(day) === Number(first)) ofIds -= 1
    }
    if (isDayFirst && isMonthFirst) return 'either'
    if (isDayFirst || isMonthFirst) return isDayFirst ? 'day-first' : 'month-first'
    return ofIds > 0 ? 'month-first' : 'day-first'
  }
}

/** A number that grows with the day of the year; every month counts 31 days. */
function dayOf(month = '', day = ''): number {
  return Number(month) * 31 + Number(day)
}

function isShortlyBefore(one: number, other: number): boolean {
  return one < other && other - one < 186
}
