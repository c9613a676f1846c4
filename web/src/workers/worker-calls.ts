/** The calls of a worker by name. Each takes one argument and a job, through which it may report progress. */
export type WorkerCalls = Readonly<Record<string, (argument: never, job: never) => unknown>>

export type ArgumentOf<Call> = Call extends (argument: infer Argument, job: never) => unknown
  ? Argument
  : never
export type AnswerOf<Call> = Call extends (...given: never) => infer Answer
  ? Untransferred<Awaited<Answer>>
  : never
export type ReportOf<Call> = Call extends (argument: never, job: Job<infer Report>) => unknown
  ? Report
  : never
type Untransferred<Answer> = Answer extends Transferring<infer Value> ? Value : Answer

/** A running call, as the worker sees it. */
export interface Job<Report> {
  /** Sends something to the caller before the answer. */
  readonly report: (value: Report, transfer?: readonly Transferable[]) => void
  /** Aborted when the caller no longer wants the answer. Any error after that counts as stopped. */
  readonly signal: AbortSignal
}

/** An answer with objects to transfer, such as the buffers of its columns or the ports of its lists. */
export class Transferring<Value> {
  readonly value: Value
  readonly transfer: readonly Transferable[]

  constructor(value: Value, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}

/** How a kind of error is passed to the page. Cloning alone would keep only its message. */
export interface CarriedErrors {
  /** Undefined for any other error. */
  readonly write: (error: unknown) => unknown
  readonly read: (data: never) => Error
}

/**
 * Why a worker gave no answer.
 *
 * - `missing`: its script could not be loaded (no connection, or replaced by a newer version).
 * - `unreadable`: a message could not be read (not enough memory).
 * - `failed`: an unexpected error occurred in it.
 */
export class WorkerProblem extends Error {
  override readonly name = 'WorkerProblem'
  readonly kind: 'missing' | 'unreadable' | 'failed'

  constructor(kind: WorkerProblem['kind'], cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause })
    this.kind = kind
  }
}

export type CallMessage = { readonly id: number } & (
  | { readonly kind: 'call'; readonly name: string; readonly argument: unknown }
  | { readonly kind: 'stop' }
)

export type AnswerMessage = { readonly id: number } & (
  | { readonly kind: 'report'; readonly value: unknown }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'carried'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly error: Error }
)
