import { type Analysis, monthNames } from '@vendaclara/contract/closing'

export interface YearOfClosings<Closing extends Analysis> {
  /** '2026' */
  readonly heading: string
  readonly closings: readonly Closing[]
}

/** Newest year first; within a year from Janeiro to Dezembro, closings of one month as they come. */
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

/** '2026' of 26. */
export function fullYear(year: number): string {
  return `20${String(year).padStart(2, '0')}`
}

function monthNumber({ mes }: Analysis): number {
  return monthNames.indexOf(mes)
}

/** 'março de 2026'. */
export function nameMonth({ month, year }: Pick<Analysis, 'month' | 'year'>): string {
  return `${month.toLowerCase()} de ${fullYear(year)}`
}

export interface ChosenMonth extends Pick<Analysis, 'month' | 'year'> {
  /** 'Março 2026' */
  readonly label: string
}

/** The month of a picked day, 'YYYY-MM-DD'; null when it is none of this century. */
export function readMonth(day: string): ChosenMonth | null {
  const [, year, monthNumber] = /^20(\d\d)-(\d\d)-/.exec(day) ?? []
  const month = monthNames[Number(monthNumber) - 1]
  return year === undefined || month === undefined
    ? null
    : { month, year: Number(year), label: `${month} 20${year}` }
}
