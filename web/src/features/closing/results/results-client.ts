import { brazilianDay } from '@vendaclara/core/calendar'
import type { UnmatchedOrder } from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import { useSyncExternalStore } from 'react'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { ResultRow } from '../model/differences.ts'
import { type MarkedOrder, type MarkState, type Marks, noMarks } from '../model/marks.ts'
import type { OrderSources } from '../worker/facts/order-sources.ts'
import type { StoredFacts } from '../worker/facts/stored-facts.ts'
import type { MonthOutlook } from './claims-list.ts'
import type { LeftOutView, OtherOrder, SoughtView } from './find-orders.ts'
import { type AdjustmentsView, type AuditedView, type ResultsCalls, resultsErrors } from './results-calls.ts'
import type {
  ClaimsRequest,
  ClaimsView,
  DifferencesRequest,
  DifferencesView,
  FoundOrder,
  ListView,
  MonthStates,
  OtherRequest,
  ResultTotals,
  RowRange,
  SearchRequest,
  SettledRequest,
  SettledView,
  StatesRequest,
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

  /** The orders of the list of claims to put into one text; null if the list has changed. */
  claimsForText(view: number, ids: readonly string[]): Promise<readonly ResultRow[] | null> {
    return this.worker.ask('claimsForText', { view, ids })
  }

  unmatched(request: UnmatchedRequest): Promise<ListView<UnmatchedOrder>> {
    return this.counted(this.worker.ask('listUnmatched', request))
  }

  states(request: StatesRequest): Promise<MonthStates> {
    return this.worker.ask('states', request)
  }

  /** More rows of a list; null if the list has changed. */
  rowsOf(view: number, range: RowRange): Promise<readonly ResultRow[] | null> {
    return this.worker.ask('rowsOf', { view, range })
  }

  /** All orders of the list of differences; null if the list has changed. */
  ordersOf(view: number): Promise<readonly MarkedOrder[] | null> {
    return this.worker.ask('ordersOf', view)
  }

  /** An order, even if the filters leave it out; null if there is none with this ID. `index` is its earlier place. */
  findOrder(orderId: string, index?: number): Promise<FoundOrder | null> {
    return this.worker.ask('findOrder', { orderId, index })
  }

  /** The place of an order in a list; null if it is not in it, or the list has changed. */
  placeOf(view: number, orderId: string): Promise<number | null> {
    return this.worker.ask('placeOf', { view, orderId })
  }

  /** The rows of a download, sent in pieces to the worker that writes it. */
  exportRows(kind: 'errors' | 'support'): Promise<MessagePort> {
    return this.worker.ask('exportRows', { kind, today: brazilianDay(new Date()) })
  }

  /** The orders of the month's files, or those left out. */
  exportOrders(kind: 'orders' | 'leftOut'): Promise<MessagePort> {
    return this.worker.ask('exportOrders', kind)
  }

  exportUnmatched(): Promise<MessagePort> {
    return this.worker.ask('exportUnmatched', undefined)
  }

  exportSettled(): Promise<MessagePort> {
    return this.worker.ask('exportSettled', undefined)
  }

  exportAdjustments(): Promise<MessagePort> {
    return this.worker.ask('exportAdjustments', undefined)
  }

  /** The first `wanted` adjustments of the month. */
  adjustments(wanted: number): Promise<AdjustmentsView> {
    return this.worker.ask('listAdjustments', wanted)
  }

  /** The first orders of the month that were paid as expected, but late or with a refund. */
  settled(request: SettledRequest): Promise<SettledView> {
    return this.worker.ask('listSettled', request)
  }

  exportAudited(): Promise<MessagePort> {
    return this.worker.ask('exportAudited', undefined)
  }

  /** The first `wanted` orders whose fees differ for the reason with this index, the largest deviation first. */
  audited(group: number, wanted: number): Promise<AuditedView> {
    return this.worker.ask('listAudited', { group, wanted })
  }

  /** The orders of the month whose ID contains a text, whatever became of them; null if its orders are not known. */
  findOrders(request: SearchRequest): Promise<SoughtView | null> {
    return this.worker.ask('findOrders', request)
  }

  /** An order that no list has; null if the month does not have it, undefined if its orders are not known. */
  findOther(request: OtherRequest): Promise<OtherOrder | null | undefined> {
    return this.worker.ask('findOther', request)
  }

  /** Where what is known of an order stands in the month's files; null if no files are known. */
  sourcesOf(orderId: string): Promise<OrderSources | null> {
    return this.worker.ask('findSources', orderId)
  }

  /** The first `wanted` orders of the month for which nothing is expected; null if its orders are not known. */
  leftOut(wanted: number): Promise<LeftOutView | null> {
    return this.worker.ask('listLeftOut', wanted)
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
