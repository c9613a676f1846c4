import { addDays, type CalendarDate } from './calendar-date.ts'

const timeZone = 'America/Sao_Paulo'
/** Sweden writes days and times as ISO does, without the T. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
const dayAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * The day it is in Brasília at a moment; `brazilianDay(clock())` is today in Brazil. Throws a `RangeError` where the moment is no
 * valid date.
 */
export function brazilianDay(moment: Date): CalendarDate {
  return day.format(moment)
}

/** The moment a day ends in Brasília, which has kept to UTC-3 since 2019: midnight, the first moment of the next day. */
export function endOfBrazilianDay(date: CalendarDate): Date {
  return new Date(`${addDays(date, 1)}T00:00:00-03:00`)
}

/** A moment as people in Brasília would write it down, 2026-11-20 15:09:43; null for no moment. */
export function asBrazilianTime(moment: Date | null | undefined): string | null {
  return moment ? dayAndTime.format(moment) : null
}
