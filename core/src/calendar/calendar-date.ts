/** A day of the calendar, YYYY-MM-DD; such texts compare as the days do. */
export type CalendarDate = string

/** So many days later, or earlier where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return asText(new Date(asTime(date).getTime() + days * 24 * 60 * 60 * 1000))
}

/** So many months later: the day of the same number, or the last one of a month that has none. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const later = asTime(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (asText(later).slice(-2) !== date.slice(-2)) later.setUTCDate(0)
  return asText(later)
}

/** How many days later `to` is than `from`; negative where it is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((asTime(to).getTime() - asTime(from).getTime()) / (24 * 60 * 60 * 1000))
}

function asTime(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function asText(time: Date): CalendarDate {
  return time.toISOString().slice(0, 10)
}
