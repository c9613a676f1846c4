import { queryOptions } from '@tanstack/react-query'
import { getAnalyses, getAnalysis } from '@vendaclara/contract/closing'
import { call } from '../../api/call.ts'

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
}
