import type { QueryClient } from '@tanstack/react-query'
import {
  type AnalysisSummary,
  announceFile,
  completeFile,
  mostRowsOfPart,
  putAnalysis,
  putFileRows,
  readFigures,
  takeFileBack,
} from '@vendaclara/contract/closing'
import { ApiProblem, ConnectionProblem } from '../../../../api/api-problem.ts'
import { call } from '../../../../api/call.ts'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { KnownFile } from '../../worker/messages.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import { closingQueries, fetchOthers } from './closing-queries.ts'

/** A month whose files are stored: the page's copy of the server's data, its owner, and the worker with its rows. */
export interface StoredMonth {
  readonly id: string
  readonly marketplace: AnalysisSummary['marketplace']
  readonly results: MonthProxy
  readonly queries: QueryClient
  readonly user: string
  /** The latest revision that this page has the rows of. */
  readonly revision: { current: number }
}

interface FileToStore {
  readonly file: KnownFile
  /** The numbers of the files whose place it takes. */
  readonly replaces: number[]
  /** Whether it was not taken away meanwhile. */
  readonly isShown: () => boolean
}

/** Stores a file, part by part; it counts from the last part on. False if it was taken away before that, and not stored. */
export async function storeFile(
  month: StoredMonth,
  { file: { key, slot, sha256, report, receipt, rows }, replaces, isShown }: FileToStore,
  signal: AbortSignal,
): Promise<boolean> {
  const { id, results } = month
  const about = { slot, sha256, receipt, ...(report && { report }) }
  const { file } = await call(announceFile, { params: { id }, body: about, signal })
  const params = { id, file: String(file) }
  for (let from = 0; from < rows; ) {
    const part = await results.ask('writePart', { key, from }, { stop: signal })
    if (!isShown()) return false
    // The worker ended, and the rows with it.
    if (!part) throw new FileRefused({ kind: 'unexpected' })
    const { kind, body: compressed, next } = part
    if (kind === 'orders') {
      await call(putAnalysis, { params: { id }, query: { file, from }, compressed, signal })
    } else {
      await call(putFileRows, { params, compressed, signal })
    }
    from = next
  }
  const changed = await call(completeFile, { params, body: { rows, replaces }, signal })
  results.showFiles(await results.ask('named', { key, number: file }))
  keepChanged(month, changed, (files) => [
    ...files.filter((one) => !replaces.includes(one.file) && one.sha256 !== sha256),
    { ...about, file, rows, givenAt: Date.now() },
  ])
  return true
}

/** Takes a stored file back. */
export async function removeFile(month: StoredMonth, file: number, signal: AbortSignal): Promise<void> {
  const params = { id: month.id, file: String(file) }
  const without = (files: AnalysisSummary['files']) => files.filter((one) => one.file !== file)
  try {
    keepChanged(month, await call(takeFileBack, { params, signal }), without)
  } catch (error) {
    // Given again, or taken back by an earlier try whose answer was lost.
    if (!(error instanceof ApiProblem && error.code === 'not_found')) throw error
    const { queries, user, id } = month
    const { queryKey } = closingQueries.summary(user, id)
    queries.setQueryData(queryKey, (stored) => stored && { ...stored, files: without(stored.files) })
  }
}

/** Loads what other months' files paid for orders that are known now. */
export async function takeOthers(month: StoredMonth, signal: AbortSignal): Promise<void> {
  const { id, results, user } = month
  const others = await fetchOthers(user, id, signal)
  results.show(await results.ask('takeOthers', others, { stop: signal }))
}

/** Sends what the page found, which the server compares with its own; nothing of it is stored. */
export async function sendResults({ id, results }: StoredMonth, signal: AbortSignal): Promise<void> {
  const compressed = await results.ask('writeResults', mostRowsOfPart, { stop: signal })
  if (!compressed) return
  try {
    await call(putAnalysis, { params: { id }, query: {}, compressed, signal })
  } catch (error) {
    if (signal.aborted) throw error
    // Everything is stored already; without a connection there is nothing to compare with.
    if (!(error instanceof ConnectionProblem)) reportError(error)
  }
}

/** Other months may have changed with this one: what is known of them is asked for again when it is shown. */
export function renewOthers({ queries, user, id }: StoredMonth): void {
  const own = [closingQueries.summary(user, id), closingQueries.rows(user, id)]
  const isOwn = (key: readonly unknown[]) => own.some(({ queryKey }) => String(queryKey) === String(key))
  void queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      ['closing', 'closing-rows', 'closings', 'open-claims', 'expected-money'].includes(
        String(queryKey[0]),
      ) && !isOwn(queryKey),
  })
}

type Changed = Awaited<ReturnType<typeof call<never, never, never, typeof completeFile.answer>>>

function keepChanged(
  { queries, user, id, revision }: StoredMonth,
  { figures }: Changed,
  change: (files: AnalysisSummary['files']) => AnalysisSummary['files'],
): void {
  // If it is more than one further, another tab or device changed it too: that is still to be loaded.
  if (figures.revision === revision.current + 1) revision.current = figures.revision
  queries.setQueryData(
    closingQueries.summary(user, id).queryKey,
    (stored) => stored && { ...stored, figures: readFigures(figures), files: change(stored.files) },
  )
}
