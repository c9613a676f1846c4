import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import type { FileRead } from '../../worker/messages.ts'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import { type MonthProxy, useResultTotals } from '../../worker/rows/month-proxy.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { noFiles, reduceClosingFiles } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import { MonthReader } from './month-reader.ts'
import { shownMonth } from './shown-month.ts'
import type { StoredMonth } from './store-files.ts'
import { texts } from './texts.ts'
import { isUnsaved, nothingUnsaved, type UnsavedFiles, withoutFile, withRead } from './unsaved-files.ts'
import { usePreparedWorkers } from './use-prepared-workers.ts'
import { type ReadingAnswers, untilKnown, useReading } from './use-reading.ts'
import { useSaving } from './use-saving.ts'

/**
 * Reads and compares the files chosen for a closing one after the other, and then stores them. `closing` and `totals`
 * include everything read so far.
 */
export function useClosingFiles(stored: AnalysisSummary, results: MonthProxy, answers: ReadingAnswers) {
  const { id, marketplace } = stored
  const { user } = useSession()
  const queries = useQueryClient()
  const revision = useRef(stored.figures.revision)
  const month: StoredMonth = { id, marketplace, results, queries, user, revision }
  const [reader] = useState(() => new MonthReader(marketplace, results))
  const [state, dispatch] = useReducer(reduceClosingFiles, noFiles)
  const unsaved = useRef<UnsavedFiles>(nothingUnsaved)
  const totals = useResultTotals(results)
  const known = () => queries.getQueryData(closingQueries.summary(user, id).queryKey) ?? stored
  const changes = {
    unsaved,
    change: (to: UnsavedFiles) => {
      unsaved.current = to
      dispatch({ type: 'changed', ...to })
    },
    latest: () => shownMonth(known(), unsaved.current, results.totals()),
  }

  /** Shows what is stored again; what was read and is not stored is dropped. */
  const reload = async () => {
    reader.stop()
    await queries.invalidateQueries({ queryKey: closingQueries.summary(user, id).queryKey })
    revision.current = known().figures.revision
    await queries.invalidateQueries({ queryKey: closingQueries.rows(user, id).queryKey })
    unsaved.current = nothingUnsaved
    dispatch({ type: 'discarded' })
  }
  const saving = useSaving({ month, ...changes, dispatch, reload })
  const save = async () => {
    await saving.saveIfNeeded()
    followOthers()
  }
  const isGone = useDroppedOnLeaving(() => {
    saving.cancel()
    if (isUnsaved(unsaved.current))
      queries.removeQueries({ queryKey: closingQueries.rows(user, id).queryKey })
  })
  const { show, remove } = useUndoneChanges({
    ...changes,
    reader,
    save,
    isGone,
    untilKnown: () => untilKnown(queries, closingQueries.rows(user, id)),
  })
  const reading = useReading({ month, reader, dispatch, latest: changes.latest, show, ...answers })
  usePreparedWorkers(reader, !stored.figures.hasResults)

  /** Loads what another tab or device stored, once nothing here is still to be stored. */
  function followOthers(): void {
    const isBusy = isUnsaved(unsaved.current) || reading.isReading()
    if (!isBusy && known().figures.revision !== revision.current) void reload()
  }
  useFollowedRevision(stored.figures.revision, followOthers)
  const closing = useMemo(
    () => shownMonth(stored, { pending: state.pending, gone: state.gone }, totals),
    [stored, state.pending, state.gone, totals],
  )
  return {
    closing,
    totals,
    state,
    remove,
    choose: async (slot: FileSlot, files: readonly File[], adds = false) => {
      // Storing now would delay the files still to be read, so everything is stored after the last one.
      if (await reading.choose(slot, files, adds)) await save()
    },
    /** A comparison that runs would be with orders that are not stored, so cancelling a save ends it too. */
    cancel: (slot: FileSlot) => {
      const isSaving = state.stages[slot] === 'saving'
      for (const each of isSaving ? (['orders', 'income'] as const) : [slot]) {
        if (reading.cancel(each)) dispatch({ type: 'done', slot: each })
      }
      if (isSaving) saving.cancel()
    },
    retrySave: () => void saving.save(),
  }
}

export type ClosingFiles = ReturnType<typeof useClosingFiles>

interface UndoneChangesOf {
  readonly reader: MonthReader
  readonly unsaved: { readonly current: UnsavedFiles }
  readonly change: (to: UnsavedFiles) => void
  readonly latest: () => ShownMonth
  readonly save: () => Promise<void>
  readonly isGone: { readonly current: boolean }
  /** Waits until the worker has what is stored. */
  readonly untilKnown: () => Promise<void>
}

/** Changes of the files that are shown, which can be undone. */
function useUndoneChanges({ reader, unsaved, change, latest, save, isGone, untilKnown }: UndoneChangesOf) {
  /** Shows files again that were taken away or replaced in this visit, in place of `replaces`. */
  const restore = async (slot: FileSlot, keys: readonly string[], replaces: readonly string[]) => {
    if (isGone.current) throw new Error(texts.left)
    const { files, replaced } = await reader.restore(keys, replaces)
    change(withRead(unsaved.current, slot, files, replaced))
    void save()
  }
  return {
    /** Shows files that were read, in place of others, until they are stored. */
    show: (slot: FileSlot, read: readonly FileRead[], replaced: readonly string[], adds: boolean) => {
      change(withRead(unsaved.current, slot, read, replaced))
      if (adds || replaced.length === 0) return
      const keys = read.map(({ key }) => key)
      offerUndo(texts.replaced, () => restore(slot, replaced, keys))
    },
    /** Takes a file of the month away. */
    remove: async (key: string) => {
      const file = latest().files.find((one) => one.key === key)
      if (!file) return
      await untilKnown()
      await reader.dropFile(key)
      change(withoutFile(unsaved.current, key))
      offerUndo(texts.removed(file.receipt.fileName), () => restore(file.slot, [key], []))
      await save()
    },
  }
}

/** Calls back when another tab or device has changed the month. */
function useFollowedRevision(revision: number, onChanged: () => void): void {
  const follow = useEffectEvent(onChanged)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each revision
  useEffect(() => follow(), [revision])
}

/** Calls back when the screen closes, and answers whether it has. */
function useDroppedOnLeaving(drop: () => void) {
  const isGone = useRef(false)
  const leave = useEffectEvent(drop)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [])
  return isGone
}
