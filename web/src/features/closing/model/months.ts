import { type Analysis, monthName, readMonth, wireMonth } from '@vendaclara/contract/closing'
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
      .sort((one, other) => one.month - other.month),
  }))
}

/** Added to the year of a closing, which has two digits. */
const century = 2000

/** '2026' of 26. */
export function fullYear(year: number): string {
  return String(century + year)
}

/** '2026-03'. */
export function monthKey({ month, year }: ClosingMonth): string {
  return `${fullYear(year)}-${String(month).padStart(2, '0')}`
}

/** 'Março 2026'. */
export function titleOfMonth({ month, year }: ClosingMonth): string {
  return `${monthName(month)} ${fullYear(year)}`
}

/** The month within a sentence: 'março de 2026'. */
export function nameMonth({ month, year }: ClosingMonth): string {
  return texts.month(monthName(month).toLowerCase(), fullYear(year))
}

const named = z.looseObject({ month: wireMonth.month }).transform(readMonth)

/** Reads a closing of this browser's storage. Earlier versions stored its month by name. */
export function readStoredMonth(closing: unknown): unknown {
  return named.safeParse(closing).data ?? closing
}

/** A picked day, 'YYYY-MM-DD', converted to the month that a closing is created with. */
export const pickedMonth = z
  .string()
  .transform((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return { month, year: year - century }
  })
  .pipe(z.object({ month: z.int().min(1).max(12), year: wireMonth.year }))

/** The first and the last day that can be picked. A month that has not begun by `today` cannot be closed. */
export function pickableDays(today: CalendarDate): Readonly<Record<'first' | 'last', CalendarDate>> {
  const latest = `${fullYear(wireMonth.year.maxValue ?? 0)}-12-31`
  return {
    first: `${fullYear(wireMonth.year.minValue ?? 0)}-01-01`,
    last: today < latest ? today : latest,
  }
}
/** Used instead of a closing's id. No stored closing has it, and no call is made for it. */
export const exampleId = 'exemplo'
