import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AnalysisSummary,
  type GivenFile,
  getAnalyses,
  getAnalysisSummary,
  getDependentClosings,
  getExpectedMoney,
  getFileRows,
  getMarks,
  getOpenClaims,
  getOtherPayments,
  getSentResults,
  type ListedAnalysis,
  mostRowsOfPart,
  readAnalysis,
  readDependent,
  readMonth,
} from '@vendaclara/contract/closing'
import { range } from 'd3-array'
import { ConnectionProblem } from '../../../../api/api-problem.ts'
import { call, download } from '../../../../api/call.ts'
import { readAnswer } from '../../../../api/read-answer.ts'
import { lastAnswers } from '../../../../storage/last-answers.ts'
import { latestMarks, type Marks, noMarks, withMarks } from '../../model/marks.ts'
import { readStoredMonth } from '../../model/months.ts'
import type { StoredFacts } from '../../worker/facts/stored-facts.ts'
import { MonthProxy } from '../../worker/rows/month-proxy.ts'

const rowsKey = (account: string, id: string) => ['closing-rows', account, id]

const workers = new WeakMap<QueryClient, Map<string, MonthProxy>>()

/** The worker with the rows of a closing. It lives as long as the query that loads them is remembered. */
export function resultsOf(queries: QueryClient, account: string, id: string): MonthProxy {
  const ofQueries = workers.get(queries) ?? endedWithQueries(queries)
  const key = hashKey(rowsKey(account, id))
  const known = ofQueries.get(key)
  if (known) return known
  const results = new MonthProxy((error) => {
    const query = queries.getQueryCache().get(key)
    if (query?.state.fetchStatus === 'idle') {
      query.setState({ status: 'error', data: undefined, error })
    }
  })
  ofQueries.set(key, results)
  return results
}

function endedWithQueries(queries: QueryClient): Map<string, MonthProxy> {
  const ofQueries = new Map<string, MonthProxy>()
  workers.set(queries, ofQueries)
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed') return
    ofQueries.get(query.queryHash)?.end()
    ofQueries.delete(query.queryHash)
  })
  return ofQueries
}

const summary = (account: string, id: string) =>
  queryOptions({
    queryKey: ['closing', account, id],
    queryFn: async ({ signal }): Promise<AnalysisSummary> =>
      readAnalysis(await call(getAnalysisSummary, { params: { id }, signal })),
    // Another tab or device may have given other files since then.
    refetchOnWindowFocus: true,
    meta: { shownByScreen: true, readStored: readStoredMonth },
  })

/** Loads what is stored of a month into its worker. */
const rows = (account: string, id: string) =>
  queryOptions({
    queryKey: rowsKey(account, id),
    queryFn: async ({ signal, client }): Promise<'loaded'> => {
      const results = resultsOf(client, account, id)
      results.prepare()
      const month = await client.ensureQueryData(summary(account, id))
      await results.showStored(await fetchStored({ account, month, results, signal }), signal)
      return 'loaded'
    },
    meta: { shownByScreen: true },
  })

interface Loading {
  readonly account: string
  readonly month: AnalysisSummary
  readonly results: MonthProxy
  readonly signal: AbortSignal
}

async function fetchStored(loading: Loading): Promise<Parameters<MonthProxy['showStored']>[0]> {
  const { account, month, signal } = loading
  const { id, marketplace } = month
  const { files } = month
  if (!month.figures.isSent) {
    const [others] = await Promise.all([fetchOthers(account, id, signal), loadFiles(loading)])
    return { marketplace, files, others }
  }
  const answer = await remembered(account, `sent of ${id}`, () =>
    download(getSentResults, { params: { id }, signal }),
  )
  await loadFiles(loading)
  return { marketplace, answer, files, others: [] }
}

/** One is read by the worker, one made by the server, and one waits there for its turn; the server refuses many that wait. */
const partsAtOnce = 3

/** Loads the rows of the month's files; each part is read by the worker as soon as it is there. */
async function loadFiles(loading: Loading): Promise<void> {
  const waiting = loading.month.files
    .flatMap((file) => range(0, file.rows, mostRowsOfPart).map((from): Part => ({ file, from })))
    .values()
  const loadWaiting = async () => {
    for (const part of waiting) if (!(await readKept(loading, part))) await fetchPart(loading, part)
  }
  await Promise.all(Array.from({ length: partsAtOnce }, loadWaiting))
}

