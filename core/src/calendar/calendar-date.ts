/** A day of the calendar, YYYY-MM-DD; such texts compare as the days do. */
export type CalendarDate = string

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** The date `days` later, or earlier where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return asText(new Date(timeOf(date) + days * millisecondsOfDay))
}

/** The date `months` later: the day of the same number, or the last day of a month without that number. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const later = new Date(timeOf(date))
  later.setUTCMonth(later.getUTCMonth() + months)
  if (asText(later).slice(-2) !== date.slice(-2)) later.setUTCDate(0)
  return asText(later)
}

/** The day of this century that a text begins with, 2026-11-20 or 2026-11-20 18:09; null for another text. */
export function readDate(text: string): CalendarDate | null {
  const isWritten = text.startsWith('20') && text.charCodeAt(4) === hyphen && text.charCodeAt(7) === hyphen
  const [year, month, day] = [twoDigits(text, 2), twoDigits(text, 5), twoDigits(text, 8)]
  if (!isWritten || year < 0 || month < 1 || month > 12 || day < 1) return null
  // Every fourth year of this century is a leap year.
  const days = month === 2 && year % 4 !== 0 ? 28 : (daysOfMonth[month - 1] ?? 0)
  if (day > days) return null
  return text.length === 10 ? text : text.slice(0, 10)
}

const hyphen = 45
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The number that two characters are; below 0 where one of them is no digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** How many days a date is after another one; negative where it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (timeOf(to) - timeOf(from)) / millisecondsOfDay
}

/** The Monday of a date's week. */
export function weekStart(date: CalendarDate): CalendarDate {
  return addDays(date, -((new Date(timeOf(date)).getUTCDay() + 6) % 7))
}

/** NaN if the text is no date. */
function timeOf(date: CalendarDate): number {
  const century = twoDigits(date, 0)
  const year = twoDigits(date, 2)
  const month = twoDigits(date, 5)
  const day = twoDigits(date, 8)
  if (century < 0 || year < 0 || month < 0 || day < 0) return Number.NaN
  return Date.UTC(century * 100 + year, month - 1, day)
}

function asText(time: Date): CalendarDate {
  return time.toISOString().slice(0, 10)
}
