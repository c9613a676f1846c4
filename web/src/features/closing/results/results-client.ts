import type { OrderMark, OrderMonths } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { UnmatchedOrder } from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import { useSyncExternalStore } from 'react'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { ResultRow } from '../model/differences.ts'
import { type MarkedOrder, type MarkState, type Marks, noMarks } from '../model/marks.ts'
import type { ResultsTransfer } from '../worker/messages.ts'
import type { ClaimsToDo } from './claims-list.ts'
import type { LeftOutView, SoughtView } from './find-orders.ts'
import { type AdjustmentsView, type AuditedView, answerErrors, type ResultsCalls } from './results-calls.ts'
import type {
  ClaimsRequest,
  ClaimsView,
  DifferencesRequest,
  DifferencesView,
  FoundOrder,
  ListView,
  MonthStates,
  ResultTotals,
  RowRange,
  SettledRequest,
  SettledView,
  StatesRequest,
  UnmatchedRequest,
} from './views.ts'

const startWorker = () => new Worker(new URL('./results.worker.ts', import.meta.url), { type: 'module' })

/**
 * The page's side of the worker that has the rows of one closing, in which lists are filtered, sorted and cut into ranges. The page has
 * the totals of what is shown. `onLost`: the worker ended by itself, and its rows with it.
 */
export class ResultsClient {
  private readonly worker: WorkerClient<ResultsCalls>
  private readonly listeners = new Set<() => void>()
  private shown: ResultTotals | undefined
  private marksSent: Marks = noMarks
  private isEnded = false
  private lists = 0

  constructor(onLost: (reason: Error) => void, start = startWorker) {
    this.worker = new WorkerClient<ResultsCalls>({
      start,
      errors: answerErrors,
      onEnd: () => {
        this.marksSent = noMarks
        this.show(null)
        if (!this.isEnded) onLost(unreadableAnswer(200, 'worker ended'))
      },
    })
  }

  /** Undefined until there are rows. */
  readonly totals = (): ResultTotals | undefined => this.shown

  /** How many lists came so far: with another one an order may have another place. */
  readonly listCount = (): number => this.lists

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Loads the worker before it is needed, so that files are compared without a connection too. */
  prepare(): void {
    this.worker.prepare()
  }

  /** Shows what is stored, as the API answers it; answers the marks beside it. Throws an ApiProblem for another answer. */
  async showStored(answer: Blob, stop: AbortSignal): Promise<readonly OrderMark[]> {
    const { totals, marks } = await asAnswer(this.worker.ask('showStored', answer, { stop }))
    this.show(totals)
    return marks
  }

  /** Shows what was compared, until it is stored or dropped; answers by what number. Throws a FileRefused. */
  async showCompared(compared: ResultsTransfer, stop: AbortSignal): Promise<number> {
    const transfer = Object.values(compared.rows)
    const totals = await asReading(this.worker.ask('showCompared', compared, { stop, transfer }))
    this.show(totals)
    return totals.unsaved?.comparison ?? 0
  }

  /** The rows of a comparison as the API takes them; null where they gave way to others. Throws a FileRefused where all rows are gone. */
  async compressCompared(comparison: number, stop: AbortSignal): Promise<Blob | null> {
    if (!this.shown) throw new FileRefused({ kind: 'unexpected' })
    return asReading(this.worker.ask('compressCompared', comparison, { stop }))
  }

  /** The rows of a comparison are what is stored now; false where they gave way to others. */
  async storeCompared(comparison: number): Promise<boolean> {
    const totals = await this.worker.ask('storeCompared', comparison)
    if (totals) this.show(totals)
    return totals !== null
  }

  async dropCompared(): Promise<void> {
    if (this.shown?.unsaved) this.show(await this.worker.ask('dropCompared', undefined))
  }

  differences(request: Omit<DifferencesRequest, 'today'>, marks: Marks): Promise<DifferencesView> {
    const today = brazilianDay(new Date())
    const asked = { ...request, today, marks: this.marksToSend(marks) }
    return this.counted(this.worker.ask('listDifferences', asked))
  }

  claims(request: ClaimsRequest, marks: Marks): Promise<ClaimsView> {
    return this.worker.ask('listClaims', { ...request, marks: this.marksToSend(marks) })
  }

