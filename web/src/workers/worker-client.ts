import {
  type AnswerMessage,
  type AnswerOf,
  type ArgumentOf,
  type CallMessage,
  type CarriedErrors,
  type ReportOf,
  type WorkerCalls,
  WorkerProblem,
} from './worker-calls.ts'

interface Pending {
  readonly onReport: (value: never) => void
  readonly resolve: (answer: never) => void
  readonly reject: (reason: unknown) => void
  readonly stop: AbortSignal | undefined
}

export interface AskOptions<Report> {
  /** Cancels by ending the worker, even in the middle of its work. */
  readonly signal?: AbortSignal | undefined
  /**
   * Cancels by telling the worker, which keeps its state. A call that finishes before that still returns its answer.
   */
  readonly stop?: AbortSignal | undefined
  readonly onReport?: ((report: Report) => void) | undefined
  readonly transfer?: Transferable[]
}

interface WorkerClientOptions {
  readonly start: () => Worker
  readonly errors?: CarriedErrors | undefined
  /** Called when the worker has ended and its state is lost. The next call starts another one. */
  readonly onEnd?: (() => void) | undefined
}

/**
 * The page's side of a worker that uses `serveCalls`. A call throws the worker's carried errors, a `WorkerProblem`,
 * or the reason it was cancelled for. A `WorkerProblem`, or cancelling with `signal`, ends the worker.
 */
export class WorkerClient<Calls extends WorkerCalls> {
  private readonly options: WorkerClientOptions
  private readonly pending = new Map<number, Pending>()
  private worker: Worker | undefined
  private lastId = 0

  constructor(options: WorkerClientOptions) {
    this.options = options
  }

  /** Loads the worker before it is needed, so that it works even without a connection. */
  prepare(): void {
    this.running()
  }

  async ask<Name extends keyof Calls & string>(
    name: Name,
    argument: ArgumentOf<Calls[Name]>,
    { signal, stop, onReport = () => {}, transfer = [] }: AskOptions<ReportOf<Calls[Name]>> = {},
  ): Promise<AnswerOf<Calls[Name]>> {
    signal?.throwIfAborted()
    stop?.throwIfAborted()
    this.lastId += 1
    const id = this.lastId
    const done = new AbortController()
    try {
      return await new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => this.end(signal.reason), { signal: done.signal })
        this.pending.set(id, { onReport, resolve, reject, stop })
        this.post({ id, kind: 'call', name, argument }, transfer)
        stop?.addEventListener('abort', () => this.post({ id, kind: 'stop' }), { signal: done.signal })
      })
    } finally {
      this.pending.delete(id)
      done.abort()
    }
  }

  /** Ends the worker. Unanswered calls reject with the reason; without a reason, they never settle. */
  end(reason?: unknown): void {
    const pending = [...this.pending.values()]
    this.pending.clear()
    this.worker?.terminate()
    this.worker = undefined
    this.options.onEnd?.()
    if (reason !== undefined) for (const { reject } of pending) reject(reason)
  }

  private post(message: CallMessage, transfer: Transferable[] = []): void {
    this.running().postMessage(message, transfer)
  }

  private running(): Worker {
    if (this.worker) return this.worker
    const worker = this.options.start()
    worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => this.receive(data)
    worker.onmessageerror = () => this.end(new WorkerProblem('unreadable'))
    // Only the error of a script that could not be loaded comes without details.
    worker.onerror = (event: Event | ErrorEvent) =>
      this.end(
        'error' in event
          ? new WorkerProblem('failed', event.error ?? new Error(event.message))
          : new WorkerProblem('missing'),
      )
    this.worker = worker
    return worker
  }

  private receive(message: AnswerMessage): void {
    const asked = this.pending.get(message.id)
    if (message.kind === 'report') asked?.onReport(message.value as never)
    else if (message.kind === 'answer') asked?.resolve(message.value as never)
    else if (message.kind === 'stopped') asked?.reject(asked.stop?.reason)
    else if (message.kind === 'failed') this.end(new WorkerProblem('failed', message.error))
    else asked?.reject(this.options.errors?.read(message.data as never))
  }
}

/** Uses a worker of its own for one task, and ends it afterwards. */
export async function inOwnWorker<Calls extends WorkerCalls, Done>(
  options: WorkerClientOptions,
  use: (client: WorkerClient<Calls>) => Promise<Done>,
): Promise<Done> {
  const client = new WorkerClient<Calls>(options)
  try {
    return await use(client)
  } finally {
    client.end()
  }
}
