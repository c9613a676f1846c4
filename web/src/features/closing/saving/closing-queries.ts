import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AnalysisSummary,
  getAnalyses,
  getAnalysisRequests,
  getAnalysisResults,
  getAnalysisSummary,
  getDependentClosings,
  getNearClaims,
  type ListedAnalysis,
  readAnalysis,
  readDependent,
  readMonth,
} from '@vendaclara/contract/closing'
import { ConnectionProblem } from '../../../api/api-problem.ts'
import { call, download } from '../../../api/call.ts'
import { lastAnswers } from '../../../storage/last-answers.ts'
import { latestMarks, type Marks, noMarks, withMarks } from '../model/marks.ts'
import { readStoredMonth } from '../model/months.ts'
import { ResultsClient } from '../results/results-client.ts'

const marksKey = (account: string, id: string) => ['closing-marks', account, id]

const rowsKey = (account: string, id: string) => ['closing-rows', account, id]

const workers = new WeakMap<QueryClient, Map<string, ResultsClient>>()

/** The worker with the rows of a closing. It lives as long as the query that loads them is remembered. */
export function resultsOf(queries: QueryClient, account: string, id: string): ResultsClient {
  const ofQueries = workers.get(queries) ?? endedWithQueries(queries)
  const key = hashKey(rowsKey(account, id))
  const known = ofQueries.get(key)
  if (known) return known
  const results = new ResultsClient((error) => {
    const query = queries.getQueryCache().get(key)
    if (query?.state.fetchStatus === 'idle') {
      query.setState({ status: 'error', data: undefined, error })
    }
  })
  ofQueries.set(key, results)
  return results
}

function endedWithQueries(queries: QueryClient): Map<string, ResultsClient> {
  const ofQueries = new Map<string, ResultsClient>()
  workers.set(queries, ofQueries)
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed') return
    ofQueries.get(query.queryHash)?.end()
    ofQueries.delete(query.queryHash)
  })
  return ofQueries
}

/** Loads the rows into their worker. The same call brings the marks. */
const rows = (account: string, id: string) =>
  queryOptions({
    queryKey: rowsKey(account, id),
    queryFn: async ({ signal, client }): Promise<'loaded'> => {
      const answer = await fetchRows(account, id, signal)
      const marks = await resultsOf(client, account, id).showStored(answer, signal)
      const stored = withMarks(noMarks, marks)
      client.setQueryData<Marks>(marksKey(account, id), (known) => latestMarks(known, stored))
      return 'loaded'
    },
    meta: { shownByScreen: true },
  })

const mostRemembered = 32 * 1024 * 1024

/** The rows from the server or, without a connection, from its last answer. */
async function fetchRows(account: string, id: string, signal: AbortSignal): Promise<Blob> {
  const name = `rows of ${id}`
  try {
    const answer = await download(getAnalysisResults, { params: { id }, signal })
    if (answer.size <= mostRemembered) void lastAnswers.write(account, name, answer).catch(() => undefined)
    return answer
  } catch (error) {
    if (!(error instanceof ConnectionProblem)) throw error
    const remembered = await lastAnswers.read(account, name).catch(() => undefined)
    if (remembered instanceof Blob) return remembered
    throw error
  }
}

export const closingQueries = {
  list: (account: string) =>
    queryOptions({
      queryKey: ['closings', account],
      queryFn: async ({ signal }): Promise<ListedAnalysis[]> =>
        (await call(getAnalyses, { signal })).map(readAnalysis),
      refetchOnWindowFocus: true,
      meta: {
        shownByScreen: true,
        readStored: (closings) => (Array.isArray(closings) ? closings.map(readStoredMonth) : closings),
      },
    }),
  summary: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing', account, id],
      queryFn: async ({ signal }): Promise<AnalysisSummary> =>
        readAnalysis(await call(getAnalysisSummary, { params: { id }, signal })),
      // Another tab or device may have stored other files meanwhile.
      refetchOnWindowFocus: true,
      meta: { shownByScreen: true, readStored: readStoredMonth },
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
      // The query of the rows refreshes them.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  dependents: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-dependents', account, id],
      queryFn: async ({ signal }) =>
        (await call(getDependentClosings, { params: { id }, signal })).map(readDependent),
      meta: { shownByScreen: true },
      // Loaded again each time a closing is about to be deleted.
      gcTime: 0,
    }),
  nearClaims: (account: string) =>
    queryOptions({
      queryKey: ['near-claims', account],
      queryFn: async ({ signal }) => (await call(getNearClaims, { signal })).map(readMonth),
      meta: { shownByScreen: true },
    }),
  /** Loads all stored orders of a closing's revision for a search. */
  orders: (account: string, id: string, revision: number) =>
    queryOptions({
      queryKey: ['closing-orders', account, id, revision],
      queryFn: async ({ signal, client }): Promise<'shown'> => {
        const answer = await download(getAnalysisRequests, { params: { id }, signal })
        await resultsOf(client, account, id).showOrders(answer, signal)
        return 'shown'
      },
      meta: { shownByScreen: true },
      // The worker that has them may end once nobody looks at the closing.
      gcTime: 0,
    }),
  /** Counts the orders of a closing whose receipts do not have their months. */
  orderMonths: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-order-months', account, id],
      queryFn: async ({ signal, client }) => {
        const answer = await download(getAnalysisRequests, { params: { id }, signal })
        return resultsOf(client, account, id).orderMonths(answer, signal)
      },
    }),
}
