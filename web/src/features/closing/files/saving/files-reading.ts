import type { FileReceipt } from '@vendaclara/contract/closing'
import type { FileRead, ReadingProgress, SentIncome } from '../../worker/messages.ts'
import { checkChosenFiles, type FileSlot } from '../../worker/reading/chosen-files.ts'
import { warnOfShops, warnOfUnknown } from '../../worker/reading/file-receipts.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { explainReadFailure } from '../failure-message.ts'
import { explainRefusal } from '../refusal-help.ts'
import { doubtOfReplacing, type ReplacingDoubt } from '../replacing.ts'
import type { FilesStore, Stage } from './files-state.ts'
import type { MonthReader } from './month-reader.ts'
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
  readonly reader: MonthReader
  readonly store: FilesStore
  readonly answers: () => ReadingAnswers
  /** The month with everything read so far. */
  readonly latest: () => ShownMonth
  /** Waits until the worker has what is stored. */
  readonly untilKnown: () => Promise<void>
  readonly show: (
    slot: FileSlot,
    read: readonly FileRead[],
    replaced: readonly string[],
    adds: boolean,
  ) => void
}

interface Chosen {
  readonly slot: FileSlot
  readonly files: readonly File[]
  /** Whether they are added to the files that are there. */
  readonly adds: boolean
}

type Watch = Parameters<MonthReader['readIncome']>[1]

/** Reads and compares chosen files one after the other. */
export class FilesReading {
  private readonly of: ReadingOf
  private readonly queue = new WorkQueue<FileSlot>()
  private toRead = 0

  constructor(of: ReadingOf) {
    this.of = of
  }

  get isReading(): boolean {
    return this.toRead > 0
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
    await this.queue.add(slot, (signal) => this.read(chosen, signal))
    this.toRead -= 1
    store.end(slot)
    return this.toRead === 0
  }

  /** Ends the work with the files of a slot; the first to wait is not shown to wait any more. */
  cancel(slot: FileSlot): void {
    if (this.queue.cancel(slot) === 'waiting') this.of.store.end(slot)
  }

  /** Income is read at once, even while orders are being read. The answered function does the rest in its turn. */
  private read(chosen: Chosen, signal: AbortSignal) {
    const { slot, files } = chosen
    const { month, reader, store, untilKnown } = this.of
    const showStage = (stage: Stage) => store.begin(slot, stage)
    const watch = {
      signal,
      onProgress: (progress: ReadingProgress) => store.note(slot, { progress }),
      onComparing: () => showStage('comparing'),
    }
    if (slot === 'income') showStage('reading')
    const income = slot === 'income' ? reader.readIncome(files, watch) : undefined
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
        await this.compare(chosen, income, watch)
      } catch (error) {
        if (signal.aborted || isAbort(error)) return
        const { marketplace } = month
        store.note(slot, { refusal: explainReadFailure(error, { slot, marketplace }) })
      }
    }
  }

  private async compare(
    { slot, files, adds }: Chosen,
    income: Promise<SentIncome> | undefined,
    watch: Watch,
  ): Promise<void> {
    const { reader, answers, latest, show } = this.of
    const known = latest().files
    const before = adds ? [] : known.filter((one) => one.slot === slot)
    const replaces = before.map(({ key }) => key)
    const asking = { ...watch, confirm: confirming(before, answers()) }
    if (!income) {
      const taken = await reader.readOrders(files, replaces, asking)
      show(slot, withShops(taken.files, slot, known), taken.replaced, adds)
    } else if (known.some((one) => one.slot === 'orders')) {
      const taken = await reader.compareIncome(await income, replaces, asking)
      const paid = taken.isOfOthers ? taken.files.map(ofOthers) : taken.files
      show(slot, withShops(paid, slot, known), taken.replaced, adds)
    } else {
      answers().onOrdersMissing()
      const unused = await income
      unused.income.close()
    }
  }
}

/** Asks where something speaks against files taking the place of others. */
const confirming =
  (before: ShownMonth['files'], { confirmReplacing }: ReadingAnswers) =>
  async (read: readonly FileReceipt[]): Promise<boolean> => {
    const receipts = before.map(({ receipt }) => receipt)
    const doubt = doubtOfReplacing(receipts, read)
    return doubt === null || confirmReplacing(doubt)
  }

/** The files with a warning where they are of other shops than the month's `known` ones. */
function withShops(
  files: readonly FileRead[],
  slot: FileSlot,
  known: ShownMonth['files'],
): readonly FileRead[] {
  const receiptsOf = (isOwn: boolean) =>
    known.filter((one) => (one.slot === slot) === isOwn).map(({ receipt }) => receipt)
  const receipts = warnOfShops(
    files.map(({ receipt }) => receipt),
    receiptsOf(false),
    receiptsOf(true),
  )
  return files.map((file, index) => ({ ...file, receipt: receipts[index] ?? file.receipt }))
}

function ofOthers(file: FileRead): FileRead {
  const [receipt = file.receipt] = warnOfUnknown([file.receipt])
  return { ...file, receipt }
}

/** Everything that was read was dropped since then, or is not wanted. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
