import type { FileReceipt } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { fileRefusals } from '../../../../files/file-refused.ts'
import { asReading } from '../../../../files/in-files-worker.ts'
import { WorkerClient } from '../../../../workers/worker-client.ts'
import type { IncomeCalls } from '../../worker/income-calls.ts'
import type { FileRead, ReadingProgress, SentIncome } from '../../worker/messages.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
  readonly onComparing?: () => void
  /** Whether what was read is to be taken; asked before it is. */
  readonly confirm?: (read: readonly FileReceipt[]) => Promise<boolean>
}

/** Files that were taken, and the keys of those whose place they took. */
interface TakenFiles {
  readonly files: readonly FileRead[]
  readonly replaced: readonly string[]
}

const startIncomeWorker = () =>
  new Worker(new URL('../../worker/income.worker.ts', import.meta.url), { type: 'module' })

/**
 * Reads files of a closing with two workers at the same time: the one with the month reads orders and compares, another
 * one reads income. What is cancelled or fails leaves the month as it was.
 *
 * @throws FileRefused, or the signal's reason
 */
export class MonthReader {
  private readonly marketplace: ClosingMarketplace
  private readonly results: MonthProxy
  /** For the next income. */
  private incomeWorker = newIncomeWorker()
  private stopping = new AbortController()

  constructor(marketplace: ClosingMarketplace, results: MonthProxy) {
    this.marketplace = marketplace
    this.results = results
  }

  /** Loads the workers before they are needed, so that files can also be read without a connection. */
  prepare(): void {
    this.results.prepare()
    this.incomeWorker.prepare()
  }

  /** Lets the idle workers read a small month, so that their code is compiled when the first files come. */
  warmUp(): void {
    const { marketplace } = this
    // If a worker cannot be loaded, the first caller who needs it is told.
    const ignore = () => {}
    this.results.ask('warmUp', { marketplace }).catch(ignore)
    this.incomeWorker.ask('warmUp', { marketplace }).catch(ignore)
  }

  /** `replaces` are the keys of the files whose place the read ones take. */
  readOrders(files: readonly File[], replaces: readonly string[], watch: Watch): Promise<TakenFiles> {
    const { marketplace, results } = this
    const stop = this.stopOf(watch)
    const { onProgress: onReport, onComparing } = watch
    return asReading(async () => {
      const read = await results.ask('readOrders', { marketplace, files }, { stop, onReport })
      await confirmed(read, watch, stop)
      onComparing?.()
      return this.shown(await results.ask('takeOrders', { marketplace, replaces }, { stop }))
    })
  }

  /**
   * Reads income files at once, beside the other worker. Their content waits in the port to be compared or
   * closed. Cancelling ends the worker.
   */
  readIncome(files: readonly File[], watch: Watch): Promise<SentIncome> {
    const { marketplace, incomeWorker } = this
    const [signal, onReport] = [this.stopOf(watch), watch.onProgress]
    this.incomeWorker = newIncomeWorker()
    return asReading(() =>
      incomeWorker.ask('readIncome', { marketplace, files }, { signal, onReport }),
    ).finally(() => {
      // It has nothing left but much memory, which the other worker needs now.
      incomeWorker.end()
    })
  }

  /** `isOfOthers` if the income pays none of the month's orders. */
  compareIncome(
    { income, receipts }: SentIncome,
    replaces: readonly string[],
    watch: Watch,
  ): Promise<TakenFiles & { readonly isOfOthers: boolean }> {
    const { marketplace, results } = this
    const stop = this.stopOf(watch)
    return asReading(async () => {
      await confirmed(receipts, watch, stop)
      watch.onComparing?.()
      const argument = { marketplace, income, replaces }
      return this.shown(await results.ask('compareIncome', argument, { stop, transfer: [income] }))
    })
  }

  /** Takes files of the month away. */
  dropFile(key: string): Promise<void> {
    const { marketplace, results } = this
    return asReading(async () => results.show(await results.ask('dropFile', { marketplace, key })))
  }

  /** Shows files again that were taken away in this visit, in place of others. */
  restore(keys: readonly string[], replaces: readonly string[]): Promise<TakenFiles> {
    const { marketplace, results } = this
    return asReading(async () => this.shown(await results.ask('restore', { marketplace, keys, replaces })))
  }

  /** Cancels what is under way. */
  stop(): void {
    this.stopping.abort(new DOMException('what was read is dropped', 'AbortError'))
    this.stopping = new AbortController()
    this.incomeWorker.end()
  }

  private stopOf({ signal }: Watch): AbortSignal {
    return AbortSignal.any([signal, this.stopping.signal])
  }

  private shown<Taken extends { readonly shown: ResultTotals }>(taken: Taken): Taken {
    this.results.show(taken.shown)
    return taken
  }
}

function newIncomeWorker(): WorkerClient<IncomeCalls> {
  return new WorkerClient({ start: startIncomeWorker, errors: fileRefusals })
}

/** @throws the signal's reason, or an AbortError if the answer is no */
async function confirmed(read: readonly FileReceipt[], { confirm }: Watch, stop: AbortSignal): Promise<void> {
  if (confirm && !(await confirm(read))) throw new DOMException('not wanted', 'AbortError')
  stop.throwIfAborted()
}
