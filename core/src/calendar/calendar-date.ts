/** A day of the calendar, YYYY-MM-DD; such texts compare as the days do. */
export type CalendarDate = string

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** So many days later, or earlier where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return asText(new Date(asTime(date).getTime() + days * millisecondsOfDay))
}

/** So many months later: the day of the same number, or the last one of a month that has none. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const later = asTime(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (asText(later).slice(-2) !== date.slice(-2)) later.setUTCDate(0)
  return asText(later)
}

/** The day of this century that a text begins with, 2026-11-20 or 2026-11-20 18:09; null where it begins with none. */
export function readDate(text: string): CalendarDate | null {
  const date = text.slice(0, 10)
  // A day that a month does not have is read as one of the next.
  return isDate.test(date) && asTime(date).getUTCDate() === Number(date.slice(8)) ? date : null
}

const isDate = /^20\d{2}-(?:0[1-9]|1[0-2])-\d{2}$/

/** How many days a date is after another one; negative where it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (asTime(to).getTime() - asTime(from).getTime()) / millisecondsOfDay
}

/** The Monday of a date's week. */
export function weekStart(date: CalendarDate): CalendarDate {
  return addDays(date, -((asTime(date).getUTCDay() + 6) % 7))
}

function asTime(date: CalendarDate): Date {
  const month = Number(date.slice(5, 7)) - 1
  return new Date(Date.UTC(Number(date.slice(0, 4)), month, Number(date.slice(8, 10))))
}

function asText(time: Date): CalendarDate {
  return time.toISOString().slice(0, 10)
}
