import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { whenIdle } from '../../../ui/in-turn.tsx'
import { checkChosenFiles, type FileSlot } from '../files/chosen-files.ts'
import { explainReadFailure, saveFailureMessage } from '../files/failure-message.ts'
import { explainRefusal } from '../files/refusal-help.ts'
import { type ResultsClient, useResultTotals } from '../results/results-client.ts'
import { warnOfUnknown } from '../worker/file-receipts.ts'
import type { FileRead } from '../worker/messages.ts'
import { noFiles, type PendingFile, reduceClosingFiles } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import { MonthReader } from './month-reader.ts'
import { shownMonth } from './shown-month.ts'
import {
  removeFile,
  renewOthers,
  type StoredMonth,
  sendResults,
  storeFile,
  takeOthers,
} from './store-files.ts'
import { usePreparedWorkers } from './use-prepared-workers.ts'
import { useWorkQueue } from './use-work-queue.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500

/**
 * Reads and compares the files chosen for a closing one after the other, and then stores them. `closing` and `totals`
 * include everything read so far. `onOrdersMissing` is called if an income file was chosen before any orders.
 */
export function useClosingFiles(
  stored: AnalysisSummary,
  results: ResultsClient,
  onOrdersMissing: () => void,
) {
  const { id, marketplace } = stored
  const { user } = useSession()
  const queries = useQueryClient()
  const month: StoredMonth = { id, marketplace, results, queries, user }
  const [reader] = useState(() => new MonthReader(marketplace, results))
  const [state, dispatch] = useReducer(reduceClosingFiles, noFiles)
  const reading = useWorkQueue<FileSlot>()
  const saving = useWorkQueue<FileSlot>()
  const toRead = useRef(0)
  const unsaved = useRef<{ pending: readonly PendingFile[]; gone: readonly string[] }>(noFiles)
  usePreparedWorkers(reader, !stored.figures.hasResults)
  const totals = useResultTotals(results)
  const closing = useMemo(
    () => shownMonth(stored, { pending: state.pending, gone: state.gone }, totals),
    [stored, state.pending, state.gone, totals],
  )
  const latest = () => {
    const known = queries.getQueryData(closingQueries.summary(user, id).queryKey) ?? stored
    return shownMonth(known, unsaved.current, results.totals())
  }
  const change = (pending: readonly PendingFile[], gone: readonly string[]) => {
    unsaved.current = { pending, gone }
    dispatch({ type: 'changed', pending, gone })
  }
  const isUnsaved = () => unsaved.current.pending.length + unsaved.current.gone.length > 0
  useFollowedRevision(stored, () => {
    if (!isUnsaved() && toRead.current === 0) void reload()
  })

  /** Shows files that were read, in place of others, until they are stored. */
  function show(slot: FileSlot, read: readonly FileRead[], replaces: readonly string[]): void {
    const { pending, gone } = unsaved.current
    const added = read.map((file, index) => ({ ...file, slot, replaces: index === 0 ? replaces : [] }))
    const wasStored = (key: string) => !pending.some((one) => one.key === key)
    change(
      [...pending.filter(({ key }) => !replaces.includes(key)), ...added],
      [...gone, ...replaces.filter(wasStored)],
    )
  }

  async function choose(slot: FileSlot, files: readonly File[], adds = false): Promise<void> {
    const refusal = checkChosenFiles(files)
    if (refusal) {
      dispatch({ type: 'refused', slot, refused: explainRefusal(refusal, slot, marketplace) })
      return
    }
    dispatch({ type: 'stage', slot, stage: 'queued' })
    toRead.current += 1
    await reading.add(slot, (signal) => read(slot, files, adds, signal))
    toRead.current -= 1
    dispatch({ type: 'done', slot })
    // Storing now would delay the remaining files, so everything is stored after the last one.
    if (isUnsaved() && toRead.current === 0) await save()
  }

  /** Income is read at once, even while orders are being read. The answered function does the rest in its turn. */
  function read(slot: FileSlot, files: readonly File[], adds: boolean, signal: AbortSignal) {
    const watch = {
      signal,
      onProgress: (
        progress: Parameters<NonNullable<Parameters<MonthReader['readIncome']>[1]['onProgress']>>[0],
      ) => dispatch({ type: 'progress', slot, progress }),
      onComparing: () => dispatch({ type: 'stage', slot, stage: 'comparing' }),
    }
    const showReading = () => dispatch({ type: 'stage', slot, stage: 'reading' })
    if (slot === 'income') showReading()
    const income = slot === 'income' ? reader.readIncome(files, watch) : undefined
    let isWaiting = true
    income?.then(
      () => isWaiting && dispatch({ type: 'stage', slot, stage: 'queued' }),
      () => {},
    )
    return async () => {
      isWaiting = false
      if (signal.aborted) return
      try {
        // Everything known must be in the worker before it compares.
        await queries.ensureQueryData(closingQueries.rows(user, id))
        const shown = latest()
        const replaces = adds ? [] : shown.files.filter((one) => one.slot === slot).map(({ key }) => key)
        if (!income) {
          showReading()
          show(slot, await reader.readOrders(files, replaces, watch), replaces)
          return
        }
        if (!shown.figures.hasOrders) {
          onOrdersMissing()
          const { income: unused } = await income
          unused.close()
          return
        }
        const { files: paid, isOfOthers } = await reader.compareIncome(await income, replaces, watch)
        show(slot, isOfOthers ? paid.map(ofOthers) : paid, replaces)
      } catch (error) {
        if (signal.aborted || isAbort(error)) return
        dispatch({ type: 'refused', slot, refused: explainReadFailure(error, { slot, marketplace }) })
      }
    }
  }

  async function save(): Promise<void> {
    const slot = unsaved.current.pending[0]?.slot ?? 'income'
    dispatch({ type: 'stage', slot, stage: 'saving' })
    await saving.add(slot, (signal) => () => store(signal))
    dispatch({ type: 'done', slot })
  }

  async function store(signal: AbortSignal): Promise<void> {
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
      signal.throwIfAborted()
      let hasOrders = false
      for (const file of unsaved.current.pending) {
        if (!unsaved.current.pending.includes(file)) continue
        await storeFile(month, file, signal)
        hasOrders ||= file.slot === 'orders'
        const { pending, gone } = unsaved.current
        change(
          pending.filter((one) => one !== file),
          gone.filter((key) => !file.replaces.includes(key)),
        )
      }
      for (const key of unsaved.current.gone) {
        await removeFile(month, Number(key), signal)
        change(
          unsaved.current.pending,
          unsaved.current.gone.filter((one) => one !== key),
        )
      }
      if (hasOrders) await takeOthers(month, signal)
      await sendResults(month, signal)
    } catch (error) {
      if (signal.aborted) await reload()
      else dispatch({ type: 'save-failed', message: saveFailureMessage(error, marketplace) })
    } finally {
      renewOthers(month)
    }
  }

  /** Shows what is stored again; what was read and is not stored is dropped. */
  async function reload(): Promise<void> {
    reader.stop()
    const { queryKey } = closingQueries.summary(user, id)
    await queries.invalidateQueries({ queryKey })
    await queries.invalidateQueries({ queryKey: closingQueries.rows(user, id).queryKey })
    unsaved.current = noFiles
    dispatch({ type: 'discarded' })
  }

  /** Takes a file of the month away. */
  async function remove(key: string): Promise<void> {
    const { pending, gone } = unsaved.current
    const isStored = !pending.some((one) => one.key === key)
    await reader.dropFile(key)
    change(
      pending.filter((one) => one.key !== key),
      isStored ? [...gone, key] : gone,
    )
    await save()
  }

  /** Shows files again that were taken away or replaced in this visit, in place of `replaces`. */
  async function restore(
    slot: FileSlot,
    keys: readonly string[],
    replaces: readonly string[],
  ): Promise<void> {
    show(slot, await reader.restore(keys, replaces), replaces)
    await save()
  }

  /** A comparison that runs would be with orders that are not stored, so cancelling a save ends it too. */
  function cancel(slot: FileSlot): void {
    const isSaving = state.stages[slot] === 'saving'
    for (const each of isSaving ? (['orders', 'income'] as const) : [slot]) {
      if (reading.cancel(each) === 'waiting') dispatch({ type: 'done', slot: each })
    }
    if (isSaving) for (const each of ['orders', 'income'] as const) saving.cancel(each)
  }

  return {
    ...{ closing, totals, state, choose, remove, restore, cancel },
    retrySave: () => void save(),
    discard: reload,
  }
}

export type ClosingFiles = ReturnType<typeof useClosingFiles>

/** Calls back when another tab or device has changed the month. */
function useFollowedRevision({ figures }: AnalysisSummary, onChanged: () => void): void {
  const { revision } = figures
  const seen = useRef(revision)
  const follow = useEffectEvent((now: number) => {
    if (now === seen.current) return
    seen.current = now
    onChanged()
  })
  useEffect(() => follow(revision), [revision])
}

function ofOthers(file: FileRead): FileRead {
  const [receipt = file.receipt] = warnOfUnknown([file.receipt])
  return { ...file, receipt }
}

/** Everything that was read was dropped meanwhile. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
