import { type ListedAnalysis, monthNames } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'

export interface MonthSum {
  /** 'mar 26' */
  readonly label: string
  readonly month: ListedAnalysis['month']
  readonly year: number
  readonly found: Cents
  readonly recovered: Cents
}

const mostMonths = 12

/** What was found and recovered in the latest compared months, oldest first; of a month compared twice the first counts. */
export function monthSums(closings: readonly ListedAnalysis[]): readonly MonthSum[] {
  return closings
    .filter(({ duplicate, figures }) => !duplicate && figures.hasResults)
    .toSorted((one, other) => monthNumber(one) - monthNumber(other))
    .slice(-mostMonths)
    .map(({ month, year, figures }) => ({
      label: `${month.slice(0, 3).toLowerCase()} ${String(year).padStart(2, '0')}`,
      month,
      year,
      found: figures.lost,
      recovered: figures.recovered,
    }))
}

function monthNumber({ month, year }: ListedAnalysis): number {
  return year * 12 + monthNames.indexOf(month)
}
