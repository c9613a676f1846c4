import { type CalendarDate, daysBetween, readDate } from '../../../calendar/index.ts'
import { orderLayout } from './columns.ts'

/** The day an order was made, from its id; null if the id does not contain one. */
export function dayOfOrder(id: string): CalendarDate | null {
  return orderLayout.orderId.test(id) ? readDate(dayIn(id)) : null
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
  const isSwapped = made === `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`
  return isSwapped || Math.abs(daysBetween(made, day)) > mostDaysApart
}

/** Whether a date is before the day of an order by its id. */
export function isBeforeOrder(id: string, date: string): boolean {
  if (date === '' || date >= dayIn(id)) return false
  const [made, day] = [dayOfOrder(id), readDate(date)]
  return made !== null && day !== null && daysBetween(day, made) > 1
}
