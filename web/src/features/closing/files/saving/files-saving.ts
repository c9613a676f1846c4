import type { FileSlot } from '@vendaclara/contract/closing'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import { saveFailureMessage } from '../failure-message.ts'
import type { FilesStore } from './files-state.ts'
import type { UnsavedFiles } from './shown-month.ts'
import {
  removeFile,
  renewOthers,
  type StoredMonth,
  sendResults,
  storeFile,
  takeOthers,
} from './store-files.ts'
import { WorkQueue } from './work-queue.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500

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
      while (await this.storeNext(signal)) signal.throwIfAborted()
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

  /** Stores or takes back one file. False if there is none. */
  private async storeNext(signal: AbortSignal): Promise<boolean> {
    const { month, unsaved } = this.of
    const { pending, gone } = unsaved()
    const [file, ...later] = pending
    if (file) {
      // Files that were replaced count until the last of the new ones is stored.
      const isLast = later.every(({ slot }) => slot !== file.slot)
      const replaces = gone.filter(({ slot }) => isLast && slot === file.slot).map((one) => one.file)
      const isShown = () => unsaved().pending.some(({ key }) => key === file.key)
      const isStored = await storeFile(month, { file, replaces, isShown }, signal)
      if (isStored && file.slot === 'orders') this.hasNewOrders = true
      return true
    }
    if (!gone[0]) return false
    await removeFile(month, gone[0].file, signal)
    this.hasNewOrders = true
    return true
  }
}
