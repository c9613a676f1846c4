import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { ResultsClient } from '../results/results-client.ts'
import type { IncomeCalls } from '../worker/closing-calls.ts'
import { warnOfUnknown } from '../worker/file-receipts.ts'
import type { IncomeAnswer, OrdersAnswer, ReadingProgress, SentIncome } from '../worker/messages.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
  readonly onComparing?: () => void
}

const startIncomeWorker = () =>
  new Worker(new URL('../worker/income.worker.ts', import.meta.url), { type: 'module' })

/**
 * Reads files of a closing with two workers at the same time: the one with its rows reads orders and compares, another
 * one reads income. What is cancelled or fails leaves the orders, the income and the rows as they were.
 *
 * @throws FileRefused, or the signal's reason
 */
export class ReconcilerClient {
  private readonly marketplace: ClosingMarketplace
  private readonly results: ResultsClient
  private readonly incomeWorker: WorkerClient<IncomeCalls>
  private readonly comparing = new Turns()
  private readonly reading = new Turns()
  private dropping = new AbortController()
  private hasRead = false
  private incomeFiles: readonly File[] | undefined
  private written: { readonly version: number; readonly body?: Promise<Blob | null> } = { version: 0 }

  constructor(marketplace: ClosingMarketplace, results: ResultsClient, start = startIncomeWorker) {
    this.marketplace = marketplace
    this.results = results
    this.incomeWorker = new WorkerClient<IncomeCalls>({ start, errors: fileRefusals })
  }

  /** Loads the workers before they are needed, so that files can also be read without a connection. */
  prepare(): void {
    this.results.worker.prepare()
    this.incomeWorker.prepare()
  }

  /** Lets the idle workers read a small month, so that their code is compiled when the first files come. */
  warmUp(): void {
    const { marketplace } = this
    // If a worker cannot be loaded, the first caller who needs it is told.
    const ignore = () => {}
    this.results.worker.ask('warmUp', { marketplace }).catch(ignore)
    this.incomeWorker.ask('warmUp', { marketplace }).catch(ignore)
  }

  readOrders(files: readonly File[], { signal, onProgress, onComparing }: Watch): Promise<OrdersAnswer> {
    return this.compareNext(signal, async (stop) => {
      const { marketplace, results } = this
      const held = await results.worker.ask('held', undefined, { stop })
      const again = held.income ? undefined : this.readIncomeAgain(signal)
      again?.catch(() => {})
      const version = this.written.version + 1
      const argument = { marketplace, files, version }
      const read = await results.worker.ask('readOrders', argument, { stop, onReport: onProgress })
      const income = await again
      if (held.income || income) onComparing?.()
      const transfer = income ? [income] : []
      const { shown, isCompared } = await results.worker.ask(
        'takeOrders',
        { marketplace, income },
        { stop, transfer },
      )
      results.show(shown)
      this.written = { version }
      return { ...read, version, comparison: isCompared ? (shown?.unsaved?.comparison ?? 0) : null }
    })
  }

  /**
   * The orders of a version for the API, compressed; null if other orders have replaced them.
   *
   * @throws FileRefused if the orders are lost
   */
  async ordersBody(version: number): Promise<Blob | null> {
    if (version !== this.written.version) return null
    const body = this.written.body ?? this.results.worker.ask('writeOrders', version)
    this.written = { version, body }
    const written = await asReading(body)
    if (!written && version === this.written.version) throw new FileRefused({ kind: 'unexpected' })
    return written
  }

  /**
   * Reads income files at once, whatever the other worker does. Their content waits in the port to be compared or
   * closed. Cancelling ends the worker.
   */
  readIncome(files: readonly File[], { signal, onProgress }: Watch): Promise<SentIncome> {
    const { marketplace } = this
    return this.reading.next(async () => {
      const argument = { marketplace, files }
      const sent = await this.incomeWorker.ask('readIncome', argument, { signal, onReport: onProgress })
      // It has nothing left but much memory, which the other worker needs now.
      this.incomeWorker.end()
      return sent
    })
  }

