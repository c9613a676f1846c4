import { notifications } from '@mantine/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { getAwaitedOrders, putAnalysis, putLatePayments } from '@vendaclara/contract/closing'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call, download } from '../../../api/call.ts'
import { whenIdle } from '../../../ui/in-turn.tsx'
import { saveFailureMessage } from '../files/failure-message.ts'
import { texts } from '../files/texts.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { closingQueries } from './closing-queries.ts'
import { applyChange, type PendingChange } from './pending-changes.ts'
import type { ReconcilerClient } from './reconciler-client.ts'
import type { ClosingSession } from './use-closing-session.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500

/** The page's copy of the server's data, and its owner. */
export interface Known {
  readonly queries: QueryClient
  readonly user: string
}

/** Stores what is pending, and then what the income paid for other closings. Shows the reason if that fails. */
export async function storeChanges(
  session: ClosingSession,
  known: Known,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  const { id, worker, dispatch, filesAtHand, pending, revision, latest } = session
  let isOutdated = false
  try {
    await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
    signal.throwIfAborted()
    for (const change of pending()) {
      const over = revision.current ?? latest().figures.revision
      const others = pending().filter((other) => other !== change)
      const wasCurrent = isCurrent(known, id)
      const stored = await storeChange(session, known, change, over, signal)
      revision.current = stored.revision
      isOutdated ||= stored.isOutdated
      session.setPending(pending().filter((other) => other !== change))
      if (
        change.kind === 'orders' &&
        wasCurrent &&
        isCurrent(known, id) &&
        !others.some(({ kind }) => kind === 'results')
      )
        notifications.show({ message: texts.sameOrders })
    }
    await filesAtHand.store(latest().figures.revision)
    if (session.isLateUnsettled()) {
      await settleLatePayments(worker, id, signal)
      session.setLateUnsettled(false)
    }
  } catch (error) {
    if (signal.aborted) {
      if (pending().length > 0) await discardChanges(session, known)
      else dispatch({ type: 'save-failed', message: texts.cancelled })
    } else if (error instanceof ApiProblem && error.code === 'changed_elsewhere') {
      dispatch({ type: 'conflict' })
    } else dispatch({ type: 'save-failed', message: saveFailureMessage(error, latest().marketplace) })
  } finally {
    // Reloading earlier could bring back data from before the last change.
    if (isOutdated) reload(known, id)
  }
}

/** Whether the stored results are of the stored orders. */
function isCurrent({ queries, user }: Known, id: string): boolean {
  const stored = queries.getQueryData(closingQueries.summary(user, id).queryKey)
  return stored?.figures.hasResults === true && !stored.figures.outdated
}

/** Drops what is not stored. As a cancelled save may have reached the server, its data is loaded again. */
export async function discardChanges(session: ClosingSession, { queries, user }: Known): Promise<void> {
  session.worker.forget()
  session.setLateUnsettled(false)
  session.revision.current = null
  await Promise.all([
    queries.invalidateQueries({ queryKey: closingQueries.summary(user, session.id).queryKey }),
    queries.invalidateQueries({ queryKey: closingQueries.rows(user, session.id).queryKey }),
  ])
  await session.results.dropCompared()
  session.setPending([])
  session.dispatch({ type: 'save-cancelled' })
  await session.filesAtHand.restore(session.latest().figures.revision)
}

interface Stored {
  readonly revision: number
  /** Whether other months affect the closing in a way that the page does not know. */
  readonly isOutdated: boolean
}

/** Stores one change over a revision and updates the page's copy, so that nothing needs to be loaded again. */
async function storeChange(
  { id, worker, results }: ClosingSession,
  { queries, user }: Known,
  change: PendingChange,
  revisionBefore: number,
  signal: AbortSignal,
): Promise<Stored> {
  const body = await bodyOf(change, worker, results, signal)
  // Other files were read or compared meanwhile; their rows are stored next.
  if (!body) return { revision: revisionBefore, isOutdated: false }
  const { queryKey } = closingQueries.summary(user, id)
  const rows = closingQueries.rows(user, id)
  await queries.cancelQueries({ queryKey })
  if (change.kind === 'results') await queries.cancelQueries({ queryKey: rows.queryKey })
  const query = { revision: revisionBefore }
  const {
    outdated,
    revision,
    repeated = 0,
  } = await call(putAnalysis, { params: { id }, query, ...body, signal })
  queries.setQueryData(queryKey, (stored) => {
    if (!stored) return stored
    const summary = applyChange(stored, change, results.totals())
    return { ...summary, figures: { ...summary.figures, outdated, revision } }
  })
  if (change.kind === 'results') {
    const before = queries.getQueryData(queryKey)?.figures.repeated ?? 0
    const isStored = await results.storeCompared(change.comparison)
    const isKnown = isStored && queries.getQueryData(rows.queryKey) && repeated === 0 && before === 0
    // It is unknown what other months paid for it, or other rows have replaced its rows.
    if (!isKnown) return { revision, isOutdated: true }
  }
  return { revision, isOutdated: false }
}

/** Loads again what depends on other months. */
function reload({ queries, user }: Known, id: string): void {
  for (const { queryKey } of [closingQueries.rows(user, id), closingQueries.summary(user, id)]) {
    void queries.invalidateQueries({ queryKey })
  }
}

async function bodyOf(
  change: PendingChange,
  worker: ReconcilerClient,
  results: ResultsClient,
  signal: AbortSignal,
) {
  switch (change.kind) {
    case 'orders': {
      const compressed = await worker.ordersBody(change.version)
      return compressed && { compressed }
    }
    case 'results': {
      const compressed = await results.compressCompared(change.comparison, signal)
      return compressed && { compressed }
    }
    case 'receipts':
      return { body: { receipts: change.receipts } }
  }
}

/** Finds what the income just read paid for orders of the seller's other closings, and stores it. */
async function settleLatePayments(worker: ReconcilerClient, id: string, signal: AbortSignal): Promise<void> {
  const params = { id }
  const awaited = await download(getAwaitedOrders, { params, signal })
  const compressed = await worker.findLate(awaited, signal)
  await call(putLatePayments, { params, compressed, signal })
}
