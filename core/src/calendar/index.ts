export { asBrazilianTime, brazilianDay, endOfBrazilianDay } from './brazilian-time.ts'
export { addDays, addMonths, type CalendarDate, daysBetween } from './calendar-date.ts'
