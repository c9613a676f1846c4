export { asBrazilianTime, brazilianDay, endOfBrazilianDay } from './brazilian-time.ts'
export { addDays, addMonths, type CalendarDate } from './calendar-date.ts'
