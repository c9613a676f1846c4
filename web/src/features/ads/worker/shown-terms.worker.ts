import { searchSums } from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { Transferring } from '../../../workers/worker-calls.ts'
import { type Filters, filterReport, type SearchedReport } from '../model/filters.ts'
import { type SortedTerms, sortTerms } from '../model/sort.ts'
import { receiveTerms } from './send-terms.ts'

interface SentReport extends Pick<SearchedReport, 'groups'> {
  readonly terms: MessagePort
}

let report: SearchedReport | undefined

const calls = {
  /** Receives the report whose terms are filtered and sorted from now on. */
  receive: async ({ groups, terms }: SentReport) => {
    report = { groups, ...(await receiveTerms(terms)) }
  },

  filter: (filters: Filters) => {
    const filtered = filterReport(received(), filters)
    return new Transferring(filtered, [filtered.matches.buffer, filtered.termCounts.buffer])
  },

  sums: (searches: readonly string[]) => searchSums(received(), searches),

  sort: (sorted: SortedTerms) => {
    const positions = sortTerms(received(), sorted)
    return new Transferring(positions, [positions.buffer])
  },
}
export type ShownTermsCalls = typeof calls

serveCalls(calls)

function received(): SearchedReport {
  if (!report) throw new Error('there is no report yet')
  return report
}
