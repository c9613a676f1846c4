import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { type AskOptions, WorkerClient } from '../../../workers/worker-client.ts'
import type { ClosingCalls } from './closing.worker.ts'
import type { IncomeAnswer, OrdersAnswer, ReadingNews, ReadingProgress, ReadingStage } from './messages.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onStage: (stage: ReadingStage) => void
  readonly onProgress?: (progress: ReadingProgress) => void
}

/**
 * The page's side of the closing's worker. It does one piece of work after the other; cancelling ends the worker, and the next one
 * gets again what its predecessor knew. Throws a FileRefused, or the signal's reason.
 */
export class ReconcilerClient {
  private readonly marketplace: ClosingMarketplace
  private readonly worker = new WorkerClient<ClosingCalls>({
    start: () => new Worker(new URL('./closing.worker.ts', import.meta.url), { type: 'module' }),
    errors: fileRefusals,
    onEnd: () => {
      this.workerHasOrders = false
      this.workerHasIncome = false
    },
  })
  private workerHasOrders = false
  private workerHasIncome = false
  private incomeFiles: readonly File[] | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(marketplace: ClosingMarketplace) {
    this.marketplace = marketplace
  }

  /** Loads the worker before it is needed, so that files are read without a connection too. */
  prepare(): void {
    this.worker.prepare()
  }

  readOrders(files: readonly File[], watch: Watch): Promise<OrdersAnswer> {
    return this.alone(async () => {
      const { marketplace } = this
      const income = this.unknownIncome()
      const answer = await this.worker.ask('readOrders', { marketplace, files, income }, options(watch))
      this.workerHasOrders = true
      this.workerHasIncome ||= income !== undefined
      return answer
    })
  }

  /** Whether files that are chosen before any orders are ones of income at all; nothing of them is remembered. */
  checkIncome(files: readonly File[], watch: Watch): Promise<void> {
    const { marketplace } = this
    return this.alone(() => this.worker.ask('checkIncome', { marketplace, files }, options(watch)))
  }

  /** `stored` fetches the orders as the API answers or takes them, should the worker have none. */
  readIncome(files: readonly File[], stored: () => Promise<Blob>, watch: Watch): Promise<IncomeAnswer> {
    const { marketplace } = this
    return this.alone(async () => {
      const orders = this.workerHasOrders ? undefined : await stored()
      const answer = await this.worker.ask(
        'readIncome',
        { marketplace, files, stored: orders },
        options(watch),
      )
      this.workerHasOrders = true
      this.workerHasIncome = true
      this.incomeFiles = files
      return answer
    })
  }

  /** What the income read last paid of the orders that other closings await, both as the API has them. */
  findLate(awaited: Blob, signal: AbortSignal): Promise<Blob> {
    return this.alone(async () => {
      const { marketplace } = this
      const income = this.unknownIncome()
      const payments = await this.worker.ask('findLate', { marketplace, awaited, income }, { signal })
      this.workerHasIncome ||= income !== undefined
      return payments
    })
  }

  /** The income files of an earlier visit, which new orders are compared with. */
  setIncomeFiles(incomeFiles: readonly File[] | undefined): void {
    this.incomeFiles = incomeFiles
  }

  /** Ends the worker with what it knows; the session's income files stay known. */
  stop(): void {
    this.worker.end()
  }

  /** Ends the worker and forgets the session's income file too. */
  forget(): void {
    this.stop()
    this.incomeFiles = undefined
  }

  private unknownIncome(): readonly File[] | undefined {
    return this.workerHasIncome ? undefined : this.incomeFiles
  }

  private alone<Done>(work: () => Promise<Done>): Promise<Done> {
    const run = this.last.then(work).catch((error: unknown) => {
      if (!(error instanceof WorkerProblem)) throw error
      throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
    })
    this.last = run.catch(() => undefined)
    return run
  }
}

function options({ signal, onStage, onProgress }: Watch): AskOptions<ReadingNews> {
  return {
    signal,
    onReport: (news) => {
      if ('stage' in news) onStage(news.stage)
      else onProgress?.(news.progress)
    },
  }
}