  /** `fetchStored` fetches the orders as the API sends or takes them; it is only called if the worker has none. */
  compareIncome(
    files: readonly File[],
    { receipts, income, namesOperations }: SentIncome,
    fetchStored: () => Promise<Blob>,
    { signal, onComparing }: Watch,
  ): Promise<IncomeAnswer> {
    return this.compareNext(signal, async (stop) => {
      onComparing?.()
      const { marketplace, results } = this
      const compare = (given: { income: MessagePort } | { stored: Blob }) => {
        const transfer = 'income' in given ? [given.income] : []
        const argument = { marketplace, namesOperations, ...given }
        return results.worker.ask('compareIncome', argument, { stop, transfer })
      }
      // To ask first whether it has orders would take a turn of the page, which draws meanwhile.
      const compared = (await compare({ income })) ?? (await compare({ stored: await fetchStored() }))
      if (!compared) throw new Error('the stored orders were not taken')
      const { shown, isOfOthers } = compared
      results.show(shown)
      this.incomeFiles = files
      return {
        receipts: isOfOthers ? warnOfUnknown(receipts) : receipts,
        comparison: shown.unsaved?.comparison ?? 0,
      }
    })
  }

  /** Finds what the income read last paid for orders that other closings await. Both are in the form of the API. */
  findLate(awaited: Blob, signal: AbortSignal): Promise<Blob> {
    return this.compareNext(signal, async (stop) => {
      const { marketplace, results } = this
      const held = await results.worker.ask('held', undefined, { stop })
      const income = held.income ? undefined : await this.readIncomeAgain(signal)
      // Without the income nothing would be found, and payments stored before must not be removed.
      if (this.incomeFiles && !held.income && !income) throw new FileRefused({ kind: 'unavailable' })
      const transfer = income ? [income] : []
      return results.worker.ask('findLate', { marketplace, awaited, income }, { stop, transfer })
    })
  }

  /** Sets the income files of an earlier visit, to compare new orders with. */
  setIncomeFiles(incomeFiles: readonly File[] | undefined): void {
    this.incomeFiles = incomeFiles
  }

  /** Cancels what is under way and frees what was read; the session's income files stay known. */
  stop(): void {
    const reason = new DOMException('what was read is dropped', 'AbortError')
    this.dropping.abort(reason)
    this.dropping = new AbortController()
    this.incomeWorker.end(reason)
    // If the worker has ended, nothing is left to free.
    if (this.hasRead) this.results.worker.ask('forget', undefined).catch(() => {})
    this.hasRead = false
  }

  /** As {@link stop}, and forgets the session's income files too. */
  forget(): void {
    this.stop()
    this.incomeFiles = undefined
  }

  private compareNext<Done>(signal: AbortSignal, work: (stop: AbortSignal) => Promise<Done>): Promise<Done> {
    const stop = AbortSignal.any([signal, this.dropping.signal])
    return this.comparing.next(() => {
      stop.throwIfAborted()
      this.hasRead = true
      return work(stop)
    })
  }

  /**
   * Reads the income of the session again. Undefined if there is none or it cannot be read; then the results are marked
   * as of the older orders.
   */
  private async readIncomeAgain(signal: AbortSignal): Promise<MessagePort | undefined> {
    if (!this.incomeFiles) return undefined
    try {
      const { income } = await this.readIncome(this.incomeFiles, { signal })
      return income
    } catch (error) {
      if (error instanceof FileRefused) return undefined
      throw error
    }
  }
}

/** Runs one piece of work after the other. */
class Turns {
  private last: Promise<unknown> = Promise.resolve()

  next<Done>(work: () => Promise<Done>): Promise<Done> {
    const run = asReading(this.last.then(work))
    this.last = run.catch(() => undefined)
    return run
  }
}

/** Turns problems of the worker into those of a chosen file. */
function asReading<Done>(asked: Promise<Done>): Promise<Done> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
  })
}
