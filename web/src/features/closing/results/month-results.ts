import { type OrderRow, writeResults } from '@vendaclara/contract/closing'
import { type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import {
  awaitedState,
  type ClosingMarketplace,
  type ClosingRows,
  closingOf,
  isRefundedAsExpected,
  keptLoss,
  type LatePayment,
  type LeftOutOrder,
  type LostOf,
  type MonthFigures,
  type MonthRows,
  monthFigures,
  monthRows,
  mostDiffer,
  type OrderDifference,
  type Reconciliation,
  type RepeatedOrder,
  resultFigures,
  type SettledOrder,
  settledCounts,
  splitLoss,
  sumReceivable,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import type { ResultRow } from '../model/differences.ts'
import type { MarkedOrder, MarkState } from '../model/marks.ts'
import {
  type ClaimsToDo,
  claimGroups,
  claimRows,
  claimsToDo,
  mostInText,
  rowsOfGroup,
} from './claims-list.ts'
import { filterDifferences, idFilter } from './filters.ts'
import { AllOrders, type LeftOutView, type OtherOrder, type SoughtView } from './find-orders.ts'
import { sortRows } from './sort-rows.ts'
import { daySums, marksTotals, reasonCounts } from './totals.ts'
import type {
  ClaimsRequest,
  ClaimsView,
  DifferencesRequest,
  DifferencesView,
  FoundOrder,
  ListView,
  MonthStates,
  OrderPlace,
  OtherRequest,
  ResultTotals,
  RowRange,
  SearchRequest,
  SettledRequest,
  SettledView,
  StatesRequest,
  UnmatchedRequest,
} from './views.ts'

/**
 * The rows of a closing's own files, what the income of other months paid for its orders, and which of its orders are
 * also in the files of other months.
 */
export interface StoredRows extends ClosingRows {
  readonly marketplace: ClosingMarketplace
  readonly late: readonly LatePayment[]
  readonly repeated: readonly RepeatedOrder[]
}

/** The orders of a closing's file, as they are stored. */
interface StoredOrders {
  readonly requests: readonly OrderRow[]
  readonly leftOut: readonly LeftOutOrder[]
}

interface ComparedRows {
  readonly figures: MonthFigures
  readonly rows: ClosingRows
}

interface SortedList<Row> {
  readonly view: number
  readonly rows: readonly Row[]
}

const emptyList = { view: 0, rows: [] }

/**
 * The rows of one closing in their worker. Compared rows that are not stored yet replace the stored ones. Lists are
 * filtered and sorted here, and sent to the page in ranges.
 */
export class MonthResults {
  private stored: StoredRows | undefined
  private compared: (ComparedRows & { readonly comparison: number }) | undefined
  private comparisons = 0
  private shown: MonthRows = { differences: [], unmatched: [], late: [] }
  private version = 0
  private views = 0
  private readonly marks = new Map<string, MarkState>()
  private differences: SortedList<OrderDifference> = emptyList
  private unmatched: SortedList<UnmatchedOrder> = emptyList
  private claims: SortedList<ResultRow> = emptyList
  private orders: AllOrders | undefined

  setStored(rows: StoredRows): ResultTotals {
    this.stored = rows
    return this.show()
  }

  /** Shows what a comparison found, until it is stored or dropped. */
  setCompared(results: Reconciliation): ResultTotals {
    this.comparisons += 1
    this.compared = { figures: resultFigures(results), rows: results, comparison: this.comparisons }
    return this.show()
  }

  /** The rows of a comparison for `PUT /analysis/:id`; null if other rows have replaced them. */
  writeCompared(comparison: number): ReturnType<typeof writeResults> | null {
    if (this.compared?.comparison !== comparison) return null
    return writeResults({ ...this.compared.figures, ...this.compared.rows })
  }

  /** Marks the rows of a comparison as stored; null if other rows have replaced them. */
  storeCompared(comparison: number): ResultTotals | null {
    if (this.compared?.comparison !== comparison) return null
    const { marketplace = 'shopee', late = [], repeated = [] } = this.stored ?? {}
    this.stored = { ...this.compared.rows, marketplace, late, repeated }
    this.compared = undefined
    return this.totals()
  }

  /** Shows the stored rows again; null if they were never loaded. */
  dropCompared(): ResultTotals | null {
    this.compared = undefined
    return this.stored ? this.show() : null
  }

  setMarks(changed: readonly MarkState[]): void {
    for (const mark of changed) this.marks.set(mark.orderId, mark)
  }

  listDifferences({ filters, sort, selected, today, range }: DifferencesRequest): DifferencesView {
    const rows = filterDifferences(this.shown.differences, filters, this.marks)
    this.differences = { view: this.nextView(), rows: sortRows(rows, sort) }
    const ids = selected.length > 0 ? new Set(rows.map(({ orderId }) => orderId)) : undefined
    return {
      ...viewOf(this.differences, range),
      totals: marksTotals(rows, this.marks),
      losses: rows.filter((row) => this.isContestable(row, today)).length,
      hidden: ids ? selected.filter((id) => !ids.has(id)) : [],
    }
  }

  listUnmatched({ text, state, today, sort, range }: UnmatchedRequest): ListView<UnmatchedOrder> {
    const { rules } = this.marketplace()
    const matches = idFilter(text)
    const rows = this.shown.unmatched.filter(
      (row) => matches(row) && (state === null || awaitedState(rules, row, today) === state),
    )
    this.unmatched = { view: this.nextView(), rows: sortRows(rows, sort) }
    return viewOf(this.unmatched, range)
  }

  listClaims({ group, today, range }: ClaimsRequest): ClaimsView {
    const found = this.claimRows(today)
    this.claims = { view: this.nextView(), rows: group ? rowsOfGroup(found, group) : [] }
    return { ...viewOf(this.claims, range), groups: claimGroups(found) }
  }

  /** The claims that can still be made, from the same rows as the list of claims; null if there are none. */
  claimsToDo(today: CalendarDate): ClaimsToDo | null {
    return claimsToDo(this.claimRows(today))
  }

  /**
   * The first orders of the list of claims to put into one text, limited to `ids` if given; null if the list has
   * changed.
   */
  claimsForText(view: number, ids: readonly string[]): readonly ResultRow[] | null {
    if (view !== this.claims.view) return null
    const wanted = new Set(ids)
    const rows = ids.length > 0 ? this.claims.rows.filter((row) => wanted.has(row.orderId)) : this.claims.rows
    return rows.slice(0, mostInText)
  }

  states({ today, matched, counts }: StatesRequest): MonthStates {
    const { rules } = this.marketplace()
    const { differences, unmatched, late } = this.shown
    const elsewhere = late.filter((one) => one.difference === 0 && !isRefundedAsExpected(one)).length
    const { paidLate = 0, refunded = late.filter(isRefundedAsExpected).length } = counts ?? {}
    const asExpected = { 'paid-late': paidLate + elsewhere, refunded }
    return {
      receivable: sumReceivable(rules, unmatched, today),
      asExpected,
      settled: settledCounts(rules, differences, { matched, ...asExpected }),
    }
  }

  /** More rows of a list; null if the list has changed. */
  rowsOf(view: number, { from, to }: RowRange): readonly ResultRow[] | null {
    const list = [this.differences, this.unmatched, this.claims].find((one) => one.view === view)
    return list ? list.rows.slice(from, to) : null
  }

  /** An order, even if the filters leave it out; null if there is none with this ID. `index` is its earlier place. */
  findOrder(orderId: string, index?: number): FoundOrder | null {
    const isWanted = (row: ResultRow) => row.orderId === orderId
    for (const kind of ['differences', 'unmatched'] as const) {
      const row = this.shown[kind].find(isWanted)
      if (!row) continue
      const { rows } = this[kind]
      const at = rows.findIndex(isWanted)
      return { row, place: at >= 0 ? placeIn(rows, at) : placeLeft(rows, index) }
    }
    return null
  }

  /** The place of an order in a list; null if it is not in it, or the list has changed. */
  placeOf(view: number, orderId: string): number | null {
    const list = [this.differences, this.unmatched].find((one) => one.view === view)
    const at = list ? list.rows.findIndex((row) => row.orderId === orderId) : -1
    return at < 0 ? null : at
  }

  /** The orders of the list of differences; null if the list has changed. */
  ordersOf(view: number): readonly MarkedOrder[] | null {
    if (view !== this.differences.view) return null
    return this.differences.rows.map(({ orderId, difference }) => ({ orderId, difference }))
  }

  /**
   * The rows to export. For the seller these are all differences; for the support, those of the list that can be
   * claimed.
   */
  exportRows(kind: 'errors' | 'support', today: CalendarDate): readonly OrderDifference[] {
    if (kind === 'errors') return this.shown.differences
    return this.differences.rows.filter((row) => this.isContestable(row, today))
  }

  /** The orders paid latest after their due day come first, those without a known day last. */
  listSettled({ state, wanted }: SettledRequest): SettledView {
    const rows = (this.shown.settled ?? [])
      .filter(({ refunded, leftOut }) => !leftOut && (state === 'refunded') === (refunded !== undefined))
      .map((order) => ({ ...order, daysLate: daysLate(order) }))
      .sort((one, other) => (other.daysLate ?? 0) - (one.daysLate ?? 0))
    return { count: rows.length, rows: rows.slice(0, wanted) }
  }

  /** Sets the stored orders, including those without a row and those left out. */
  setOrders({ requests, leftOut }: StoredOrders): void {
    this.orders = new AllOrders(this.stored?.marketplace ?? 'shopee', requests, leftOut)
  }

  /** The orders of the month that match a text; null if the orders are not loaded. */
  findOrders({ text, ...asOf }: SearchRequest): SoughtView | null {
    return this.orders?.find(text, this.shown, asOf) ?? null
  }

  /** An order that no list has; null if the month does not have it, undefined if the orders are not loaded. */
  findOther({ orderId, ...asOf }: OtherRequest): OtherOrder | null | undefined {
    return this.orders?.one(orderId, this.shown, asOf)
  }

  /** The orders for which nothing is expected; null if the orders are not loaded. */
  listLeftOut(wanted: number): LeftOutView | null {
    return this.orders?.listLeftOut(this.shown, wanted) ?? null
  }

  /** All rows that are shown. */
  get rows(): ClosingRows {
    return this.shown
  }

  private show(): ResultTotals {
    const own = this.compared?.rows ?? this.stored ?? { differences: [], unmatched: [] }
    const { late = [], repeated = [] } = this.stored ?? {}
    this.shown = monthRows(this.marketplace(), own, late, repeated)
    this.version += 1
    return this.totals()
  }

  private claimRows(today: CalendarDate): ReturnType<typeof claimRows> {
    return claimRows(this.marketplace(), this.shown, this.marks, today)
  }

  private isContestable(row: OrderDifference, today: CalendarDate): boolean {
    return splitLoss(this.marketplace(), row, today).contestable > 0
  }

  private marketplace(): ReturnType<typeof closingOf> {
    return closingOf(this.stored?.marketplace ?? 'shopee')
  }

  private totals(): ResultTotals {
    const { differences, unmatched, late } = this.shown
    const { rules } = this.marketplace()
    const elsewhere = unmatched
      .filter(({ paidIn, awaitedIn }) => paidIn ?? awaitedIn)
      .map((row) => rules.expectedAmount(row))
    return {
      version: this.version,
      differences: differences.length,
      unmatched: unmatched.length,
      reasons: reasonCounts(this.marketplace(), differences),
      unexplained: mostDiffer(rules, differences, 0)?.orders ?? 0,
      ...daySums(differences),
      unsaved: this.compared
        ? {
            comparison: this.compared.comparison,
            figures: monthFigures(this.compared.figures, late, elsewhere, this.askedElsewhere()),
          }
        : null,
    }
  }

  /** The losses of the differences that another month claims. */
  private askedElsewhere(): readonly LostOf[] {
    const marketplace = this.marketplace()
    return this.shown.differences.flatMap(({ askedIn, ...row }) =>
      askedIn ? [{ difference: row.difference, ...keptLoss(marketplace, row) }] : [],
    )
  }

  private nextView(): number {
    this.views += 1
    return this.views
  }
}

/** Null if one of the days is unknown, or it was paid in time. */
function daysLate({ due, paidOn }: SettledOrder): number | null {
  const days = due && paidOn ? daysBetween(due.on, paidOn) : 0
  return days > 0 ? days : null
}

function placeIn(rows: readonly ResultRow[], index: number): OrderPlace {
  const [before, after] = [rows[index - 1], rows[index + 1]]
  return { index, count: rows.length, previous: before?.orderId ?? null, next: after?.orderId ?? null }
}

/** An order that a filter has removed from the list, for example after marking it, keeps its old place. */
function placeLeft(rows: readonly ResultRow[], index: number | undefined): OrderPlace | null {
  if (index === undefined) return null
  const [before, after] = [rows[index - 1], rows[index]]
  return { index, count: rows.length, previous: before?.orderId ?? null, next: after?.orderId ?? null }
}

/** If the list is now too short for the range, its end is shown. */
function viewOf<Row>({ view, rows }: SortedList<Row>, { from, to }: RowRange): ListView<Row> {
  const first = Math.max(0, Math.min(from, rows.length - (to - from)))
  return { view, count: rows.length, from: first, rows: rows.slice(first, first + to - from) }
}
