import type { Difference, OrderRow } from '@vendaclara/contract/closing'
import type { AwaitedOrder } from '@vendaclara/contract/closing-late'
import { FileRefused } from '../reading/file-refused.ts'
import type { LatePaid } from '../wire/late-wire.ts'
import type {
  DeskMessage,
  DeskRequest,
  IncomeAnswer,
  OrdersAnswer,
  ReadingProgress,
  ReadingStage,
} from './desk-messages.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onStage: (stage: ReadingStage) => void
  readonly onProgress?: (progress: ReadingProgress) => void
}

/**
 * The page's side of the closing's worker. One piece of work at a time; cancelling ends the worker, and the next one
 * is told again what its predecessor knew. Throws a FileRefused, or the signal's reason.
 */
export class ClosingDeskClient {
  private worker: Worker | undefined
  private workerHasOrders = false
  private workerHasIncome = false
  private incomeFiles: readonly File[] | undefined

  /** Loads the worker before it is needed, so that files are read without a connection too. */
  prepare(): void {
    this.worker ??= this.start()
  }

  async readOrders(files: readonly File[], watch: Watch): Promise<OrdersAnswer> {
    const income = this.workerHasIncome ? undefined : this.incomeFiles
    const message = await this.ask({ type: 'orders', files, income }, watch)
    if (message.type !== 'orders') throw new Error(`${message.type} instead of orders`)
    this.workerHasOrders = true
    this.workerHasIncome ||= income !== undefined
    return message.answer
  }

  /** Whether files that come before any orders are ones of income at all; nothing of them is kept. */
  async checkIncome(files: readonly File[], watch: Watch): Promise<void> {
    await this.ask({ type: 'income-check', files }, watch)
  }

  async readIncome(files: readonly File[], stored: readonly OrderRow[], watch: Watch): Promise<IncomeAnswer> {
    const requests = this.workerHasOrders ? undefined : stored
    const message = await this.ask({ type: 'income', files, requests }, watch)
    if (message.type !== 'income') throw new Error(`${message.type} instead of income`)
    this.workerHasOrders = true
    this.workerHasIncome = true
    this.incomeFiles = files
    return message.answer
  }

  /** What the income read last paid of the orders that other closings await. */
  async findLate(awaited: readonly AwaitedOrder[], signal: AbortSignal): Promise<readonly LatePaid[]> {
    const income = this.workerHasIncome ? undefined : this.incomeFiles
    const message = await this.ask({ type: 'late', awaited, income }, { signal, onStage: () => {} })
    if (message.type !== 'late') throw new Error(`${message.type} instead of late`)
    this.workerHasIncome ||= income !== undefined
    return message.answer
  }

  async writeErrorsFile(errors: readonly Difference[], signal: AbortSignal): Promise<Blob> {
    const message = await this.ask({ type: 'errors-file', errors }, { signal, onStage: () => {} })
    if (message.type !== 'errors-file') throw new Error(`${message.type} instead of errors-file`)
    return message.answer
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

  private start(): Worker {
    const worker = new Worker(new URL('./closing.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => {
      if (this.worker === worker) this.stop()
    })
    return worker
  }

  private ask(request: DeskRequest, { signal, onStage, onProgress }: Watch): Promise<DeskMessage> {
    this.worker ??= this.start()
    const worker = this.worker
    const done = new AbortController()
    return new Promise<DeskMessage>((resolve, reject) => {
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
        ({ data }: MessageEvent<DeskMessage>) => {
          if (data.type === 'stage') onStage(data.stage)
          else if (data.type === 'progress') onProgress?.(data.progress)
          else if (data.type === 'refused') reject(refusedOf(data))
          else resolve(data)
        },
        listen,
      )
      signal.addEventListener('abort', () => fail(signal.reason), listen)
      signal.throwIfAborted()
      worker.postMessage(request)
    }).finally(() => done.abort())
  }
}

function refusedOf({ refusal, fileName }: Extract<DeskMessage, { type: 'refused' }>): FileRefused {
  const refused = new FileRefused(refusal)
  refused.fileName = fileName
  return refused
}

/** A script that could not be loaded is the one error that says nothing of itself. */
function failureOf(event: Event): FileRefused {
  if (event instanceof ErrorEvent) return new FileRefused({ kind: 'unexpected' }, event.error)
  return new FileRefused({ kind: event.type === 'error' ? 'reader-missing' : 'unexpected' })
}
