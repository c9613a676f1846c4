import { brazilianDay } from '@vendaclara/core/calendar'
import { formatDay } from '../../../ui/days.ts'

/** The last day of a time that ends at an instant, as '20/11/2026': midnight ends the day before it. */
export function formatLastDay(end: string): string {
  return formatDay(brazilianDay(new Date(new Date(end).getTime() - 1)))
}
