import { type Analysis, monthNames } from '@vendaclara/contract/closing'

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
