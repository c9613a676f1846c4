import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { StoredClosing, StoredRows } from '../model/open-closing.ts'
import { ReconcilerClient } from '../worker/reconciler-client.ts'
import { type ClosingFilesEvent, noFiles, reduceClosingFiles } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import { applyChanges, type PendingChange } from './pending-changes.ts'
import { useFilesAtHand } from './use-files-at-hand.ts'

const afterFirstPaint = 300

/** What reading and storing the files of an open closing share; both go on while the screen renders again. */
export interface ClosingSession {
  readonly id: string
  readonly worker: ReconcilerClient
  readonly dispatch: Dispatch<ClosingFilesEvent>
  readonly filesAtHand: ReturnType<typeof useFilesAtHand>
  /** What was read and is not stored yet. */
  readonly pending: () => readonly PendingChange[]
  readonly setPending: (pending: readonly PendingChange[]) => void
  /** Whether the income just read may have paid orders of other closings, and this is not stored yet. */
  readonly isLateUnsettled: () => boolean
  readonly setLateUnsettled: (unsettled: boolean) => void
  /** The closing as it will be once all is stored. */
  readonly latest: () => StoredClosing
  /** The revision with which all was compared, and over which alone it is stored; null to take the latest. */
  readonly revision: { current: number | null }
}

export function useClosingSession(stored: AnalysisSummary, rows: StoredRows | undefined) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [state, dispatch] = useReducer(reduceClosingFiles, noFiles)
  const [worker] = useState(() => new ReconcilerClient())
  const pending = useRef<readonly PendingChange[]>([])
  const lateUnsettled = useRef(false)
  const revision = useRef<number | null>(null)
  const { queryKey } = closingQueries.summary(user, stored.id)
  usePreparedWorker(worker)
  const filesAtHand = useFilesAtHand(stored, worker, dispatch)
  const session: ClosingSession = {
    ...{ id: stored.id, worker, dispatch, filesAtHand, revision },
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
    latest: () => applyChanges({ ...(queries.getQueryData(queryKey) ?? stored), rows }, pending.current),
  }
  return { session, state }
}

/** Loads the worker's script once the screen is there, and ends it with the screen. */
function usePreparedWorker(worker: ReconcilerClient): void {
  useEffect(() => {
    const timer = setTimeout(() => worker.prepare(), afterFirstPaint)
    return () => {
      clearTimeout(timer)
      worker.stop()
    }
  }, [worker])
}
