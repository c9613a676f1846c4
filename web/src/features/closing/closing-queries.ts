import { queryOptions } from '@tanstack/react-query'
import {
  getAnalyses,
  getAnalysisRequests,
  getAnalysisResults,
  getAnalysisSummary,
} from '@vendaclara/contract/closing'
import { call } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import type { ClosingRows } from './detail/open-closing.ts'
import { readStored } from './worker/read-stored.ts'
import { latestWork } from './working/latest-work.ts'
import { noWork, type Work, workOf } from './working/work.ts'

const workKey = (account: string, id: string) => ['closing-work', account, id]

/** The rows bring what is kept beside them: there is one call for both. */
const rows = (account: string, id: string) =>
  queryOptions({
    queryKey: ['closing-rows', account, id],
    queryFn: async ({ signal, client }): Promise<ClosingRows> => {
      const answer = await download(getAnalysisResults, { params: { id }, signal })
      const { errors, unmatched, ...beside } = await readStored.results(answer, signal)
      client.setQueryData<Work>(workKey(account, id), (known) => latestWork(known, workOf(beside)))
      return { errors, unmatched }
    },
    // Tens of thousands of rows are compared for nothing.
    structuralSharing: false,
    meta: { shownByScreen: true },
  })

export const closingQueries = {
  list: (account: string) =>
    queryOptions({
      queryKey: ['closings', account],
      queryFn: ({ signal }) => call(getAnalyses, { signal }),
      meta: { shownByScreen: true },
    }),
  summary: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing', account, id],
      queryFn: ({ signal }) => call(getAnalysisSummary, { params: { id }, signal }),
      meta: { shownByScreen: true },
    }),
  rows,
  work: (account: string, id: string) =>
    queryOptions({
      queryKey: workKey(account, id),
      queryFn: async ({ client }): Promise<Work> => {
        await client.fetchQuery(rows(account, id))
        return client.getQueryData<Work>(workKey(account, id)) ?? noWork
      },
      structuralSharing: false,
      // It is as new as the rows it came with.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Of a closing whose receipts do not tell: its orders are looked through. */
  orderMonths: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-order-months', account, id],
      queryFn: async ({ signal }) =>
        readStored.orderMonths(await download(getAnalysisRequests, { params: { id }, signal }), signal),
    }),
}
