export { asBrazilianTime, brazilianDay, endOfBrazilianDay } from './brazilian-time.ts'
export {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  readDate,
  weekStart,
} from './calendar-date.ts'
