import { writeResults } from '@vendaclara/contract/closing'
import { type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import {
  awaitedState,
  type ClosingMarketplace,
  type ClosingRows,
  closingOf,
  type LeftOutOrder,
  type MonthFigures,
  mostDiffer,
  type Order,
  type OrderDifference,
  type OrderLeftOut,
  type Reconciliation,
  regainedOf,
  resultFigures,
  type SettledOrder,
  settledCounts,
  splitLoss,
  sumReceivable,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { negative, noCents } from '@vendaclara/core/money'
import type { ResultRow } from '../model/differences.ts'
import type { MarkedOrder, MarkState } from '../model/marks.ts'
import {
  claimGroups,
  claimRows,
  claimsAsked,
  claimsToDo,
  type MonthOutlook,
  mostInText,
  rowsOfGroup,
} from './claims-list.ts'
import { filterDifferences } from './filters.ts'
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

/** A month with the orders of its files. `found` is null as long as nothing can have been paid. */
interface ShownMonth {
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
  readonly found: Reconciliation | null
}

interface SortedList<Row> {
  readonly view: number
  readonly rows: readonly Row[]
}

const emptyList = { view: 0, rows: [] }
const noRows: ClosingRows = { differences: [], unmatched: [] }

/** The rows of one closing in their worker. Lists are filtered and sorted here, and sent to the page in ranges. */
export class MonthResults {
  private entry: ReturnType<typeof closingOf> | undefined
  private shown: ClosingRows = noRows
  /** What was sent without files, until its files can be compared. */
  private sent: ClosingRows = noRows
  private figures: MonthFigures | null = null
  private version = 0
  private views = 0
  private readonly marks = new Map<string, MarkState>()
  private differences: SortedList<OrderDifference> = emptyList
  private unmatched: SortedList<UnmatchedOrder> = emptyList
  private claims: SortedList<ResultRow> = emptyList
  private orders: AllOrders | undefined

  /** Shows rows that were sent without files, of which only the figures that were sent are known. */
  showSent(marketplace: ClosingMarketplace, rows: ClosingRows): ResultTotals {
    this.sent = rows
    return this.show(marketplace, rows, null, undefined)
  }

  /** Shows what a month's files come to. */
  showMonth(marketplace: ClosingMarketplace, { orders, leftOut, found }: ShownMonth): ResultTotals {
    const all = new AllOrders(marketplace, orders, leftOut)
    if (found) this.sent = noRows
    return this.show(marketplace, found ?? this.sent, found && resultFigures(found), all)
  }

  /** What was found of the month's files, as the API takes it; null if it is nothing, or more rows than `most`. */
  written(most: number): ReturnType<typeof writeResults> | null {
    const { differences, unmatched } = this.shown
    if (!this.figures || differences.length + unmatched.length > most) return null
    return writeResults({ ...this.figures, differences, unmatched })
  }

  setMarks(changed: readonly MarkState[]): void {
    for (const mark of changed) this.marks.set(mark.orderId, mark)
  }

  listDifferences({ filters, sort, selected, today, range }: DifferencesRequest): DifferencesView {
    const rows = filterDifferences(this.shown.differences, filters, this.marks)
    const amountOf = ({ difference }: OrderDifference) => difference
    this.differences = { view: this.nextView(), rows: sortRows(rows, sort, amountOf) }
    const ids = selected.length > 0 ? new Set(rows.map(({ orderId }) => orderId)) : undefined
    return {
      ...viewOf(this.differences, range),
      totals: marksTotals(rows, this.marks),
      losses: rows.filter((row) => this.isContestable(row, today)).length,
      hidden: ids ? selected.filter((id) => !ids.has(id)) : [],
    }
  }

  listUnmatched({ state, today, sort, range }: UnmatchedRequest): ListView<UnmatchedOrder> {
    const { rules } = this.marketplace()
    const rows = this.shown.unmatched.filter(
      (row) => state === null || awaitedState(rules, row, today) === state,
    )
    const lacking = (row: UnmatchedOrder) => negative(rules.expectedAmount(row))
    this.unmatched = { view: this.nextView(), rows: sortRows(rows, sort, lacking) }
    return viewOf(this.unmatched, range)
  }

  listClaims({ group, today, range }: ClaimsRequest): ClaimsView {
    const found = this.claimRows(today)
    this.claims = { view: this.nextView(), rows: group ? rowsOfGroup(found, group) : [] }
    return { ...viewOf(this.claims, range), groups: claimGroups(found) }
  }

  /** What still has to be done, from the same rows as the list of claims. */
  outlook(today: CalendarDate): MonthOutlook {
    const { rules } = this.marketplace()
    const claims = this.claimRows(today)
    const { states, amount, count } = sumReceivable(rules, this.shown.unmatched, today)
    const isOnTime = count > 0 && states.overdue.count + states.undated.count === 0 && amount > 0
    const days = isOnTime ? this.shown.unmatched.flatMap(({ due }) => due?.on ?? []) : []
    const recoveredOf = (orderId: string) => {
      const mark = this.marks.get(orderId)
      return mark?.state === 'recuperado' ? mark.recovered : noCents
    }
    return {
      ...{ toDo: claimsToDo(claims), asked: claimsAsked(claims) },
      comesOn: days.toSorted()[0] ?? null,
      regained: regainedOf(rules, this.shown, recoveredOf),
    }
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
    const { differences, unmatched } = this.shown
    const { paidLate = 0, refunded = 0, cancelled = 0, returned = 0 } = counts ?? {}
    const countLeftOut = (why: OrderLeftOut) =>
      this.orders?.leftOut.filter((order) => order.why === why).length ?? 0
    const asExpected = { 'paid-late': paidLate, refunded }
    return {
      receivable: sumReceivable(rules, unmatched, today),
      asExpected,
      settled: settledCounts(rules, differences, { matched, ...asExpected }),
      nothingDue: {
        cancelled: cancelled + countLeftOut('cancelled'),
        returned: returned + countLeftOut('refunded'),
      },
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

  /** The orders of the month that match a text; null if its orders are not known. */
  findOrders({ text, ...asOf }: SearchRequest): SoughtView | null {
    return this.orders?.find(text, this.shown, asOf) ?? null
  }

  /** An order that no list has; null if the month does not have it, undefined if its orders are not known. */
  findOther({ orderId, ...asOf }: OtherRequest): OtherOrder | null | undefined {
    return this.orders?.one(orderId, this.shown, asOf)
  }

  /** The orders for which nothing is expected; null if they are not known. */
  listLeftOut(wanted: number): LeftOutView | null {
    return this.orders?.listLeftOut(this.shown, wanted) ?? null
  }

  /** The orders of the month's files, or those left out; empty if they are not known. */
  allOrders(kind: 'orders' | 'leftOut'): readonly unknown[] {
    return this.orders?.[kind] ?? []
  }

  /** All rows that are shown. */
  get rows(): ClosingRows {
    return this.shown
  }

  private show(
    marketplace: ClosingMarketplace,
    rows: ClosingRows,
    figures: MonthFigures | null,
    orders: AllOrders | undefined,
  ): ResultTotals {
    this.entry = closingOf(marketplace)
    this.shown = rows
    this.figures = figures
    this.orders = orders
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
    if (!this.entry) throw new Error('no month is shown')
    return this.entry
  }

  private totals(): ResultTotals {
    const { differences, unmatched } = this.shown
    return {
      version: this.version,
      differences: differences.length,
      unmatched: unmatched.length,
      reasons: reasonCounts(this.marketplace(), differences),
      unexplained: mostDiffer(this.marketplace().rules, differences, 0)?.orders ?? 0,
      ...daySums(differences),
      figures: this.figures,
      orders: this.orders?.counts() ?? null,
    }
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
