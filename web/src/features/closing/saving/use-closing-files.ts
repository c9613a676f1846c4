import { useQueryClient } from '@tanstack/react-query'
import { type AnalysisSummary, getAnalysisRequests } from '@vendaclara/contract/closing'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { download } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { whenIdle } from '../../../ui/when-idle.ts'
import { checkChosenFiles, type FileSlot, oldestFirst } from '../files/chosen-files.ts'
import { readFailureMessage, saveFailureMessage } from '../files/failure-message.ts'
import { refusalSentence, texts } from '../files/texts.ts'
import { type ClosingRows, openClosing, type StoredClosing } from '../model/open-closing.ts'
import type { ReadingProgress } from '../worker/messages.ts'
import { ReconcilerClient } from '../worker/reconciler-client.ts'
import { noFiles, reduceClosingFiles, type Stage } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import { addChange, applyChanges, type PendingChange } from './pending-changes.ts'
import { useFilesAtHand } from './use-files-at-hand.ts'
import { settleLatePayments, useStoreChange } from './use-store-change.ts'
import { useWorkQueue } from './use-work-queue.ts'

const slots = ['orders', 'income'] as const
/** What was compared is shown before it is stored. */
const drawnAfterMilliseconds = 500

/**
 * Reads and compares the files chosen for a closing one after the other, and then stores what came of them. `closing` is what
 * it is with everything read so far. `onOrdersMissing`: an income file came first.
 */