interface Part {
  readonly file: GivenFile
  readonly from: number
}

/**
 * A build may read more of an answer than the one before, and a server that was set back gives a number of a file again:
 * what was kept then is asked for again.
 */
const keptNameOf = ({ file: { file, sha256, givenAt }, from }: Part) =>
  `file ${file} from ${from} of ${sha256} at ${givenAt} by ${import.meta.url}`

/** Whether a part was here: the rows of a file never change. One that cannot be read counts as missing. */
async function readKept({ account, results, signal }: Loading, part: Part): Promise<boolean> {
  const kept = await lastAnswers.read(account, keptNameOf(part)).catch(() => undefined)
  if (!(kept instanceof Blob)) return false
  return results.readPart({ file: part.file.file, from: part.from, answer: kept }, signal).then(
    () => true,
    () => false,
  )
}

async function fetchPart({ account, month, results, signal }: Loading, part: Part): Promise<void> {
  const { file } = part.file
  const { from } = part
  const params = { id: month.id, file: String(file) }
  const answer = await download(getFileRows, { params, query: { from }, signal })
  await results.readPart({ file, from, answer }, signal)
  void lastAnswers.write(account, keptNameOf(part), answer).catch(() => undefined)
}

/** The payments of other months' files for a month, part by part. */
export async function fetchOthers(
  account: string,
  id: string,
  signal: AbortSignal,
): Promise<StoredFacts['others']> {
  const answers: Blob[] = []
  let after: { file: number; place: number } | undefined
  do {
    const name = `others of ${id} after ${after?.file ?? 0} ${after?.place ?? 0}`
    const answer = await remembered(account, name, () =>
      download(getOtherPayments, { params: { id }, query: after ?? {}, signal }),
    )
    answers.push(answer)
    const { payments } = await readAnswer(answer, getOtherPayments.answer)
    const last = payments.at(-1)
    after = payments.length === mostRowsOfPart && last ? { file: last.file, place: last.place } : undefined
  } while (after)
  return answers
}

/** An answer of the server or, without a connection, the last one it gave. */
async function remembered(account: string, name: string, fetched: () => Promise<Blob>): Promise<Blob> {
  try {
    const answer = await fetched()
    void lastAnswers.write(account, name, answer).catch(() => undefined)
    return answer
  } catch (error) {
    if (!(error instanceof ConnectionProblem)) throw error
    const last = await lastAnswers.read(account, name).catch(() => undefined)
    if (last instanceof Blob) return last
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
  summary,
  rows,
  marks: (account: string, id: string) =>
    queryOptions({
      queryKey: ['closing-marks', account, id],
      queryFn: async ({ signal, client, queryKey }): Promise<Marks> => {
        const stored = withMarks(noMarks, await call(getMarks, { params: { id }, signal }))
        return latestMarks(client.getQueryData<Marks>(queryKey), stored)
      },
      structuralSharing: false,
      meta: { shownByScreen: true },
    }),
  dependents: (account: string, id: string, file?: number) =>
    queryOptions({
      queryKey: ['closing-dependents', account, id, file],
      queryFn: async ({ signal }) => {
        const query = { ...(file !== undefined && { file }) }
        return (await call(getDependentClosings, { params: { id }, query, signal })).map(readDependent)
      },
      meta: { shownByScreen: true },
      // Loaded again each time a closing or a file is about to go.
      gcTime: 0,
    }),
  openClaims: (account: string) =>
    queryOptions({
      queryKey: ['open-claims', account],
      queryFn: async ({ signal }) => (await call(getOpenClaims, { signal })).map(readMonth),
      meta: { shownByScreen: true },
    }),
  expectedMoney: (account: string) =>
    queryOptions({
      queryKey: ['expected-money', account],
      queryFn: async ({ signal }) => (await call(getExpectedMoney, { signal })).map(readMonth),
      meta: { shownByScreen: true },
    }),
}
