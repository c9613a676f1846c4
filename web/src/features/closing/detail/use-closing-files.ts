import { useQueryClient } from '@tanstack/react-query'
import type { Closing, ClosingChange } from '@vendaclara/contract/closing'
import { useMemo, useReducer, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'
import { FileRefused } from '../reading/file-refused.ts'
import { texts } from '../texts.ts'
import { settleLatePayments } from '../wire/settle-late-payments.ts'
import { ClosingDeskClient } from '../worker/closing-desk-client.ts'
import type { ReadingProgress } from '../worker/desk-messages.ts'
import { oldestFirst } from '../worker/oldest-first.ts'
import { checkChosenFiles } from './check-chosen-files.ts'
import { noFiles, reduceClosingFiles, type Stage } from './closing-files-state.ts'
import { addChange, applyChanges } from './pending-changes.ts'
import { type FileSlot, refusalSentence } from './refusal-sentence.ts'
import { saveFailureMessage } from './save-failure-message.ts'
import { usePreparedDesk } from './use-prepared-desk.ts'
import { useStoreChange } from './use-store-change.ts'
import { useWorkQueue } from './use-work-queue.ts'

/**
 * Reads, compares and stores the files chosen for a closing, one after the other. `closing` is what it is with
 * everything read so far. `onOrdersMissing`: an income file came first.
 */
export function useClosingFiles(stored: Closing, onOrdersMissing: () => void) {
  const { user } = useSession()
  const queries = useQueryClient()
  const storeChange = useStoreChange(stored.id)
  const queue = useWorkQueue<FileSlot>()
  const [state, tell] = useReducer(reduceClosingFiles, noFiles)
  const [desk] = useState(() => new ClosingDeskClient())
  const pending = useRef<readonly ClosingChange[]>([])
  const lateUnsettled = useRef(false)
  /** What is compared here was compared with this revision, and goes over no other one. */
  const revision = useRef<number | null>(null)
  const { queryKey } = closingQueries.one(user, stored.id)
  const closing = useMemo(() => applyChanges(stored, state.pending), [stored, state.pending])
  usePreparedDesk(desk)

  function keep(changes: readonly ClosingChange[]): void {
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
    revision.current ??= latest().revision
    const fileName = files.map(({ name }) => name).join(', ')
    if (slot === 'income') {
      const { requests } = latest()
      const { receipt, receipts, results } = await desk.readIncome(files, requests, watch)
      tell({ type: 'income-read', file: { files: oldestFirst(files), fileName, receipt, receipts } })
      owe(true)
      keep(addChange(addChange(pending.current, results), { receipts: { income: [...receipts] } }))
    } else {
      const { receipt, receipts, requests, results } = await desk.readOrders(files, watch)
      tell({ type: 'orders-read', file: { files: oldestFirst(files), fileName, receipt, receipts } })
      const changes = results ? [{ requests }, results] : [{ requests }]
      keep(addChange(changes, { receipts: { orders: [...receipts] } }))
    }
  }

  async function store(slot: FileSlot, signal: AbortSignal): Promise<void> {
    tell({ type: 'working', slot, stage: 'saving' })
    try {
      for (const change of pending.current) {
        revision.current = await storeChange(change, revision.current ?? latest().revision, signal)
        keep(pending.current.filter((other) => other !== change))
      }
      if (lateUnsettled.current) {
        await settleLatePayments(desk, stored.id, signal)
        owe(false)
      }
    } catch (error) {
      if (!signal.aborted) tellFailure(error)
      else if (pending.current.length > 0) await forgetUnsaved()
      else tell({ type: 'save-failed', message: texts.files.cancelled })
    }
  }

  function tellFailure(error: unknown): void {
    if (error instanceof ApiProblem && error.code === 'changed_elsewhere') tell({ type: 'conflict' })
    else tell({ type: 'save-failed', message: saveFailureMessage(error) })
  }

  /** Whether a cancelled save arrived is not known: the server is asked what it has. */
  async function forgetUnsaved(): Promise<void> {
    desk.forget()
    owe(false)
    revision.current = null
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: closingQueries.receipts(user, stored.id).queryKey }),
    ])
    keep([])
    tell({ type: 'save-cancelled' })
  }

  async function readAndStore(slot: FileSlot, files: readonly File[], signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const ordersMissing = slot === 'income' && latest().requests.length === 0
    if (ordersMissing) onOrdersMissing()
    tell({ type: 'working', slot, stage: 'reading' })
    try {
      if (ordersMissing) {
        await desk.checkIncome(files, { signal, onStage: () => {} })
        return
      }
      await read(slot, files, signal)
    } catch (error) {
      if (signal.aborted) return
      const isRefused = error instanceof FileRefused
      const refusal = isRefused ? error.refusal : ({ kind: 'unexpected' } as const)
      const sentence = refusalSentence(refusal, slot)
      const which = isRefused && files.length > 1 && error.fileName ? `${error.fileName}: ` : ''
      tell({ type: 'refused', slot, sentence: `${which}${sentence}` })
      if (!isRefused) reportError(error)
      return
    }
    await store(slot, signal)
  }

  function latest(): Closing {
    return applyChanges(queries.getQueryData(queryKey) ?? stored, pending.current)
  }

  function enqueue(slot: FileSlot, work: (signal: AbortSignal) => Promise<void>): void {
    tell({ type: 'working', slot, stage: 'queued' })
    queue.add(slot, work).finally(() => tell({ type: 'done', slot }))
  }

  async function take(slot: FileSlot, files: readonly File[]): Promise<void> {
    const refusal = await checkChosenFiles(files)
    if (!refusal) enqueue(slot, (signal) => readAndStore(slot, files, signal))
    else tell({ type: 'refused', slot, sentence: refusalSentence(refusal, slot) })
  }

  /** Compares the files of this visit with what is stored now, and stores that. */
  async function overwrite(): Promise<void> {
    const { orders, income } = state
    await forgetUnsaved()
    if (orders) await take('orders', orders.files)
    if (income) await take('income', income.files)
  }

  function retrySave(): void {
    const slot = pending.current.some((change) => 'requests' in change) ? 'orders' : 'income'
    enqueue(slot, (signal) => store(slot, signal))
  }

  function cancel(slot: FileSlot): void {
    queue.cancel(slot)
    if (state.stages[slot] === 'queued') tell({ type: 'done', slot })
  }

  return { closing, state, take, retrySave, overwrite, giveUp: forgetUnsaved, cancel }
}
