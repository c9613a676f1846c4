import { whenIdle } from '../../../../ui/in-turn.tsx'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import { saveFailureMessage } from '../failure-message.ts'
import type { FilesStore } from './files-state.ts'
import {
  removeFile,
  renewOthers,
  type StoredMonth,
  sendResults,
  storeFile,
  takeOthers,
} from './store-files.ts'
import { nextToTakeBack, withStored, withTakenBack } from './unsaved-files.ts'
import { WorkQueue } from './work-queue.ts'

/** What was compared is drawn before it is stored. */
const drawnAfterMilliseconds = 500

/** Stores what was read and takes back what was taken away, one after the other. */
export class FilesSaving {
  private readonly month: StoredMonth
  private readonly store: FilesStore
  /** Shows what is stored again. */
  private readonly reload: () => Promise<void>
  private readonly queue = new WorkQueue<FileSlot>()
  private readonly saves = { orders: 0, income: 0 }
  private hasNewOrders = false

  constructor(month: StoredMonth, store: FilesStore, reload: () => Promise<void>) {
    this.month = month
    this.store = store
    this.reload = reload
  }

  async save(): Promise<void> {
    const { store, saves } = this
    const slot = store.state.pending[0]?.slot ?? 'income'
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
    const { month, store } = this
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, drawnAfterMilliseconds))
      signal.throwIfAborted()
      await this.storePending(signal)
      await this.takeBack(signal)
      if (this.hasNewOrders) await takeOthers(month, signal)
      this.hasNewOrders = false
      await sendResults(month, signal)
    } catch (error) {
      if (signal.aborted) await this.reload()
      else store.change({ saveFailure: saveFailureMessage(error, month.marketplace) })
    } finally {
      renewOthers(month)
    }
  }

  private async storePending(signal: AbortSignal): Promise<void> {
    const { month, store } = this
    for (;;) {
      const [file] = store.state.pending
      if (!file) return
      const isShown = () => store.state.pending.some(({ key }) => key === file.key)
      const number = await storeFile(month, file, signal, isShown)
      if (number === null) continue
      if (file.slot === 'orders') this.hasNewOrders = true
      store.change(withStored(store.state, file, number))
    }
  }

  private async takeBack(signal: AbortSignal): Promise<void> {
    const { month, store } = this
    for (;;) {
      const key = nextToTakeBack(store.state)
      if (key === undefined) return
      await removeFile(month, Number(key), signal)
      this.hasNewOrders = true
      store.change(withTakenBack(store.state, key))
    }
  }
}
