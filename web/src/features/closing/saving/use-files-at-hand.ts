import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { FileSlot } from '../files/chosen-files.ts'
import type { ClosingFilesEvent, ReadFiles } from './closing-files-state.ts'
import { keptFiles } from './kept-files.ts'
import type { ReconcilerClient } from './reconciler-client.ts'

type AtHand = { readonly [Slot in FileSlot]: ReadFiles | null }

const noneAtHand: AtHand = { orders: null, income: null }

function earlier({ orders, income }: AtHand): AtHand {
  return {
    orders: orders && { ...orders, ofThisVisit: false },
    income: income && { ...income, ofThisVisit: false },
  }
}

/**
 * The files that a closing was made from: those read in this visit, or those this browser kept, as long as nobody has
 * stored others since. Without them the screen says which files to choose again.
 */
export function useFilesAtHand(
  { id, figures: { revision } }: AnalysisSummary,
  worker: ReconcilerClient,
  dispatch: Dispatch<ClosingFilesEvent>,
) {
  const { user } = useSession()
  const atHand = useRef(noneAtHand)
  const ofThisVisit = useRef(false)
  const restore = useCallback(
    async (stored: number) => {
      const kept = await keptFiles.read(user, id).catch(() => undefined)
      if (ofThisVisit.current) return
      const { orders, income } = kept?.revision === stored ? earlier(kept) : noneAtHand
      atHand.current = { orders, income }
      worker.setIncomeFiles(income?.files)
      dispatch({ type: 'at-hand', orders, income })
    },
    [user, id, worker, dispatch],
  )
  const restoring = useRef(Promise.resolve())
  useEffect(() => {
    if (!ofThisVisit.current) restoring.current = restore(revision)
  }, [restore, revision])
  return {
    /** Waits until it is known which files this browser kept. */
    restored: () => restoring.current,
    /** Replaces the files of a slot by those just read. */
    replace: (slot: FileSlot, justRead: Omit<ReadFiles, 'ofThisVisit'>) => {
      const read = { ...justRead, ofThisVisit: true }
      ofThisVisit.current = true
      atHand.current = { ...atHand.current, [slot]: read }
      dispatch({ type: 'read', slot, read })
    },
    /** Keeps the files in this browser, after the closing was stored with a revision. */
    store: async (stored: number): Promise<void> => {
      const kept = { closing: id, revision: stored, ...atHand.current }
      await keptFiles.keep(user, kept).catch(() => keptFiles.forget(user, id).catch(() => undefined))
    },
    /** Replaces the files of this visit by those kept with a revision. */
    restore: (stored: number): Promise<void> => {
      ofThisVisit.current = false
      return restore(stored)
    },
  }
}
