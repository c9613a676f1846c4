import { type CalendarDate, readDate } from '../../calendar/index.ts'
import type { Table } from './locate-file.ts'
import { ReadingProblems } from './reading-problems.ts'
import { isMissing, type Row, textOf } from './sheet.ts'
import { countSwappedDays } from './swapped-days.ts'
import { fromWords, fromWorkbook, inBrazil, inDay, isAsRead, join } from './written-dates.ts'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?/
const yearLast =
  /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:,?[ T]+(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([AP])M)?)?/i
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i
type Order = 'day-first' | 'month-first' | 'either'

/**
 * Reads the dates of a column as 'YYYY-MM-DD HH:MM' (without the time where the file has none). Text is year first, or has the
 * month in words, or the order of day and month is decided from the whole column, where no value shows it from order ids that
 * have the day in them: a 'createdAt' is that day, any other date is none before it. A time with the offset of another zone is told as
 * it was in Brazil; numbers are workbook serials. Other text stays as it is, with a warning.
 */
export class DateReader<Name extends string> {
  private readonly table: Table<Name | 'orderId'>
  private readonly name: Name
  private readonly problems: ReadingProblems
  private known: Order | undefined
  private isJudged = false

  constructor(table: Table<Name | 'orderId'>, name: Name, problems: ReadingProblems) {
    this.table = table
    this.name = name
    this.problems = problems
  }

  read(row: Row, orderId: string): string {
    const cell = row[this.table.position[this.name] ?? -1]
    if (cell instanceof Date) this.warnOfSwapped()
    const text = cell instanceof Date || typeof cell === 'number' ? '' : textOf(cell)
    const date = text === '' ? fromWorkbook(cell) : this.fromText(text)
    if (date !== undefined) return date
    this.problems.warn('unreadable-dates', { column: this.table.label[this.name], orderId })
    return text
  }

  private warnOfSwapped(): void {
    if (this.isJudged) return
    this.isJudged = true
    const count = countSwappedDays(this.table.rows.map((row) => row[this.table.position[this.name] ?? -1]))
    if (count > 0) this.problems.warn('swapped-days', { count, column: this.table.label[this.name] })
  }

  private fromText(text: string): string | undefined {
    if (isAsRead(text)) return text
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

  /** Of which order the values of the column are: 'either' where some are of one and some of the other. */
  private decide(): Order {
    let isDayFirst = false
    let isMonthFirst = false
    let ofIds = 0
    for (const row of this.table.rows) {
      const cell = row[this.table.position[this.name] ?? -1]
      const [, first, second] = (typeof cell === 'string' && yearLast.exec(cell.trim())) || []
      if (first === undefined || second === undefined) continue
      if (Number(first) > 12) isDayFirst = true
      if (Number(second) > 12) isMonthFirst = true
      const id = textOf(row[this.table.position.orderId ?? -1])
      const { month, day } = this.table.layout.orderId.exec(id)?.groups ?? {}
      if (month === undefined || first === second) continue
      if (this.name !== 'createdAt') {
        const [ordered, dayFirst, monthFirst] = [
          dayOf(month, day),
          dayOf(second, first),
          dayOf(first, second),
        ]
        // Half a year before is the end of the year before.
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

/**
 * Reads the days of a column that a file may not have; null where it says none, or none that can be read. The seller is warned of that
 * only with `problems`: what is not known without a day says so itself. A day before that of its order, `createdAt`, is none: it was
 * changed, or read in another order of day and month.
 */
export class DayReader<Name extends string> {
  private readonly position: number | undefined
  private readonly dates: DateReader<Name>

  constructor(table: Table<Name | 'orderId'>, name: Name, problems = new ReadingProblems()) {
    this.position = table.position[name]
    this.dates = new DateReader(table, name, problems)
  }

  read(row: Row, orderId: string, createdAt = ''): CalendarDate | null {
    if (this.position === undefined || isMissing(row[this.position])) return null
    const day = readDate(this.dates.read(row, orderId))
    return day !== null && day < (readDate(createdAt) ?? day) ? null : day
  }
}

/** Days of a year, all of whose months have 31. */
function dayOf(month = '', day = ''): number {
  return Number(month) * 31 + Number(day)
}

function isShortlyBefore(one: number, other: number): boolean {
  return one < other && other - one < 186
}
