import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { Refusal } from '../files/refusal.ts'
import type { ClosingCalls } from './closing-calls.ts'
import { warnOfUnknown } from './file-receipts.ts'
import type { IncomeAnswer, OrdersAnswer, ReadingProgress, ResultsTransfer, SentIncome } from './messages.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
  readonly onComparing?: () => void
}

interface Comparing extends Watch {
  /**
   * Shows results and answers their number. From then on the closing uses what was read. If it throws, the closing
   * keeps what it had.
   */
  readonly show: (results: ResultsTransfer) => Promise<number>
}

const startWorker = () => new Worker(new URL('./closing.worker.ts', import.meta.url), { type: 'module' })

/**
 * The page's side of the closing's two workers: one reads orders and compares, the other reads income at the same time.
 * Cancelling ends the worker that is reading; its successor gets the same data again.
 *
 * @throws FileRefused, or the signal's reason
 */
export class ReconcilerClient {
  private readonly marketplace: ClosingMarketplace
  private readonly ordersWorker: WorkerClient<ClosingCalls>
  private readonly incomeWorker: WorkerClient<ClosingCalls>
  private readonly comparing = new Turns()
  private readonly reading = new Turns()
  private workerHasOrders = false
  private workerHasIncome = false
  private incomeFiles: readonly File[] | undefined
  private written: { readonly version: number; readonly body?: Promise<Blob | null> } = { version: 0 }

  constructor(marketplace: ClosingMarketplace, start = startWorker) {
    this.marketplace = marketplace
    this.ordersWorker = new WorkerClient<ClosingCalls>({
      start,
      errors: fileRefusals,
      onEnd: () => {
        this.workerHasOrders = false
        this.workerHasIncome = false
      },
    })
    this.incomeWorker = new WorkerClient<ClosingCalls>({ start, errors: fileRefusals })
  }

  /** Loads the workers before they are needed, so that files can also be read without a connection. */
  prepare(): void {
    this.ordersWorker.prepare()
    this.incomeWorker.prepare()
  }

  /** Lets the idle workers read a small month, so that their code is compiled when the first files come. */
  warmUp(): void {
    const { marketplace } = this
    // If a worker cannot be loaded, the first caller who needs it is told.
    const ignore = () => {}
    this.ordersWorker.ask('warmUp', { marketplace, usedFor: 'orders' }).catch(ignore)
    this.incomeWorker.ask('warmUp', { marketplace, usedFor: 'income' }).catch(ignore)
  }

  readOrders(
    files: readonly File[],
    { signal, onProgress, onComparing, show }: Comparing,
  ): Promise<OrdersAnswer> {
    return this.comparing.next(async () => {
      const { marketplace } = this
      // Cancelling ends the worker, which may have earlier orders that are not stored yet.
      if (this.workerHasOrders) await this.writeOrders(this.written.version)
      const again = this.readIncomeAgain(signal)
      again.catch(() => {})
      const version = this.written.version + 1
      const argument = { marketplace, files, version }
      const read = await this.ordersWorker.ask('readOrders', argument, { signal, onReport: onProgress })
      try {
        const income = await again
        const isComparable = this.workerHasIncome || income !== undefined
        if (isComparable) onComparing?.()
        const results = isComparable ? await this.compare(income, undefined, { signal }) : null
        const comparison = results && (await show(results))
        this.workerHasOrders = true
        this.written = { version }
        return { ...read, version, comparison }
      } catch (error) {
        // The closing keeps the earlier orders, which this worker no longer has.
        this.ordersWorker.end()
        throw error
      }
    })
  }

  /**
   * The orders of a version for the API, compressed; null if other orders have replaced them.
   *
   * @throws FileRefused if the orders are lost
   */
  async ordersBody(version: number): Promise<Blob | null> {
    if (version !== this.written.version) return null
    const body = await asReading(this.writeOrders(version))
    if (!body && version === this.written.version) throw new FileRefused({ kind: 'unexpected' })
    return body
  }

  /**
   * Reads income files at once, whatever the other worker does. Their content waits in the port to be compared or
   * closed.
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

  /** `stored` fetches the orders as the API sends or takes them; it is only called if the worker has none. */
  compareIncome(
    files: readonly File[],
    { receipts, income, namesOperations }: SentIncome,
    stored: () => Promise<Blob>,
    { signal, onComparing, show }: Comparing,
  ): Promise<IncomeAnswer> {
    return this.comparing.next(async () => {
      onComparing?.()
      const orders = this.workerHasOrders ? undefined : await stored()
      try {
        // The worker may have orders that are not stored yet, so it is not ended.
        const results = await this.compare(income, orders, { stop: signal })
        signal.throwIfAborted()
        const isOfOthers = results.figures.matched === 0
        if (isOfOthers && namesOperations) {
          throw new FileRefused({ kind: 'other-numbers', of: 'conciliation-of-releases' } satisfies Refusal)
        }
        const comparison = await show(results)
        this.workerHasOrders = true
        this.incomeFiles = files
        return { receipts: isOfOthers ? warnOfUnknown(receipts) : receipts, comparison }
      } catch (error) {
        // The worker may have taken an income that the closing does not use.
        this.workerHasIncome = false
        throw error
      }
    })
  }

  /** Finds what the income read last paid for orders that other closings await. Both are in the form of the API. */
  findLate(awaited: Blob, signal: AbortSignal): Promise<Blob> {
    return this.comparing.next(async () => {
      const { marketplace } = this
      const income = await this.readIncomeAgain(signal)
      // Without the income nothing would be found, and payments stored before must not be removed.
      if (this.incomeFiles && !this.workerHasIncome && !income) throw new FileRefused({ kind: 'unavailable' })
      const transfer = income ? [income] : []
      const argument = { marketplace, awaited, income }
      const payments = await this.ordersWorker.ask('findLate', argument, { signal, transfer })
      this.workerHasIncome ||= income !== undefined
      return payments
    })
  }

  /** Sets the income files of an earlier visit, to compare new orders with. */
  setIncomeFiles(incomeFiles: readonly File[] | undefined): void {
    this.incomeFiles = incomeFiles
  }

  /** Ends the workers and what they hold; the session's income files stay known. */
  stop(): void {
    this.ordersWorker.end()
    this.incomeWorker.end()
  }

  /** Ends the workers, even while they are busy, and forgets the session's income files too. */
  forget(): void {
    const reason = new DOMException('what was read is dropped', 'AbortError')
    this.ordersWorker.end(reason)
    this.incomeWorker.end(reason)
    this.incomeFiles = undefined
  }

  private async compare(
    income: MessagePort | undefined,
    stored: Blob | undefined,
    cancelling: { readonly signal?: AbortSignal; readonly stop?: AbortSignal },
  ) {
    const { marketplace } = this
    const transfer = income ? [income] : []
    const results = await this.ordersWorker.ask(
      'compare',
      { marketplace, income, stored },
      { ...cancelling, transfer },
    )
    this.workerHasIncome = true
    return results
  }

  private writeOrders(version: number): Promise<Blob | null> {
    const body = this.written.body ?? this.ordersWorker.ask('writeOrders', version)
    if (version === this.written.version) this.written = { version, body }
    return body
  }

  /**
   * Reads the income again after a cancelled reading. Undefined if that is not needed or not possible; then the results
   * are marked as of the older orders.
   */
  private async readIncomeAgain(signal: AbortSignal): Promise<MessagePort | undefined> {
    if (this.workerHasIncome || !this.incomeFiles) return undefined
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
