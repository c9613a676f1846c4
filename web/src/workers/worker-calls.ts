/** What a worker does, by name: each call takes one argument and a job through which it may report while it works. */
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

/** A piece of work as the worker sees it. */
export interface Job<Report> {
  /** Says something to whoever asked, before the answer. */
  readonly report: (value: Report, transfer?: readonly Transferable[]) => void
  /** Aborted when whoever asked no longer wants the answer; whatever is thrown then says that it stopped. */
  readonly signal: AbortSignal
}

/** An answer that gives things away, such as the buffers of its columns or the ports its lists come through. */
export class Transferring<Value> {
  readonly value: Value
  readonly transfer: readonly Transferable[]

  constructor(value: Value, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}

/** How errors of a kind cross the border, since cloning leaves nothing of them but their message. */
export interface CarriedErrors {
  /** Undefined for an error of another kind. */
  readonly write: (error: unknown) => unknown
  readonly read: (data: never) => Error
}

/**
 * Why a worker gave no answer: its script could not be loaded (no connection, or a newer version in its place), a message could not be
 * taken (no room in memory), or something went wrong in it that nobody foresaw.
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
