import type { CalendarDate } from '@vendaclara/core/calendar'
import type {
  AwaitedState,
  ClosingFigures,
  MonthFigures,
  OrderDifference,
  Receivable,
  SettledOrder,
  SettledState,
} from '@vendaclara/core/closing'
import type { ResultRow } from '../model/differences.ts'
import type { ClaimGroup } from './claims-list.ts'
import type { Filters } from './filters.ts'
import type { Sort } from './sort-rows.ts'
import type { DaySum, MarksTotals, ReasonCount } from './totals.ts'

// What the page asks the worker of a closing's rows for, and what it gets.

/** What the page knows of all rows of a closing. */
export interface ResultTotals {
  /** Another one whenever the rows are others. */
  readonly version: number
  readonly differences: number
  readonly unmatched: number
  readonly reasons: readonly ReasonCount[]
  readonly days: readonly DaySum[]
  /** Differences without a date, which are of no day. */
  readonly undated: number
  /** The comparison whose rows they are where it is not stored yet; the figures of stored rows are in their summary. */
  readonly unsaved: {
    readonly comparison: number
    readonly figures: MonthFigures & Pick<ClosingFigures, 'late' | 'repeated'>
  } | null
}

/** Rows from one place of a list to before another. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** A list as it is filtered and sorted, with the rows around those that are on the screen. */
export interface ListView<Row> {
  /** By it more rows of the same list are asked for. */
  readonly view: number
  readonly count: number
  /** The place of the first of `rows`. */
  readonly from: number
  readonly rows: readonly Row[]
}

export interface DifferencesView extends ListView<OrderDifference> {
  readonly totals: MarksTotals
  /** Of how many of them something can be asked back at once. */
  readonly losses: number
  /** Of the selected orders those that are not in the list. */
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
  /** In the order ID. */
  readonly text: string
  /** null: whatever the state. */
  readonly state: AwaitedState | null
  /** The day it is in Brazil. */
  readonly today: string
}

export interface StatesRequest {
  readonly today: string
  /** How many orders were compared, how many of them their own income paid as expected but late, and how many any income paid as expected with a refund. */
  readonly matched: number
  readonly paidLate: number
  readonly refunded: number
}

/** What is still expected of a month's orders, and how many of the paid ones are in each state. */
export interface MonthStates {
  readonly receivable: Receivable
  readonly settled: Readonly<Record<SettledState, number>>
  /** How many of these have no difference. */
  readonly asExpected: Readonly<Record<SettledRequest['state'], number>>
}

/** Of the orders without a difference those paid late, or those with a refund. */
export interface SettledRequest {
  readonly state: Extract<SettledState, 'paid-late' | 'refunded'>
  readonly wanted: number
}

/** The first of these orders, with how many days after their day they were paid, and how many there are. */
export interface SettledView {
  readonly count: number
  readonly rows: readonly (SettledOrder & { readonly daysLate: number | null })[]
}

/** Which claims are listed: those of one stage and reason, or none. */
export interface ClaimsRequest {
  readonly group: Pick<ClaimGroup, 'stage' | 'reason'> | null
  /** 'YYYY-MM-DD' */
  readonly today: CalendarDate
  readonly range: RowRange
}

export interface ClaimsView extends ListView<ResultRow> {
  /** Those of all stages and reasons. */
  readonly groups: readonly ClaimGroup[]
}

/** An order wherever it is shown; `place` is where in the list on the screen that has it, if one has. */
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
