import { queryOptions } from '@tanstack/react-query'
import {
  type AnalysisSummary,
  getAnalyses,
  getAnalysisRequests,
  getAnalysisResults,
  getAnalysisSummary,
  getDependentClosings,
  type ListedAnalysis,
  readAnalysis,
  readDependent,
} from '@vendaclara/contract/closing'
import { call, download } from '../../../api/call.ts'
import { latestMarks, type Marks, noMarks, withMarks } from '../model/marks.ts'
import type { StoredRows } from '../model/open-closing.ts'
import { readStored } from '../worker/read-stored.ts'

const marksKey = (account: string, id: string) => ['closing-marks', account, id]

/** The rows bring the marks beside them: there is one call for both. */
const rows = (account: string, id: string) =>
  queryOptions({
    queryKey: ['closing-rows', account, id],
    queryFn: async ({ signal, client }): Promise<StoredRows> => {
      const answer = await download(getAnalysisResults, { params: { id }, signal })
      const { marks, ...rows } = await readStored.results(answer, signal)
      const stored = withMarks(noMarks, marks)
      client.setQueryData<Marks>(marksKey(account, id), (known) => latestMarks(known, stored))
      return rows
    },
    // Comparing tens of thousands of rows would take long, and they are all new.
    structuralSharing: false,
    meta: { shownByScreen: true },
  })

export const closingQueries = {
  list: (account: string) =>
    queryOptions({
      queryKey: ['closings', account],
      queryFn: async ({ signal }): Promise<ListedAnalysis[]> =>
        (await call(getAnalyses, { signal })).map(readAnalysis),
      meta: { shownByScreen: true },
    }),
  summary: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing', account, id],
      queryFn: async ({ signal }): Promise<AnalysisSummary> =>
        readAnalysis(await call(getAnalysisSummary, { params: { id }, signal })),
      meta: { shownByScreen: true },
    }),
  rows,
  marks: (account: string, id: string) =>
    queryOptions({
      queryKey: marksKey(account, id),
      queryFn: async ({ client }): Promise<Marks> => {
        await client.fetchQuery(rows(account, id))
        return client.getQueryData<Marks>(marksKey(account, id)) ?? noMarks
      },
      structuralSharing: false,
      // The query of the rows renews them.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  dependents: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-dependents', account, id],
      queryFn: async ({ signal }) =>
        (await call(getDependentClosings, { params: { id }, signal })).map(readDependent),
      meta: { shownByScreen: true },
      // Asked again whenever a closing is about to be deleted.
      gcTime: 0,
    }),
  /** For a closing whose receipts do not have them: counted from its orders. */
  orderMonths: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-order-months', account, id],
      queryFn: async ({ signal }) =>
        readStored.orderMonths(await download(getAnalysisRequests, { params: { id }, signal }), signal),
    }),
}
