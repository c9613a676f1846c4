import { brazilianDay } from '@vendaclara/core/calendar'
import { formatDay } from '../../../ui/days.ts'

/**
 * The last day of a period that ends at an instant, as '20/11/2026'. A period that ends at midnight ends with the day
 * before.
 */
export function formatLastDay(end: string): string {
  return formatDay(brazilianDay(new Date(new Date(end).getTime() - 1)))
}
