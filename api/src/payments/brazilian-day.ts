import { addDays, type CalendarDate } from '@vendaclara/core/subscription'
import { asBrazilianTime } from '../export/as-brazilian-time.ts'

/** The day it is in Brasília at a moment. */
export function brazilianDay(moment: Date): CalendarDate {
  return asBrazilianTime(moment)?.slice(0, 10) ?? ''
}

/** The moment a day ends in Brasília, which has kept to UTC-3 since 2019. */
export function endOfBrazilianDay(day: CalendarDate): Date {
  return new Date(`${addDays(day, 1)}T00:00:00-03:00`)
}
