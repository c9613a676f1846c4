import { type CalendarDate, daysBetween, readDate } from '../../../calendar/index.ts'
import { type FileRows, longestLife } from '../../reading/file-rows.ts'
import { ordersFormat } from './columns.ts'

/** The day an order was made, from its id; null if the id does not contain one. */
export function dayOfOrder(id: string): CalendarDate | null {
  return ordersFormat.orderId.test(id) ? readDate(dayIn(id)) : null
}

function dayIn(id: string): string {
  return `20${id.slice(0, 2)}-${id.slice(2, 4)}-${id.slice(4, 6)}`
}

/** Whether an id begins with a date 'YYYY-MM-DD', without making texts: nearly all do. */
function isDayIn(id: string, date: string): boolean {
  for (let at = 0; at < 6; at += 1) {
    if (id.charCodeAt(at) !== date.charCodeAt(at + 2 + (at >> 1))) return false
  }
  return date.startsWith('20')
}

const mostDaysApart = 31

/** Whether a date cannot be the day of an order: month and day are those of its id swapped, or it is far from it. */
export function isOtherDay(id: string, date: string): boolean {
  if (isDayIn(id, date)) return false
  const [made, day] = [dayOfOrder(id), readDate(date)]
  if (!made || !day) return false
  return isSwapped(made, day) || Math.abs(daysBetween(made, day)) > mostDaysApart
}

/** Whether two dates have month and day swapped, as a program for another language does. */
function isSwapped(made: CalendarDate, day: CalendarDate): boolean {
  return made === `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`
}

const fewestJudged = 5
/** The most days that differ, as a share of the days of ids and of dates together. */
const mostOfOthers = 0.2

/**
 * Refuses a file in which most ids do not belong to their rows, as if their column was sorted alone. In a `column` that
 * has the day of the order, the two must fit, and the same days occur in both; other days may only be after it.
 */
export class IdsOfRows {
  private seen = 0
  private off = 0
  /** By day: how many ids have it, less how many dates do. */
  private readonly days = new Map<CalendarDate, number>()
  private readonly isLater: boolean

  constructor(file: FileRows, { isLater }: { readonly isLater: boolean }) {
    this.isLater = isLater
    const column = file.label('orderId')
    file.problems.judgeLast(() => {
      const { seen, off } = this
      if (off < fewestJudged || off * 2 <= seen || !this.areSameDays()) return undefined
      return { kind: 'moved-ids', column, orders: off, all: seen }
    })
  }

  see(id: string, date: string): void {
    if (isDayIn(id, date)) {
      this.seen += 1
      return
    }
    const [made, day] = [dayOfOrder(id), readDate(date)]
    if (!made || !day || isSwapped(made, day)) return
    this.seen += 1
    this.days.set(made, (this.days.get(made) ?? 0) + 1)
    this.days.set(day, (this.days.get(day) ?? 0) - 1)
    const distance = daysBetween(made, day)
    if (distance < -1 || (!this.isLater && distance > 1)) this.off += 1
  }

  /** Sorting a column moves its days to other rows. If they are other days, the dates are of something else. */
  private areSameDays(): boolean {
    if (this.isLater) return true
    let others = 0
    for (const more of this.days.values()) others += Math.abs(more)
    return others <= mostOfOthers * 2 * this.seen
  }
}

/** Whether a date is before the day of an order by its id, or more than a year after it. */
export function isOutsideOrder(id: string, date: string): boolean {
  const [made, day] = [dayOfOrder(id), readDate(date)]
  if (made === null || day === null) return false
  const days = daysBetween(made, day)
  return days < -1 || days > longestLife
}
