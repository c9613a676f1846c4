import { queryOptions } from '@tanstack/react-query'
import {
  getAnalyses,
  getAnalysis,
  getAnalysisResults,
  getAnalysisSummary,
} from '@vendaclara/contract/closing'
import { call } from '../../api/call.ts'
import { type Work, workOf } from './working/work.ts'

export const closingQueries = {
  list: (account: string) =>
    queryOptions({
      queryKey: ['closings', account],
      queryFn: ({ signal }) => call(getAnalyses, { signal }),
      meta: { shownByScreen: true },
    }),
  one: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing', account, id],
      queryFn: ({ signal }) => call(getAnalysis, { params: { id }, signal }),
      // Tens of thousands of rows are compared for nothing.
      structuralSharing: false,
      meta: { shownByScreen: true },
    }),
  receipts: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-receipts', account, id],
      queryFn: async ({ signal }) => (await call(getAnalysisSummary, { params: { id }, signal })).receipts,
    }),
  work: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-work', account, id],
      queryFn: async ({ signal }): Promise<Work> =>
        workOf(await call(getAnalysisResults, { params: { id }, signal })),
      structuralSharing: false,
    }),
}
