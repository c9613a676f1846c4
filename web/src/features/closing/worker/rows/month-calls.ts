import { getSentResults, readRows } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingFigures,
  type OrderCounts,
  type OrderLeftOut,
  regainedOf,
  settledCounts,
  sumReceivable,
} from '@vendaclara/core/closing'
import { ApiProblem, unreadableAnswer } from '../../../../api/api-problem.ts'
import { compressJson } from '../../../../api/compress-json.ts'
import { readAnswer } from '../../../../api/read-answer.ts'
import { fileRefusals } from '../../../../files/file-refused.ts'
import { sendInPieces } from '../../../../workers/pieces.ts'
import {
  type AnswerOf,
  type CarriedErrors,
  type Job,
  Transferring,
} from '../../../../workers/worker-calls.ts'
import type { ResultRow } from '../../model/differences.ts'
import type { MarkState } from '../../model/marks.ts'
import type { StoredFacts } from '../facts/stored-facts.ts'
import { fileCalls } from '../file-calls.ts'
import type { KnownFiles } from '../messages.ts'
import { claimRows, claimsAsked, claimsToDo } from './claims-list.ts'
import { type KnownOrder, listedOrder } from './find-orders.ts'
import { listCalls, type SettledListed } from './list-calls.ts'
import { MonthRows, type RowTotals } from './month-rows.ts'

/** A refused file or an unreadable answer does not end the worker, so it keeps what it had before. */
export const monthErrors: CarriedErrors = {
  write: (error) =>
    error instanceof ApiProblem ? { unreadable: String(error.cause) } : fileRefusals.write(error),
  read: (data: { readonly unreadable?: string }) =>
    data.unreadable === undefined ? fileRefusals.read(data as never) : unreadableAnswer(200, data.unreadable),
}

/** What the page knows about a closing: its files, and all of its rows. */
export type ResultTotals = RowTotals & KnownFiles

/**
 * The calls of the worker that reads one closing's orders, compares them, and has its rows. Calls that change what is
 * shown answer its totals.
 */
export function monthCalls(month = new MonthRows()) {
  const files = fileCalls(
    (marketplace, closed, known): ResultTotals => ({
      ...month.showMonth(marketplace, closed),
      ...known,
    }),
  )
  return {
    ...files,
    ...listCalls(month),
    ...sumCalls(month),

    /** An order, even if the filters leave it out, and where the files have it. */
    findOrder: (request: OrderRequest) => ({
      ...findOrder(month, request),
      sources: month.orders ? files.findSources(request.orderId) : null,
    }),

    /** Takes the stored facts, and shows the results that were sent without files (`answer`), if there are any. */
    takeStored: async (
      { answer, ...stored }: StoredFacts & { readonly answer?: Blob | undefined },
      job: Job<never>,
    ): Promise<ResultTotals> => {
      const sent = answer && (await readAnswer(answer, getSentResults.answer))
      const totals = await files.takeStored(stored, job)
      const { marketplace } = stored
      return sent ? { ...totals, ...month.showSent(marketplace, readRows(sent, marketplace)) } : totals
    },

    /** Takes the marks that changed. */
    takeMarks: (changed: readonly MarkState[]) => {
      for (const mark of changed) month.marks.set(mark.orderId, mark)
    },

    /** What was found, in the specification's shapes, compressed; null if it is nothing, or more rows than `most`. */
    writeResults: (most: number) => {
      const found = month.written(most)
      return found && compressJson(found)
    },

    /** All rows of the month, for the worker that writes workbooks. */
    exportMonth: (today: CalendarDate) => {
      const { adjustments = [], audited = [], differences, unmatched } = month.shown
      const ports = {
        orders: sendInPieces(month.orders?.compared(today) ?? []),
        leftOut: sendInPieces(month.orders?.leftOut ?? []),
        differences: sendInPieces(differences),
        unmatched: sendInPieces(unmatched),
        adjustments: sendInPieces(adjustments),
        audited: sendInPieces(audited),
      }
      return new Transferring(ports, Object.values(ports))
    },
    exportDifferences: () => transferred(month.shown.differences),
    /** The listed differences that can be claimed, for the support. */
    exportClaimable: (today: CalendarDate) =>
      transferred(month.listed.differences.filter((row) => month.isContestable(row, today))),
  }
}
export type MonthCalls = ReturnType<typeof monthCalls>