  /** What can still be asked for; null where that is nothing. */
  claimsToDo(today: string, marks: Marks): Promise<ClaimsToDo | null> {
    return this.worker.ask('claimsToDo', { today, marks: this.marksToSend(marks) })
  }

  /** The orders of the list of claims that one text asks for; null where it is another list by now. */
  claimsForText(view: number, ids: readonly string[]): Promise<readonly ResultRow[] | null> {
    return this.worker.ask('claimsForText', { view, ids })
  }

  unmatched(request: UnmatchedRequest): Promise<ListView<UnmatchedOrder>> {
    return this.counted(this.worker.ask('listUnmatched', request))
  }

  states(request: StatesRequest): Promise<MonthStates> {
    return this.worker.ask('states', request)
  }

  /** More rows of a list; null where it is another one by now. */
  rowsOf(view: number, range: RowRange): Promise<readonly ResultRow[] | null> {
    return this.worker.ask('rowsOf', { view, range })
  }

  /** All orders of the list of differences; null where it is another one by now. */
  ordersOf(view: number): Promise<readonly MarkedOrder[] | null> {
    return this.worker.ask('ordersOf', view)
  }

  /** An order, whether the filters leave it or not; null where there is none of this ID. `index` is the place it had before. */
  findOrder(orderId: string, index?: number): Promise<FoundOrder | null> {
    return this.worker.ask('findOrder', { orderId, index })
  }

  /** The place of an order in a list; null where it is not in it, or the list is another one by now. */
  placeOf(view: number, orderId: string): Promise<number | null> {
    return this.worker.ask('placeOf', { view, orderId })
  }

  /** The rows of a download, in pieces for the worker that writes it. */
  exportRows(kind: 'errors' | 'support'): Promise<MessagePort> {
    return this.worker.ask('exportRows', { kind, today: brazilianDay(new Date()) })
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

  /** The first adjustments of the month, so many as are wanted. */
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

  /** The orders whose fees differ for the reason at this place, those that differ most first, so many as are wanted. */
  audited(group: number, wanted: number): Promise<AuditedView> {
    return this.worker.ask('listAudited', { group, wanted })
  }

  /** Shows all stored orders to a search, as the API answers them. Throws an ApiProblem for another answer. */
  showOrders(answer: Blob, stop: AbortSignal): Promise<void> {
    return asAnswer(this.worker.ask('showOrders', answer, { stop }))
  }

  /** The orders of the month whose ID has a text, whatever became of them; null where they were not shown yet. */
  findOrders(text: string, today: string): Promise<SoughtView | null> {
    return this.worker.ask('findOrders', { text, today })
  }

  /** The first orders of the month of which nothing is expected, so many as are wanted; null where the orders were not shown yet. */
  leftOut(wanted: number): Promise<LeftOutView | null> {
    return this.worker.ask('listLeftOut', wanted)
  }

  /** In which months the stored orders were made, as the API answers them. Throws an ApiProblem for another answer. */
  orderMonths(answer: Blob, stop: AbortSignal): Promise<OrderMonths> {
    return asAnswer(this.worker.ask('orderMonths', answer, { stop }))
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

  private show(totals: ResultTotals | null): void {
    this.shown = totals ?? undefined
    this.announce()
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

/** The totals of what is shown of a closing; undefined until its rows are there. */
export function useResultTotals({ subscribe, totals }: ResultsClient): ResultTotals | undefined {
  return useSyncExternalStore(subscribe, totals)
}

/** What to say so that marks said before become others. */
function changedMarks(before: Marks, after: Marks): readonly MarkState[] {
  if (before === after) return []
  const changed = [...after.values()].filter((mark) => before.get(mark.orderId) !== mark)
  const gone = [...before.keys()].filter((orderId) => !after.has(orderId))
  return [
    ...changed.map(({ orderId, state, recovered }) => ({ orderId, state, recovered })),
    ...gone.map((orderId) => ({ orderId, state: null, recovered: noCents })),
  ]
}

/** Whoever waits for an answer of the API is told of that. */
function asAnswer<Done>(asked: Promise<Done>): Promise<Done> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof WorkerProblem)) throw error
    throw error.kind === 'missing' ? new ConnectionProblem(error) : unreadableAnswer(200, error.message)
  })
}

/** Whoever chose a file is told of that. */
function asReading<Done>(asked: Promise<Done>): Promise<Done> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
  })
}
