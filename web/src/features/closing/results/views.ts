import type { CalendarDate } from '@vendaclara/core/calendar'
import type {
  AwaitedState,
  MonthFigures,
  OrderDifference,
  Receivable,
  SettledOrder,
  SettledState,
} from '@vendaclara/core/closing'
import type { ResultRow } from '../model/differences.ts'
import type { MonthAsOf } from '../model/order-outcomes.ts'
import type { ClaimGroup } from './claims-list.ts'
import type { Filters } from './filters.ts'
import type { OrdersKnown } from './find-orders.ts'
import type { Sort } from './sort-rows.ts'
import type { DaySum, MarksTotals, ReasonCount } from './totals.ts'

// The requests of the page to the worker with a closing's rows, and the answers.

/** What the page knows about all rows of a closing. */
export interface ResultTotals {
  /** Changes whenever the rows change. */
  readonly version: number
  readonly differences: number
  readonly unmatched: number
  readonly reasons: readonly ReasonCount[]
  /** The differences that nothing explains, if they are not as by a new fee; otherwise 0. */
  readonly unexplained: number
  readonly days: readonly DaySum[]
  /** The number of differences without a date. */
  readonly undated: number
  /** What the month's files come to; null if they cannot be compared yet, or the rows were sent without files. */
  readonly figures: MonthFigures | null
  /** The orders of the month's files; null if the rows were sent without files. */
  readonly orders: OrdersKnown | null
}

/** Rows from index `from` up to, but not including, `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** A filtered and sorted list, with the rows around the visible ones. */
export interface ListView<Row> {
  /** Identifies the list when more of its rows are requested. */
  readonly view: number
  readonly count: number
  /** The index of the first of `rows`. */
  readonly from: number
  readonly rows: readonly Row[]
}

export interface DifferencesView extends ListView<OrderDifference> {
  readonly totals: MarksTotals
  /** How many of them can be claimed now. */
  readonly losses: number
  /** The selected orders that are not in the list. */
  readonly hidden: readonly string[]
}

interface ListRequest {
  readonly sort: Sort
  readonly range: RowRange
}

export interface DifferencesRequest extends ListRequest {
  readonly filters: Filters
  /** The IDs of the selected orders. */
  readonly selected: readonly string[]
  /** 'YYYY-MM-DD' */
  readonly today: CalendarDate
}

export interface UnmatchedRequest extends ListRequest {
  /** null for any state. */
  readonly state: AwaitedState | null
  /** The current day in Brazil. */
  readonly today: string
}

export interface StatesRequest extends MonthAsOf {
  /** The number of compared orders. */
  readonly matched: number
}

/** Searches all orders of the month for a part of an ID. */
export interface SearchRequest extends MonthAsOf {
  readonly text: string
}

/** Asks for an order that no list has. */
export interface OtherRequest extends MonthAsOf {
  readonly orderId: string
}

/** What is still expected of a month's orders, and how many of the paid ones are in each state. */
export interface MonthStates {
  readonly receivable: Receivable
  readonly settled: Readonly<Record<SettledState, number>>
  /** The orders that nothing is paid for. */
  readonly nothingDue: { readonly cancelled: number; readonly returned: number }
  /** How many of these have no difference. */
  readonly asExpected: Readonly<Record<SettledRequest['state'], number>>
}

/** Asks for the orders without a difference that were paid late, or those with a refund. */
export interface SettledRequest {
  readonly state: Extract<SettledState, 'paid-late' | 'refunded'>
  readonly wanted: number
}

/** The first of these orders, with how many days late they were paid, and how many there are. */
export interface SettledView {
  readonly count: number
  readonly rows: readonly (SettledOrder & { readonly daysLate: number | null })[]
}

/** Which claims are listed: those of one stage and reason, or none (null). */
export interface ClaimsRequest {
  readonly group: Pick<ClaimGroup, 'stage' | 'reason'> | null
  /** 'YYYY-MM-DD' */
  readonly today: CalendarDate
  readonly range: RowRange
}

export interface ClaimsView extends ListView<ResultRow> {
  /** The groups of all stages and reasons. */
  readonly groups: readonly ClaimGroup[]
}

/** An order, and its place in the list on the screen; null if it is not in one. */
export interface FoundOrder {
  readonly row: ResultRow
  readonly place: OrderPlace | null
}

export interface OrderPlace {
  readonly index: number
  readonly count: number
  /** The IDs of its neighbours; null at the ends. */
  readonly previous: string | null
  readonly next: string | null
}
