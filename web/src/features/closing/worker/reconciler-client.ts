import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import { receivePieces, sendInPieces } from '../../../workers/pieces.ts'
import { FileRefused } from '../files/refusal.ts'
import type {
  IncomeAnswer,
  OrdersAnswer,
  ReadingProgress,
  ReadingStage,
  ResultsAnswer,
  ResultsTransfer,
  WorkerMessage,
  WorkerRequest,
} from './messages.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onStage: (stage: ReadingStage) => void
  readonly onProgress?: (progress: ReadingProgress) => void
}

/**
 * The page's side of the closing's worker. It does one piece of work after the other; cancelling ends the worker, and the next one
 * is told again what its predecessor knew. Throws a FileRefused, or the signal's reason.
 */
export class ReconcilerClient {
  private worker: Worker | undefined
  private workerHasOrders = false
  private workerHasIncome = false
  private incomeFiles: readonly File[] | undefined
  private last: Promise<unknown> = Promise.resolve()

  /** Loads the worker before it is needed, so that files are read without a connection too. */
  prepare(): void {
    this.worker ??= this.start()
  }

  readOrders(files: readonly File[], watch: Watch): Promise<OrdersAnswer> {
    return this.alone(() => this.askOrders(files, watch))
  }

  /** Whether files that come before any orders are ones of income at all; nothing of them is kept. */
  async checkIncome(files: readonly File[], watch: Watch): Promise<void> {
    await this.alone(() => this.ask({ type: 'income-check', files }, watch))
  }

  /** `stored` fetches the orders as the API answers or takes them, should the worker have none. */
  readIncome(files: readonly File[], stored: () => Promise<Blob>, watch: Watch): Promise<IncomeAnswer> {
    return this.alone(() => this.askIncome(files, stored, watch))
  }

  /** What the income read last paid of the orders that other closings await, both as the API has them. */
  findLate(awaited: Blob, signal: AbortSignal): Promise<Blob> {
    return this.alone(() => this.askLate(awaited, { signal, onStage: () => {} }))
  }

  /** Results as the API takes them. */
  compressResults(results: ResultsAnswer, signal: AbortSignal): Promise<Blob> {
    return this.alone(() => this.askResultsBody(results, { signal, onStage: () => {} }))
  }

  /** The income files of an earlier visit, which new orders are compared with. */
  setIncomeFiles(incomeFiles: readonly File[] | undefined): void {
    this.incomeFiles = incomeFiles
  }

  /** Ends the worker with what it knows; the session's income files stay known. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.workerHasOrders = false
    this.workerHasIncome = false
  }

  /** Ends the worker and forgets the session's income file too. */
  forget(): void {
    this.stop()
    this.incomeFiles = undefined
  }

  private async askOrders(files: readonly File[], watch: Watch): Promise<OrdersAnswer> {
    const income = this.workerHasIncome ? undefined : this.incomeFiles
    const message = await this.ask({ type: 'orders', files, income }, watch)
    if (message.type !== 'orders') throw new Error(`${message.type} instead of orders`)
    this.workerHasOrders = true
    this.workerHasIncome ||= income !== undefined
    const { results, ...answer } = message.answer
    return { ...answer, results: results && (await withRows(results, watch.signal)) }
  }

  private async askIncome(
    files: readonly File[],
    stored: () => Promise<Blob>,
    watch: Watch,
  ): Promise<IncomeAnswer> {
    const orders = this.workerHasOrders ? undefined : await stored()
    const message = await this.ask({ type: 'income', files, stored: orders }, watch)
    if (message.type !== 'income') throw new Error(`${message.type} instead of income`)
    this.workerHasOrders = true
    this.workerHasIncome = true
    this.incomeFiles = files
    const { results, ...answer } = message.answer
    return { ...answer, results: await withRows(results, watch.signal) }
  }

  private async askLate(awaited: Blob, watch: Watch): Promise<Blob> {
    const income = this.workerHasIncome ? undefined : this.incomeFiles
    const message = await this.ask({ type: 'late', awaited, income }, watch)
    if (message.type !== 'late') throw new Error(`${message.type} instead of late`)
    this.workerHasIncome ||= income !== undefined
    return message.body
  }

  private async askResultsBody({ figures, rows }: ResultsAnswer, watch: Watch): Promise<Blob> {
    const ports = { errors: sendInPieces(rows.errors), unmatched: sendInPieces(rows.unmatched) }
    const request = { type: 'results-body', results: { figures, rows: ports } } as const
    const message = await this.ask(request, watch, Object.values(ports))
    if (message.type !== 'results-body') throw new Error(`${message.type} instead of results-body`)
    return message.body
  }

  private alone<Done>(work: () => Promise<Done>): Promise<Done> {
    const run = this.last.then(work)
    this.last = run.catch(() => undefined)
    return run
  }

  private start(): Worker {
    const worker = new Worker(new URL('./closing.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => {
      if (this.worker === worker) this.stop()
    })
    return worker
  }

  private ask(
    request: WorkerRequest,
    { signal, onStage, onProgress }: Watch,
    transfer: MessagePort[] = [],
  ): Promise<WorkerMessage> {
    this.worker ??= this.start()
    const worker = this.worker
    const done = new AbortController()
    return new Promise<WorkerMessage>((resolve, reject) => {
      const fail = (reason: unknown) => {
        this.stop()
        reject(reason)
      }
      const unexpected = (event: Event) => fail(failureOf(event))
      const listen = { signal: done.signal }
      worker.addEventListener('error', unexpected, listen)
      worker.addEventListener('messageerror', unexpected, listen)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerMessage>) => {
          if (data.type === 'stage') onStage(data.stage)
          else if (data.type === 'progress') onProgress?.(data.progress)
          else if (data.type === 'refused') reject(refusedOf(data))
          else resolve(data)
        },
        listen,
      )
      signal.addEventListener('abort', () => fail(signal.reason), listen)
      signal.throwIfAborted()
      worker.postMessage(request, transfer)
    }).finally(() => done.abort())
  }
}

async function withRows({ rows, ...results }: ResultsTransfer, signal: AbortSignal): Promise<ResultsAnswer> {
  const errors = await receivePieces<Difference>(rows.errors, signal)
  return { ...results, rows: { errors, unmatched: await receivePieces<Unmatched>(rows.unmatched, signal) } }
}

function refusedOf({ refusal, fileName }: Extract<WorkerMessage, { type: 'refused' }>): FileRefused {
  const refused = new FileRefused(refusal)
  refused.fileName = fileName
  return refused
}

/** A script that could not be loaded is the one error that says nothing of itself. */
function failureOf(event: Event): FileRefused {
  if (event instanceof ErrorEvent) return new FileRefused({ kind: 'unexpected' }, event.error)
  return new FileRefused({ kind: event.type === 'error' ? 'reader-missing' : 'unexpected' })
}
