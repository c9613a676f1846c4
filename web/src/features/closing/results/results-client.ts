import { brazilianDay } from '@vendaclara/core/calendar'
import type { UnmatchedOrder } from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import { useSyncExternalStore } from 'react'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import { type MarkState, type Marks, noMarks } from '../model/marks.ts'
import type { StoredFacts } from '../worker/facts/stored-facts.ts'
import type { MonthOutlook } from './claims-list.ts'
import { type ResultsCalls, resultsErrors } from './results-calls.ts'
import type {
  ClaimsRequest,
  ClaimsView,
  DifferencesRequest,
  DifferencesView,
  ListView,
  ResultTotals,
  UnmatchedRequest,
} from './views.ts'

const startWorker = () => new Worker(new URL('./results.worker.ts', import.meta.url), { type: 'module' })

/**
 * The page's side of the worker with the rows of one closing, which filters, sorts and cuts lists into ranges. The page
 * only has the totals. `onLost` is called if the worker ends by itself and its rows are lost.
 */
export class ResultsClient {
  /** Also reads orders and compares them; what that shows is passed to {@link show}. */
  readonly worker: WorkerClient<ResultsCalls>
  /** Any call of the worker, by its name. */
  readonly ask: WorkerClient<ResultsCalls>['ask']
  private readonly listeners = new Set<() => void>()
  private shown: ResultTotals | undefined
  private marksSent: Marks = noMarks
  private isEnded = false
  private lists = 0

  constructor(onLost: (reason: Error) => void, start = startWorker) {
    this.worker = new WorkerClient<ResultsCalls>({
      start,
      errors: resultsErrors,
      onEnd: () => {
        this.marksSent = noMarks
        this.show(null)
        if (!this.isEnded) onLost(unreadableAnswer(200, 'worker ended'))
      },
    })
    this.ask = this.worker.ask.bind(this.worker)
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

  /**
   * Shows what is stored of a month: its facts, or (`answer`) the results that were sent without files.
   *
   * @throws ApiProblem if an answer cannot be read
   */
  async showStored(stored: StoredFacts & { readonly answer?: Blob }, stop: AbortSignal): Promise<void> {
    this.show(await asAnswer(this.worker.ask('takeStored', stored, { stop })))
  }

  differences(request: Omit<DifferencesRequest, 'today'>, marks: Marks): Promise<DifferencesView> {
    const today = brazilianDay(new Date())
    const asked = { ...request, today, marks: this.marksToSend(marks) }
    return this.counted(this.worker.ask('listDifferences', asked))
  }

  claims(request: ClaimsRequest, marks: Marks): Promise<ClaimsView> {
    return this.worker.ask('listClaims', { ...request, marks: this.marksToSend(marks) })
  }

  /** What of the month still has to be done. */
  outlook(today: string, marks: Marks): Promise<MonthOutlook> {
    return this.worker.ask('outlook', { today, marks: this.marksToSend(marks) })
  }

  unmatched(request: UnmatchedRequest): Promise<ListView<UnmatchedOrder>> {
    return this.counted(this.worker.ask('listUnmatched', request))
  }

  /** The rows of a download, sent in pieces to the worker that writes it. */
  exportRows(kind: 'errors' | 'support'): Promise<MessagePort> {
    return this.worker.ask('exportRows', { kind, today: brazilianDay(new Date()) })
  }

  /** Ends the worker and its rows. */
  end(): void {
    this.isEnded = true
    this.worker.end()
  }

  private marksToSend(marks: Marks): readonly MarkState[] {
    const changed = changedMarks(this.marksSent, marks)
    this.marksSent = marks
    return changed
  }

  private async counted<List>(asked: Promise<List>): Promise<List> {
    const list = await asked
    this.lists += 1
    this.announce()
    return list
  }

  private announce(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The totals of the rows shown of a closing; undefined until they are loaded. */
export function useResultTotals({ subscribe, totals }: ResultsClient): ResultTotals | undefined {
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
