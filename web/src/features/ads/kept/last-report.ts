import { queryOptions } from '@tanstack/react-query'
import { readPeriod } from '@vendaclara/core/ads'
import { formatCount } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import { isExample, type KeptEntry, titleOf, type UnsoldSum } from './kept-entry.ts'
import { reportStorage } from './report-storage.ts'

/** The list of an account's reports in this browser. */
export const keptReportsQuery = (account: string) =>
  queryOptions({
    queryKey: ['kept-reports', account],
    queryFn: () => reportStorage.list(account),
    staleTime: 0,
  })

/** The latest report of a seller, for a screen that shows no report. */
export interface LastReport {
  readonly title: string
  readonly period: string | null
  /** What was spent without a sale; undefined if the report was not searched for it yet. */
  readonly unsold: (UnsoldSum & { readonly termsInWords: string }) | undefined
}

/** The report whose period ends last; without any period the latest import. The example is no report. */
export function lastReportOf(latestFirst: readonly KeptEntry[]): LastReport | null {
  const own = latestFirst.filter(({ fileName }) => !isExample(fileName))
  const [last] = own.toSorted((one, other) => endOf(other) - endOf(one))
  if (!last) return null
  const { period, unsold } = last
  return {
    title: titleOf(last),
    period,
    unsold: unsold && {
      ...unsold,
      termsInWords: wordsOf(last).terms(formatCount(unsold.terms), unsold.terms === 1),
    },
  }
}

function endOf({ period }: KeptEntry): number {
  return readPeriod(period)?.last ?? 0
}
