import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { whenIdle } from '../../../ui/in-turn.tsx'
import type { ResultsClient } from '../results/results-client.ts'
import { type ClosingFilesEvent, noFiles, reduceClosingFiles } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import { applyChanges, type PendingChange } from './pending-changes.ts'
import { ReconcilerClient } from './reconciler-client.ts'
import { useFilesAtHand } from './use-files-at-hand.ts'

const afterFirstPaint = 300
const idleAtLatest = 500

/** What reading and storing the files of an open closing share. Both continue while the screen renders again. */
export interface ClosingSession {
  readonly id: string
  readonly worker: ReconcilerClient
  readonly results: ResultsClient
  readonly dispatch: Dispatch<ClosingFilesEvent>
  readonly filesAtHand: ReturnType<typeof useFilesAtHand>
  /** What was read but is not stored yet. */
  readonly pending: () => readonly PendingChange[]
  readonly setPending: (pending: readonly PendingChange[]) => void
  /** Whether the income just read may have paid orders of other closings, and that is not stored yet. */
  readonly isLateUnsettled: () => boolean
  readonly setLateUnsettled: (unsettled: boolean) => void
  /** The closing as it will be once everything is stored. */
  readonly latest: () => AnalysisSummary
  /** The revision that everything was compared with, and that must still be the stored one; null to take the latest. */
  readonly revision: { current: number | null }
}

export function useClosingSession(stored: AnalysisSummary, results: ResultsClient) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [state, dispatch] = useReducer(reduceClosingFiles, noFiles)
  const [worker] = useState(() => new ReconcilerClient(stored.marketplace, results))
  const pending = useRef<readonly PendingChange[]>([])
  const lateUnsettled = useRef(false)
  const revision = useRef<number | null>(null)
  const { queryKey } = closingQueries.summary(user, stored.id)
  usePreparedWorkers(worker, results, !(stored.figures.hasOrders && stored.figures.hasResults))
  const filesAtHand = useFilesAtHand(stored, worker, dispatch)
  const session: ClosingSession = {
    ...{ id: stored.id, worker, results, dispatch, filesAtHand, revision },
    pending: () => pending.current,
    setPending: (changes) => {
      pending.current = changes
      dispatch({ type: 'pending', pending: changes })
    },
    isLateUnsettled: () => lateUnsettled.current,
    setLateUnsettled: (unsettled) => {
      lateUnsettled.current = unsettled
      dispatch({ type: 'late', unsettled })
    },
    latest: () => applyChanges(queries.getQueryData(queryKey) ?? stored, pending.current, results.totals()),
  }
  return { session, state }
}

/**
 * Loads the workers' scripts once the screen is shown, and warms them up if files are still to come. When the screen
 * closes, what was read but not stored is dropped.
 */
function usePreparedWorkers(worker: ReconcilerClient, results: ResultsClient, awaitsFiles: boolean): void {
  const awaitedFiles = useRef(awaitsFiles)
  useEffect(() => {
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      worker.prepare()
      if (awaitedFiles.current) stopWaiting = whenIdle(() => worker.warmUp(), idleAtLatest)
    }, afterFirstPaint)
    return () => {
      clearTimeout(timer)
      stopWaiting()
      worker.stop()
      void results.dropCompared()
    }
  }, [worker, results])
}
