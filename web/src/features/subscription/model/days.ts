import { brazilianDay } from '@vendaclara/core/calendar'

/** A day, '2026-11-20', as '20/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The last day of a time that ends at an instant, as '20/11/2026': midnight ends the day before it. */
export function formatLastDay(end: string): string {
  return formatDay(brazilianDay(new Date(new Date(end).getTime() - 1)))
}