export function useClosingFiles(
  stored: AnalysisSummary,
  rows: ClosingRows | undefined,
  onOrdersMissing: () => void,
) {
  const { user } = useSession()
  const queries = useQueryClient()
  const reading = useWorkQueue<FileSlot>()
  const saving = useWorkQueue<FileSlot>()
  const [state, tell] = useReducer(reduceClosingFiles, noFiles)
  const [worker] = useState(() => new ReconcilerClient())
  const storeChange = useStoreChange(stored.id, worker)
  const pending = useRef<readonly PendingChange[]>([])
  const lateUnsettled = useRef(false)
  const toRead = useRef(0)
  /** What is compared here was compared with this revision, and goes over no other one. */
  const revision = useRef<number | null>(null)
  const { queryKey } = closingQueries.summary(user, stored.id)
  const closing = useMemo(
    () => openClosing(applyChanges({ ...stored, rows }, state.pending)),
    [stored, rows, state.pending],
  )
  usePreparedWorker(worker)
  const filesAtHand = useFilesAtHand(stored, worker, tell)

  function keep(changes: readonly PendingChange[]): void {
    pending.current = changes
    tell({ type: 'pending', pending: changes })
  }

  function owe(unsettled: boolean): void {
    lateUnsettled.current = unsettled
    tell({ type: 'late', unsettled })
  }

  async function read(slot: FileSlot, files: readonly File[], signal: AbortSignal): Promise<void> {
    const watch = {
      signal,
      onStage: (stage: Stage) => tell({ type: 'working', slot, stage }),
      onProgress: (progress: ReadingProgress) => tell({ type: 'progress', slot, progress }),
    }
    revision.current ??= latest().figures.revision
    if (slot === 'income') {
      const orders = () => storedOrders(signal)
      const { receipts, results } = await worker.readIncome(files, orders, watch)
      filesAtHand.take(slot, { files: oldestFirst(files), partlyLeftOut: [] })
      owe(true)
      const compared = addChange(pending.current, { kind: 'results', ...results })
      keep(addChange(compared, { kind: 'receipts', receipts: { income: [...receipts] } }))
    } else {
      const { receipts, partlyLeftOut, orderMonths, body, results } = await worker.readOrders(files, watch)
      filesAtHand.take(slot, { files: oldestFirst(files), partlyLeftOut })
      const orders = addChange(pending.current, { kind: 'orders', body })
      const changes = results ? addChange(orders, { kind: 'results', ...results }) : orders
      keep(addChange(changes, { kind: 'receipts', receipts: { orders: [...receipts], orderMonths } }))
    }
  }

  async function store(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
      signal.throwIfAborted()
      for (const change of pending.current) {
        revision.current = await storeChange(change, revision.current ?? latest().figures.revision, signal)
        keep(pending.current.filter((other) => other !== change))
      }
      await filesAtHand.keep(latest().figures.revision)
      if (lateUnsettled.current) {
        await settleLatePayments(worker, stored.id, signal)
        owe(false)
      }
    } catch (error) {
      if (!signal.aborted) tellFailure(error)
      else if (pending.current.length > 0) await forgetUnsaved()
      else tell({ type: 'save-failed', message: texts.cancelled })
    }
  }

  function tellFailure(error: unknown): void {
    if (error instanceof ApiProblem && error.code === 'changed_elsewhere') tell({ type: 'conflict' })
    else tell({ type: 'save-failed', message: saveFailureMessage(error) })
  }

  /** Whether a cancelled save arrived is not known: the server is asked what it has. */
  async function forgetUnsaved(): Promise<void> {
    worker.forget()
    owe(false)
    revision.current = null
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: closingQueries.rows(user, stored.id).queryKey }),
    ])
    keep([])
    tell({ type: 'save-cancelled' })
    await filesAtHand.giveUp(latest().figures.revision)
  }

  /** The orders as they are stored, or will be. */
  async function storedOrders(signal: AbortSignal): Promise<Blob> {
    const unsaved = pending.current.find((change) => change.kind === 'orders')
    return unsaved?.body ?? download(getAnalysisRequests, { params: { id: stored.id }, signal })
  }

  async function readNew(slot: FileSlot, files: readonly File[], signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const ordersMissing = slot === 'income' && !latest().figures.hasOrders
    if (ordersMissing) onOrdersMissing()
    tell({ type: 'working', slot, stage: 'reading' })
    try {
      if (ordersMissing) await worker.checkIncome(files, { signal, onStage: () => {} })
      else await read(slot, files, signal)
    } catch (error) {
      if (!signal.aborted) tell({ type: 'refused', slot, sentence: readFailureMessage(error, slot, files) })
    }
  }

  function latest(): StoredClosing {
    return applyChanges({ ...(queries.getQueryData(queryKey) ?? stored), rows }, pending.current)
  }

  async function take(slot: FileSlot, files: readonly File[]): Promise<void> {
    const refusal = await checkChosenFiles(files)
    if (refusal) {
      tell({ type: 'refused', slot, sentence: refusalSentence(refusal, slot) })
      return
    }
    tell({ type: 'working', slot, stage: 'queued' })
    toRead.current += 1
    await reading.add(slot, (signal) => readNew(slot, files, signal))
    toRead.current -= 1
    tell({ type: 'done', slot })
    const isToStore = pending.current.length > 0 || lateUnsettled.current
    // Storing would hold up the reading of what was chosen with it: both are stored after it.
    if (isToStore && toRead.current === 0) await save()
  }

  async function save(): Promise<void> {
    const slot = pending.current.some(({ kind }) => kind === 'orders') ? 'orders' : 'income'
    tell({ type: 'working', slot, stage: 'saving' })
    await saving.add(slot, (signal) => store(signal))
    tell({ type: 'done', slot })
  }

  /** Compares the files of this visit with what is stored now, and stores that. */
  async function overwrite(): Promise<void> {
    const { orders, income } = state
    await forgetUnsaved()
    if (orders?.ofThisVisit) await take('orders', orders.files)
    if (income?.ofThisVisit) await take('income', income.files)
  }

  function retrySave(): void {
    void save()
  }

  /** What is compared meanwhile would be of orders that are not kept: a cancelled save ends that too. */
  function cancel(slot: FileSlot): void {
    const isSaving = state.stages[slot] === 'saving'
    for (const each of isSaving ? slots : [slot]) reading.cancel(each)
    if (isSaving) for (const each of slots) saving.cancel(each)
    if (state.stages[slot] === 'queued') tell({ type: 'done', slot })
  }

  return { closing, state, take, retrySave, overwrite, giveUp: forgetUnsaved, cancel }
}

const afterFirstPaint = 300

/** Loads a worker's worker once the screen is there, and ends it with the screen. */
function usePreparedWorker(worker: ReconcilerClient): void {
  useEffect(() => {
    const timer = setTimeout(() => worker.prepare(), afterFirstPaint)
    return () => {
      clearTimeout(timer)
      worker.stop()
    }
  }, [worker])
}
