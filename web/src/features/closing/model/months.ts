import { type Analysis, monthName, monthNames, wireMonth } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import type { ClosingMonth } from '@vendaclara/core/closing'
import { z } from 'zod'
import { texts } from './texts.ts'

export interface YearOfClosings<Closing extends Analysis> {
  /** '2026' */
  readonly heading: string
  readonly closings: readonly Closing[]
}

/** Newest year first; within a year from Janeiro to Dezembro. Closings of the same month keep their sequence. */
export function groupByYear<Closing extends Analysis>(
  closings: readonly Closing[],
): YearOfClosings<Closing>[] {
  const years = [...new Set(closings.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({
    heading: fullYear(year),
    closings: closings
      .filter((closing) => closing.year === year)
      .sort((one, other) => monthNumber(one) - monthNumber(other)),
  }))
}

/** Added to the year of a closing, which has two digits. */
const century = 2000

/** '2026' of 26. */
export function fullYear(year: number): string {
  return String(century + year)
}

function monthNumber({ month }: Analysis): number {
  return monthNames.indexOf(month)
}

export type Month = Pick<Analysis, 'month' | 'year'>

/** '2026-03'. */
export function monthKey({ month, year }: Month): string {
  return `${fullYear(year)}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}`
}

/** 'Março 2026'. */
export function titleOfMonth({ month, year }: Month): string {
  return `${month} ${fullYear(year)}`
}

/** The month within a sentence: 'março de 2026'. */
export function nameMonth({ month, year }: Month): string {
  return texts.month(month.toLowerCase(), fullYear(year))
}

/** The same of a month by its number. */
export function nameClosingMonth({ month, year }: ClosingMonth): string {
  return nameMonth({ month: monthName(month), year })
}

/** A picked day, 'YYYY-MM-DD', converted to the month that a closing is created with. */
export const pickedMonth = z
  .string()
  .transform((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return { month: monthNames[month - 1], year: year - century }
  })
  .pipe(z.object(wireMonth))

/** The first and the last day that can be picked. A month that has not begun by `today` cannot be closed. */
export function pickableDays(today: CalendarDate): Readonly<Record<'first' | 'last', CalendarDate>> {
  const latest = `${fullYear(wireMonth.year.maxValue ?? 0)}-12-31`
  return {
    first: `${fullYear(wireMonth.year.minValue ?? 0)}-01-01`,
    last: today < latest ? today : latest,
  }
}