/** What is still expected of a month's orders, and how many of the paid ones are in each state. */
export type MonthStates = AnswerOf<MonthCalls['states']>
/** What of a month still has to be done or waited for, as of a day. */
export type MonthOutlook = AnswerOf<MonthCalls['outlook']>

interface StatesRequest extends Pick<ClosingFigures, 'matched'> {
  readonly today: CalendarDate
  readonly counts: OrderCounts | undefined
}

function sumCalls(month: MonthRows) {
  return {
    /** `comesOn` is the next day on which money is expected, if none of it is late or without a day; otherwise null. */
    outlook: ({ today }: { readonly today: CalendarDate }) => {
      const { shown, marks, marketplace } = month
      const { unmatched } = shown
      const claims = claimRows(marketplace, shown, marks, today)
      const { recoveredOf } = month
      const { states, amount, count } = sumReceivable(marketplace.rules, unmatched, today, recoveredOf)
      const isOnTime = count > 0 && states.overdue.count + states.undated.count === 0 && amount > 0
      const days = isOnTime
        ? unmatched.flatMap(({ orderId, due }) => (recoveredOf(orderId) > 0 ? [] : (due?.on ?? [])))
        : []
      return {
        toDo: claimsToDo(claims),
        asked: claimsAsked(claims),
        comesOn: days.toSorted()[0] ?? null,
        regained: regainedOf(marketplace.rules, shown, recoveredOf),
      }
    },

    /** `matched` is the number of compared orders, `nothingDue` those that nothing is paid for. */
    states: ({ today, matched, counts }: StatesRequest) => {
      const { rules } = month.marketplace
      const { differences, unmatched } = month.shown
      const { paidLate = 0, refunded = 0, cancelled = 0, returned = 0 } = counts ?? {}
      const countLeftOut = (why: OrderLeftOut) =>
        month.orders?.leftOut.filter((order) => order.why === why).length ?? 0
      const asExpected: Readonly<Record<SettledListed, number>> = { 'paid-late': paidLate, refunded }
      return {
        receivable: sumReceivable(rules, unmatched, today, month.recoveredOf),
        asExpected,
        settled: settledCounts(differences, { matched, ...asExpected }),
        nothingDue: {
          cancelled: cancelled + countLeftOut('cancelled'),
          returned: returned + countLeftOut('refunded'),
        },
      }
    },
  }
}

/** The place of an order in the list on the screen, with its neighbours; null at the ends. */
export interface OrderPlace {
  readonly index: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

interface OrderRequest {
  readonly orderId: string
  readonly today: CalendarDate
  /** Its earlier place in the list. */
  readonly index?: number | undefined
}

/** An order, null if the month has none with this ID, and its place if it is in one of the two lists. */
interface FoundOrder {
  readonly order: KnownOrder | null
  readonly place: OrderPlace | null
}

function findOrder(month: MonthRows, { orderId, today, index }: OrderRequest): FoundOrder {
  const isWanted = (row: ResultRow) => row.orderId === orderId
  for (const kind of ['differences', 'unmatched'] as const) {
    const row = month.shown[kind].find(isWanted)
    if (row) return { order: listedOrder(row), place: placeIn(month.listed[kind], isWanted, index) }
  }
  return { order: month.orders?.one(orderId, today) ?? null, place: null }
}

/** An order that a filter has removed from the list, for example after marking it, keeps its old place. */
function placeIn(
  rows: readonly ResultRow[],
  isWanted: (row: ResultRow) => boolean,
  before: number | undefined,
): OrderPlace | null {
  const found = rows.findIndex(isWanted)
  const index = found >= 0 ? found : before
  if (index === undefined) return null
  const next = rows[found >= 0 ? index + 1 : index]
  return {
    index,
    count: rows.length,
    previous: rows[index - 1]?.orderId ?? null,
    next: next?.orderId ?? null,
  }
}

function transferred(rows: readonly unknown[]) {
  const sent = sendInPieces(rows)
  return new Transferring(sent, [sent])
}
