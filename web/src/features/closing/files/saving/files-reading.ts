import type { FileReceipt, FileSlot } from '@vendaclara/contract/closing'
import { fileRefusals } from '../../../../files/file-refused.ts'
import { asReading } from '../../../../files/in-files-worker.ts'
import { WorkerClient } from '../../../../workers/worker-client.ts'
import type { IncomeCalls } from '../../worker/income.worker.ts'
import type { ReadingProgress, SentIncome } from '../../worker/messages.ts'
import { checkChosenFiles } from '../../worker/reading/chosen-files.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { explainReadFailure } from '../failure-message.ts'
import { explainRefusal } from '../refusal-help.ts'
import { doubtOfReplacing, type ReplacingDoubt } from '../replacing.ts'
import type { FilesStore, Stage } from './files-state.ts'
import type { StoredMonth } from './store-files.ts'
import { WorkQueue } from './work-queue.ts'

export interface ReadingAnswers {
  /** An income file was chosen before any orders. */
  readonly onOrdersMissing: () => void
  /** Whether files are to take the place of others although something speaks against it. */
  readonly confirmReplacing: (doubt: ReplacingDoubt) => Promise<boolean>
}

interface ReadingOf {
  readonly month: StoredMonth
  readonly store: FilesStore
  readonly answers: () => ReadingAnswers
  /** The month with everything read so far. */
  readonly latest: () => ShownMonth
  /** Waits until the worker has what is stored. */
  readonly untilKnown: () => Promise<void>
  /** Called with the keys of files that took the place of others. */
  readonly onReplaced: (keys: readonly string[], replaced: readonly string[]) => void
}

interface Chosen {
  readonly slot: FileSlot
  readonly files: readonly File[]
  /** Whether they are added to the files that are there. */
  readonly adds: boolean
}

/**
 * Reads and compares chosen files one after the other, with two workers: the one with the month reads orders and
 * compares, another one reads income at the same time. What is cancelled or fails leaves the month as it was.
 */
export class FilesReading {
  private readonly of: ReadingOf
  private readonly queue = new WorkQueue<FileSlot>()
  /** For the next income. */
  private incomeWorker = newIncomeWorker()
  private stopping = new AbortController()
  private toRead = 0

  constructor(of: ReadingOf) {
    this.of = of
  }

  get isReading(): boolean {
    return this.toRead > 0
  }

  /** Loads the workers before they are needed, so that files can also be read without a connection. */
  prepare(): void {
    this.of.month.results.prepare()
    this.incomeWorker.prepare()
  }

  /** Lets the idle workers read a small month, so that their code is compiled when the first files come. */
  warmUp(): void {
    const { marketplace, results } = this.of.month
    // If a worker cannot be loaded, the first caller who needs it is told.
    const ignore = () => {}
    results.ask('warmUp', marketplace).catch(ignore)
    this.incomeWorker.ask('warmUp', marketplace).catch(ignore)
  }

  /** Answers whether nothing else is being read. */
  async choose(chosen: Chosen): Promise<boolean> {
    const { slot, files } = chosen
    const { month, store } = this.of
    const refusal = checkChosenFiles(files)
    if (refusal) {
      store.note(slot, { refusal: explainRefusal(refusal, slot, month.marketplace) })
      return false
    }
    store.begin(slot, 'queued')
    this.toRead += 1
    await this.queue.add(slot, (cancelling) =>
      this.read(chosen, AbortSignal.any([cancelling, this.stopping.signal])),
    )
    this.toRead -= 1
    store.end(slot)
    return this.toRead === 0
  }

  /** Ends the work with the files of a slot; the first to wait is not shown to wait any more. */
  cancel(slot: FileSlot): void {
    if (this.queue.cancel(slot) === 'waiting') this.of.store.end(slot)
  }

  /** Cancels what is under way. */
  stop(): void {
    this.stopping.abort(new DOMException('what was read is dropped', 'AbortError'))
    this.stopping = new AbortController()
    this.incomeWorker.end()
  }

  /** Income is read at once, even while orders are being read. The answered function does the rest in its turn. */
  private read(chosen: Chosen, signal: AbortSignal) {
    const { slot, files } = chosen
    const { month, store, untilKnown } = this.of
    const showStage = (stage: Stage) => store.begin(slot, stage)
    const onReport = (progress: ReadingProgress) => store.note(slot, { progress })
    if (slot === 'income') showStage('reading')
    const income = slot === 'income' ? this.readIncome(files, { signal, onReport }) : undefined
    let isWaiting = true
    income?.then(
      () => isWaiting && showStage('queued'),
      () => {},
    )
    return async () => {
      isWaiting = false
      if (signal.aborted) return
      try {
        await untilKnown()
        if (!income) showStage('reading')
        await asReading(() => this.compare(chosen, income, { stop: signal, onReport }))
      } catch (error) {
        if (signal.aborted || isAbort(error)) return
        const { marketplace } = month
        store.note(slot, { refusal: explainReadFailure(error, { slot, marketplace }) })
      }
    }
  }

  /** The content waits in the port to be taken or closed. Cancelling ends the worker. */
  private readIncome(
    files: readonly File[],
    watch: { readonly signal: AbortSignal; readonly onReport: (progress: ReadingProgress) => void },
  ): Promise<SentIncome> {
    const worker = this.incomeWorker
    this.incomeWorker = newIncomeWorker()
    const { marketplace } = this.of.month
    return asReading(() => worker.ask('readIncome', { marketplace, files }, watch)).finally(() => {
      // It has nothing left but much memory, which the other worker needs now.
      worker.end()
    })
  }

  private async compare(
    { slot, files, adds }: Chosen,
    income: Promise<SentIncome> | undefined,
    watch: { readonly stop: AbortSignal; readonly onReport: (progress: ReadingProgress) => void },
  ): Promise<void> {
    const { month, store, answers, latest, onReplaced } = this.of
    const { results } = month
    const known = latest().files
    const before = adds ? [] : known.filter((one) => one.slot === slot)
    const lacksOrders = slot === 'income' && !known.some((one) => one.slot === 'orders')
    if (lacksOrders) answers().onOrdersMissing()
    const sent = await income
    if (lacksOrders) {
      sent?.income.close()
      return
    }
    const receipts = sent ? sent.receipts : await results.ask('read', { slot, files }, watch)
    await this.confirm(before, receipts)
    watch.stop.throwIfAborted()
    store.begin(slot, 'comparing')
    const port = sent?.income
    const replaces = before.map(({ key }) => key)
    const options = { stop: watch.stop, transfer: port ? [port] : [] }
    const { shown, keys, replaced } = await results.ask('take', { sent: port, replaces }, options)
    results.show(shown)
    if (!adds && replaced.length > 0) onReplaced(keys, replaced)
  }

  /** @throws an AbortError where something speaks against files taking the place of others, and the seller does too */
  private async confirm(before: ShownMonth['files'], read: readonly FileReceipt[]): Promise<void> {
    const receipts = before.map(({ receipt }) => receipt)
    const doubt = doubtOfReplacing(receipts, read)
    const isWanted = doubt === null || (await this.of.answers().confirmReplacing(doubt))
    if (!isWanted) throw new DOMException('not wanted', 'AbortError')
  }
}

function newIncomeWorker(): WorkerClient<IncomeCalls> {
  const start = () =>
    new Worker(new URL('../../worker/income.worker.ts', import.meta.url), { type: 'module' })
  return new WorkerClient({ start, errors: fileRefusals })
}

/** Everything that was read was dropped since then, or is not wanted. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
