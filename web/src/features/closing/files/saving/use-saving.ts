import { type Dispatch, useRef } from 'react'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import { saveFailureMessage } from '../failure-message.ts'
import type { ClosingFilesEvent } from './closing-files-state.ts'
import {
  removeFile,
  renewOthers,
  type StoredMonth,
  sendResults,
  storeFile,
  takeOthers,
} from './store-files.ts'
import { isUnsaved, nextToTakeBack, type UnsavedFiles, withStored, withTakenBack } from './unsaved-files.ts'
import { useWorkQueue } from './use-work-queue.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500

interface SavingOf {
  readonly month: StoredMonth
  readonly unsaved: { readonly current: UnsavedFiles }
  readonly change: (to: UnsavedFiles) => void
  readonly dispatch: Dispatch<ClosingFilesEvent>
  /** Shows what is stored again. */
  readonly reload: () => Promise<void>
}

/** Stores what was read and takes back what was taken away, one after the other. */
export function useSaving({ month, unsaved, change, dispatch, reload }: SavingOf) {
  const queue = useWorkQueue<FileSlot>()
  const hasNewOrders = useRef(false)
  const saves = useRef({ orders: 0, income: 0 })

  async function save(): Promise<void> {
    const slot = unsaved.current.pending[0]?.slot ?? 'income'
    dispatch({ type: 'stage', slot, stage: 'saving' })
    saves.current[slot] += 1
    await queue.add(slot, (signal) => () => store(signal))
    saves.current[slot] -= 1
    if (saves.current[slot] === 0) dispatch({ type: 'done', slot })
  }

  async function store(signal: AbortSignal): Promise<void> {
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
      signal.throwIfAborted()
      await storePending(signal)
      await takeBack(signal)
      if (hasNewOrders.current) await takeOthers(month, signal)
      hasNewOrders.current = false
      await sendResults(month, signal)
    } catch (error) {
      if (signal.aborted) await reload()
      else dispatch({ type: 'save-failed', message: saveFailureMessage(error, month.marketplace) })
    } finally {
      renewOthers(month)
    }
  }

  async function storePending(signal: AbortSignal): Promise<void> {
    for (;;) {
      const [file] = unsaved.current.pending
      if (!file) return
      const isShown = () => unsaved.current.pending.some(({ key }) => key === file.key)
      const number = await storeFile(month, file, signal, isShown)
      if (number === null) continue
      if (file.slot === 'orders') hasNewOrders.current = true
      change(withStored(unsaved.current, file, number))
    }
  }

  async function takeBack(signal: AbortSignal): Promise<void> {
    for (;;) {
      const key = nextToTakeBack(unsaved.current)
      if (key === undefined) return
      await removeFile(month, Number(key), signal)
      hasNewOrders.current = true
      change(withTakenBack(unsaved.current, key))
    }
  }

  return {
    save,
    saveIfNeeded: async () => {
      if (isUnsaved(unsaved.current)) await save()
    },
    cancel: () => {
      for (const slot of ['orders', 'income'] as const) queue.cancel(slot)
    },
  }
}
