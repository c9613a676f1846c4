import { type FileSlot, mostOpenFiles, mostRemoved } from '@vendaclara/contract/closing'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import type { KnownFile } from '../../worker/messages.ts'
import { saveFailureMessage } from '../failure-message.ts'
import type { FilesStore } from './files-state.ts'
import type { UnsavedFiles } from './shown-month.ts'
import {
  renewOthers,
  type StoredMonth,
  sendFile,
  sendResults,
  storeChange,
  takeOthers,
} from './store-files.ts'
import { WorkQueue } from './work-queue.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500
/** Another tab may send files, too. */
const filesAtOnce = mostOpenFiles / 2

interface SavingOf {
  readonly month: StoredMonth
  readonly store: FilesStore
  readonly unsaved: () => UnsavedFiles
  /** Shows what is stored again. */
  readonly reload: () => Promise<void>
}

/** Stores what was read and takes back what was taken away, one after the other. */
export class FilesSaving {
  private readonly of: SavingOf
  private readonly queue = new WorkQueue<FileSlot>()
  private readonly saves = { orders: 0, income: 0 }
  private hasNewOrders = false

  constructor(of: SavingOf) {
    this.of = of
  }

  async save(): Promise<void> {
    const { saves } = this
    const { store, unsaved } = this.of
    const slot = unsaved().pending[0]?.slot ?? 'income'
    store.begin(slot, 'saving')
    saves[slot] += 1
    await this.queue.add(slot, (signal) => () => this.storeAll(signal))
    saves[slot] -= 1
    if (saves[slot] === 0) store.end(slot)
  }

  cancel(): void {
    for (const slot of ['orders', 'income'] as const) this.queue.cancel(slot)
  }

  private async storeAll(signal: AbortSignal): Promise<void> {
    const { month, store, reload } = this.of
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
      signal.throwIfAborted()
      while (await this.storeSome(signal)) signal.throwIfAborted()
      if (this.hasNewOrders) await takeOthers(month, signal)
      this.hasNewOrders = false
      await sendResults(month, signal)
    } catch (error) {
      if (signal.aborted) await reload()
      else store.change({ saveFailure: saveFailureMessage(error, month.marketplace) })
    } finally {
      renewOthers(month)
    }
  }

  /** Stores some files and takes others back, all at once. False if there is nothing to change. */
  private async storeSome(signal: AbortSignal): Promise<boolean> {
    const { month, unsaved } = this.of
    const { pending, gone } = unsaved()
    if (pending.length + gone.length === 0) return false
    const isPending = (key: string) => unsaved().pending.some((one) => one.key === key)
    const sent = new Map<number, KnownFile>()
    const some = pending.slice(0, filesAtOnce)
    for (const file of some) {
      const number = await sendFile(month, file, { isShown: () => isPending(file.key), signal })
      if (number !== null) sent.set(number, file)
    }
    for (const [number, { key }] of sent) if (!isPending(key)) sent.delete(number)
    // Files that were replaced count until the last of the new ones is stored.
    const isLast = some.length === pending.length
    const change = { sent, gone: isLast ? unsaved().gone.slice(0, mostRemoved) : [] }
    await storeChange(month, change, signal)
    this.hasNewOrders ||= change.gone.length > 0 || [...sent.values()].some(({ slot }) => slot === 'orders')
    return true
  }
}
