import type { FileReceipt } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused, fileRefusals } from '../../../../files/file-refused.ts'
import { WorkerProblem } from '../../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../../workers/worker-client.ts'
import type { IncomeCalls } from '../../worker/income-calls.ts'
import type { FileRead, ReadingProgress, SentIncome } from '../../worker/messages.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'

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
  private readonly incomeWorker: WorkerClient<IncomeCalls>
  private readonly comparing = new Turns()
  private readonly reading = new Turns()
  private stopping = new AbortController()

  constructor(marketplace: ClosingMarketplace, results: MonthProxy, start = startIncomeWorker) {
    this.marketplace = marketplace
    this.results = results
    this.incomeWorker = new WorkerClient<IncomeCalls>({ start, errors: fileRefusals })
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
  readOrders(
    files: readonly File[],
    replaces: readonly string[],
    { signal, onProgress, onComparing, confirm }: Watch,
  ): Promise<TakenFiles> {
    return this.compareNext(signal, async (stop) => {
      const { marketplace, results } = this
      const argument = { marketplace, files }
      const read = await results.ask('readOrders', argument, { stop, onReport: onProgress })
      await confirmed(read, confirm, stop)
      onComparing?.()
      const taken = await results.ask('takeOrders', { marketplace, replaces }, { stop })
      results.show(taken.shown)
      return taken
    })
  }

  /**
   * Reads income files at once, beside the other worker. Their content waits in the port to be compared or
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

  /** `isOfOthers` if the income pays none of the month's orders. */
  compareIncome(
    { income, receipts }: SentIncome,
    replaces: readonly string[],
    { signal, onComparing, confirm }: Watch,
  ): Promise<TakenFiles & { readonly isOfOthers: boolean }> {
    return this.compareNext(signal, async (stop) => {
      await confirmed(receipts, confirm, stop)
      onComparing?.()
      const { marketplace, results } = this
      const argument = { marketplace, income, replaces }
      const taken = await results.ask('compareIncome', argument, { stop, transfer: [income] })
      results.show(taken.shown)
      return taken
    })
  }

  /** Takes files of the month away. */
  dropFile(key: string): Promise<void> {
    const { marketplace, results } = this
    return this.comparing.next(async () => {
      results.show(await results.ask('dropFile', { marketplace, key }))
    })
  }

  /** Shows files again that were taken away in this visit, in place of others. */
  restore(keys: readonly string[], replaces: readonly string[]): Promise<TakenFiles> {
    const { marketplace, results } = this
    return this.comparing.next(async () => {
      const taken = await results.ask('restore', { marketplace, keys, replaces })
      results.show(taken.shown)
      return taken
    })
  }

  /** Cancels what is under way. */
  stop(): void {
    const reason = new DOMException('what was read is dropped', 'AbortError')
    this.stopping.abort(reason)
    this.stopping = new AbortController()
    this.incomeWorker.end(reason)
  }

  private compareNext<Done>(signal: AbortSignal, work: (stop: AbortSignal) => Promise<Done>): Promise<Done> {
    const stop = AbortSignal.any([signal, this.stopping.signal])
    return this.comparing.next(() => {
      stop.throwIfAborted()
      return work(stop)
    })
  }
}

/** @throws the signal's reason, or an AbortError if the answer is no */
async function confirmed(
  read: readonly FileReceipt[],
  confirm: Watch['confirm'],
  stop: AbortSignal,
): Promise<void> {
  if (confirm && !(await confirm(read))) throw new DOMException('not wanted', 'AbortError')
  stop.throwIfAborted()
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
