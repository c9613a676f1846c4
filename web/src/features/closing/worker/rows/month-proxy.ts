import { noCents } from '@vendaclara/core/money'
import { useSyncExternalStore } from 'react'
import { ConnectionProblem, unreadableAnswer } from '../../../../api/api-problem.ts'
import { WorkerProblem } from '../../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../../workers/worker-client.ts'
import { type MarkState, type Marks, noMarks } from '../../model/marks.ts'
import type { StoredFacts } from '../facts/stored-facts.ts'
import type { StoredPart } from '../file-calls.ts'
import type { KnownFiles } from '../messages.ts'
import { type MonthCalls, monthErrors, type ResultTotals } from './month-calls.ts'

const startWorker = () => new Worker(new URL('./month.worker.ts', import.meta.url), { type: 'module' })

/**
 * The page's side of the worker of one closing, which reads its orders, compares them, and has its rows. `onLost` is
 * called if the worker ends by itself and its rows are lost.
 */
export class MonthProxy {
  /** Any call of the worker, by its name. What changes the rows is passed to {@link show}. */
  readonly ask: WorkerClient<MonthCalls>['ask']
  private readonly worker: WorkerClient<MonthCalls>
  private readonly listeners = new Set<() => void>()
  private shown: ResultTotals | undefined
  private marksSent: Marks = noMarks
  private isEnded = false
  private lists = 0

  constructor(onLost: (reason: Error) => void, start = startWorker) {
    this.worker = new WorkerClient<MonthCalls>({
      start,
      errors: monthErrors,
      onEnd: () => {
        this.marksSent = noMarks
        this.show(null)
        if (!this.isEnded) onLost(unreadableAnswer(200, 'worker ended'))
      },
    })
    this.ask = this.worker.ask.bind(this.worker)
  }

  /** Loads the worker before it is needed. */
  prepare(): void {
    this.worker.prepare()
  }

  /** Undefined until there are rows. */
  readonly totals = (): ResultTotals | undefined => this.shown

  /** How many lists have been received. A new list may change the place of an order. */
  readonly listCount = (): number => this.lists

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Null if there are no rows any more. */
  show(totals: ResultTotals | null): void {
    this.shown = totals ?? undefined
    this.announce()
  }

  /** Shows the same rows with other things known of their files. */
  showFiles(files: KnownFiles): void {
    if (this.shown) this.show({ ...this.shown, ...files })
  }

  /** Says that a list was received. */
  noteList(): void {
    this.lists += 1
    this.announce()
  }

  /**
   * Has a part of a stored file read, for `showStored` to show.
   *
   * @throws ApiProblem if the answer cannot be read
   */
  readPart(part: StoredPart, stop: AbortSignal): Promise<void> {
    return asAnswer(this.ask('readPart', part, { stop }))
  }

  /**
   * Shows what is stored of a month: its facts, or (`answer`) the results that were sent without files.
   *
   * @throws ApiProblem if an answer cannot be read
   */
  async showStored(stored: StoredFacts & { readonly answer?: Blob }, stop: AbortSignal): Promise<void> {
    this.show(await asAnswer(this.ask('takeStored', stored, { stop })))
  }

  /** The calls that follow are answered with these marks. */
  with(marks: Marks): this {
    const changed = changedMarks(this.marksSent, marks)
    this.marksSent = marks
    // The one who loads the rows is told if the worker has ended.
    if (changed.length > 0) this.ask('takeMarks', changed).catch(() => {})
    return this
  }

  /** Ends the worker and its rows. */
  end(): void {
    this.isEnded = true
    this.worker.end()
  }

  private announce(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The totals of the rows shown of a closing; undefined until they are loaded. */
export function useResultTotals({ subscribe, totals }: MonthProxy): ResultTotals | undefined {
  return useSyncExternalStore(subscribe, totals)
}

/** The marks to send so that the worker knows the current ones. */
function changedMarks(before: Marks, after: Marks): readonly MarkState[] {
  if (before === after) return []
  // The rows know nothing of what other files say of an order.
  const ofRows = [...after.values()].filter(({ subject = 'order' }) => subject === 'order')
  const changed = ofRows.filter((mark) => before.get(mark.orderId) !== mark)
  const gone = [...before.keys()].filter((orderId) => !after.has(orderId))
  return [
    ...changed.map(({ orderId, state, recovered }) => ({ orderId, state, recovered })),
    ...gone.map((orderId) => ({ orderId, state: null, recovered: noCents })),
  ]
}

/** Turns problems of the worker into those of an API answer. */
function asAnswer<Done>(asked: Promise<Done>): Promise<Done> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof WorkerProblem)) throw error
    throw error.kind === 'missing' ? new ConnectionProblem(error) : unreadableAnswer(200, error.message)
  })
}
