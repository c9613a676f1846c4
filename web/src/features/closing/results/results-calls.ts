import { getSentResults, readRows } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import type { Adjustment, AuditedOrder } from '@vendaclara/core/closing'
import { type Cents, sumCents } from '@vendaclara/core/money'
import { ApiProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { compressJson } from '../../../api/compress-json.ts'
import { readAnswer } from '../../../api/read-answer.ts'
import { fileRefusals } from '../../../files/file-refused.ts'
import { sendInPieces } from '../../../workers/pieces.ts'
import { type CarriedErrors, type Job, Transferring } from '../../../workers/worker-calls.ts'
import type { MarkState } from '../model/marks.ts'
import { orderCalls } from '../worker/closing-calls.ts'
import type { StoredFacts } from '../worker/facts/stored-facts.ts'
import { MonthResults } from './month-results.ts'
import type {
  ClaimsRequest,
  DifferencesRequest,
  OtherRequest,
  RowRange,
  SearchRequest,
  SettledRequest,
  StatesRequest,
  UnmatchedRequest,
} from './views.ts'

/** A refused file or an unreadable answer does not end the worker, so it keeps what it had before. */
export const resultsErrors: CarriedErrors = {
  write: (error) =>
    error instanceof ApiProblem ? { unreadable: String(error.cause) } : fileRefusals.write(error),
  read: (data: { readonly unreadable?: string }) =>
    data.unreadable === undefined ? fileRefusals.read(data as never) : unreadableAnswer(200, data.unreadable),
}

/** The first adjustments of a month, how many there are, and which part went to the seller's balance for ads. */
export interface AdjustmentsView {
  readonly count: number
  readonly rows: readonly Adjustment[]
  readonly topUps: { readonly count: number; readonly amount: Cents }
}

/**
 * The first orders of a month whose fees differ for one reason, and how many are kept. `isListed` if the order is in a
 * list.
 */
export interface AuditedView {
  readonly count: number
  readonly rows: readonly (AuditedOrder & { readonly isListed: boolean })[]
}

/**
 * The calls of the worker that reads one closing's orders, compares them, and has its rows. Calls that change what is
 * shown answer its totals.
 */
export function resultsCalls(results = new MonthResults()) {
  const orders = orderCalls({
    show: (marketplace, { orders, leftOut, found, isCompared }) =>
      results.showMonth(marketplace, { orders, leftOut, found: isCompared ? found : null }),
  })
  return {
    ...orders,

    /** Takes the stored facts, and shows the results that were sent without files (`answer`), if there are any. */
    takeStored: async (
      { answer, ...stored }: StoredFacts & { readonly answer?: Blob | undefined },
      job: Job<never>,
    ) => {
      const sent = answer && (await readAnswer(answer, getSentResults.answer))
      const totals = await orders.takeStored(stored, job)
      return sent ? results.showSent(stored.marketplace, readRows(sent, stored.marketplace)) : totals
    },

    /** What was found, in the specification's shapes, compressed; null if it is nothing, or more rows than `most`. */
    writeResults: (most: number) => {
      const found = results.written(most)
      return found && compressJson(found)
    },

    /** `marks` are those changed since the last call with marks. */
    listDifferences: ({
      marks,
      ...request
    }: DifferencesRequest & { readonly marks: readonly MarkState[] }) => {
      results.setMarks(marks)
      return results.listDifferences(request)
    },
    listUnmatched: (request: UnmatchedRequest) => results.listUnmatched(request),
    /** `marks` are those changed since the last call with marks. */
    listClaims: ({ marks, ...request }: ClaimsRequest & { readonly marks: readonly MarkState[] }) => {
      results.setMarks(marks)
      return results.listClaims(request)
    },
    /** `marks` are those changed since the last call with marks. */
    outlook: ({ marks, today }: { readonly marks: readonly MarkState[]; readonly today: string }) => {
      results.setMarks(marks)
      return results.outlook(today)
    },
    claimsForText: ({ view, ids }: { readonly view: number; readonly ids: readonly string[] }) =>
      results.claimsForText(view, ids),
    states: (request: StatesRequest) => results.states(request),
    rowsOf: ({ view, range }: { readonly view: number; readonly range: RowRange }) =>
      results.rowsOf(view, range),
    ordersOf: (view: number) => results.ordersOf(view),
    findOrder: ({ orderId, index }: { readonly orderId: string; readonly index?: number | undefined }) =>
      results.findOrder(orderId, index),
    placeOf: ({ view, orderId }: { readonly view: number; readonly orderId: string }) =>
      results.placeOf(view, orderId),

    /** Rows for the worker that writes workbooks. */
    exportRows: ({ kind, today }: { kind: 'errors' | 'support'; today: CalendarDate }) =>
      transferred(results.exportRows(kind, today)),
    exportAll: (kind: 'orders' | 'leftOut' | 'unmatched' | 'settled' | 'adjustments' | 'audited') =>
      transferred(
        kind === 'orders' || kind === 'leftOut' ? results.allOrders(kind) : (results.rows[kind] ?? []),
      ),

    listAdjustments: (wanted: number) => adjustmentsView(results, wanted),
    listSettled: (request: SettledRequest) => results.listSettled(request),
    listAudited: ({ group, wanted }: { readonly group: number; readonly wanted: number }) =>
      auditedView(results, group, wanted),

    findOrders: (request: SearchRequest) => results.findOrders(request),
    findOther: (request: OtherRequest) => results.findOther(request),
    listLeftOut: (wanted: number) => results.listLeftOut(wanted),
  }
}
export type ResultsCalls = ReturnType<typeof resultsCalls>

function adjustmentsView({ rows: { adjustments = [] } }: MonthResults, wanted: number): AdjustmentsView {
  const topUps = adjustments.filter(({ kind }) => kind === 'ads-top-up')
  return {
    ...{ count: adjustments.length, rows: adjustments.slice(0, wanted) },
    topUps: { count: topUps.length, amount: sumCents(topUps.map(({ amount }) => amount)) },
  }
}

function auditedView(results: MonthResults, group: number, wanted: number): AuditedView {
  const ofGroup = (results.rows.audited ?? []).filter((one) => one.group === group)
  const bySize = ofGroup.toSorted((one, other) => differenceOf(other) - differenceOf(one))
  const isListed = ({ orderId }: AuditedOrder) => results.findOrder(orderId) !== null
  const rows = bySize.slice(0, wanted).map((row) => ({ ...row, isListed: isListed(row) }))
  return { count: ofGroup.length, rows }
}

function transferred(rows: readonly unknown[]) {
  const sent = sendInPieces(rows)
  return new Transferring(sent, [sent])
}

function differenceOf({ charged, due }: AuditedOrder): number {
  return Math.abs(charged - due)
}
