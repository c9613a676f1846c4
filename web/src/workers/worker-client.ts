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
  /** Cancels by ending the worker, which may be deep in its work. */
  readonly signal?: AbortSignal | undefined
  /** Cancels by telling the worker so, which goes on with all it knows; a call that is done by then answers all the same. */
  readonly stop?: AbortSignal | undefined
  readonly onReport?: ((report: Report) => void) | undefined
  readonly transfer?: Transferable[]
}

interface WorkerClientOptions {
  readonly start: () => Worker
  readonly errors?: CarriedErrors | undefined
  /** The worker is gone with all it knew; the next call starts another. */
  readonly onEnd?: (() => void) | undefined
}

/**
 * The page's side of a worker that answers with `serveCalls`. A call throws what the worker's errors carry, a `WorkerProblem`, or the reason it was
 * cancelled for; after the last two the worker is ended.
 */
export class WorkerClient<Calls extends WorkerCalls> {
  private readonly options: WorkerClientOptions
  private readonly pending = new Map<number, Pending>()
  private worker: Worker | undefined
  private lastId = 0

  constructor(options: WorkerClientOptions) {
    this.options = options
  }

  /** Loads the worker before it is needed, so that it answers without a connection too. */
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

  /** Ends the worker; what was asked and is not answered is refused for the reason, and without one never answered. */
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
    // A script that could not be loaded is the one error that says nothing of itself.
    worker.onerror = (event: Event) =>
      this.end(
        event instanceof ErrorEvent
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

/** Has something done in a worker of its own, which ends with it. */
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
