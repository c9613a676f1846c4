import type { QueryClient } from '@tanstack/react-query'
import {
  type AnalysisSummary,
  announceFile,
  changeFiles,
  type GivenFile,
  mostRowsOfPart,
  putAnalysis,
  putFileRows,
  readFigures,
} from '@vendaclara/contract/closing'
import { ConnectionProblem } from '../../../../api/api-problem.ts'
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

/** Sends the rows of a file, part by part. Answers its number; null if it was taken away before all were sent. */
export async function sendFile(
  { id, results }: StoredMonth,
  { key, slot, sha256, report, receipt, rows }: KnownFile,
  { isShown, signal }: { readonly isShown: () => boolean; readonly signal: AbortSignal },
): Promise<number | null> {
  const body = { slot, sha256, receipt, ...(report && { report }) }
  const { file } = await call(announceFile, { params: { id }, body, signal })
  const params = { id, file: String(file) }
  for (let from = 0; from < rows; ) {
    const part = await results.ask('writePart', { key, from }, { stop: signal })
    if (!isShown()) return null
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
  return file
}

/** Lets files count whose rows were sent, and takes others of the month back. */
export async function storeChange(
  month: StoredMonth,
  { sent, gone }: { readonly sent: ReadonlyMap<number, KnownFile>; readonly gone: readonly GivenFile[] },
  signal: AbortSignal,
): Promise<void> {
  const { id, results, queries, user, revision } = month
  const files = [...sent].map(([file, known]) => ({ file, known }))
  const add = files.map(({ file, known: { rows } }) => ({ file, rows }))
  const remove = gone.map(({ file }) => file)
  const { figures } = await call(changeFiles, { params: { id }, body: { add, remove }, signal })
  for (const { file, known } of files) {
    results.showFiles(await results.ask('named', { key: known.key, number: file }))
  }
  // If it is more than one further, another tab or device changed it too: that is still to be loaded.
  if (figures.revision === revision.current + 1) revision.current = figures.revision
  const added = files.map(({ file, known: { slot, sha256, report, receipt, rows } }): GivenFile => {
    return { slot, sha256, receipt, ...(report && { report }), file, rows, givenAt: Date.now() }
  })
  const isSame = (one: GivenFile) =>
    added.some(({ slot, sha256 }) => slot === one.slot && sha256 === one.sha256)
  const left = (known: readonly GivenFile[]) =>
    known.filter((one) => !remove.includes(one.file) && !isSame(one))
  queries.setQueryData(
    closingQueries.summary(user, id).queryKey,
    (stored) =>
      stored && { ...stored, figures: readFigures(figures), files: [...left(stored.files), ...added] },
  )
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
