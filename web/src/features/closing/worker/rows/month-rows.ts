import { writeResults } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingMarketplace,
  type ClosingRows,
  closingOf,
  type MonthDoubt,
  type MonthFigures,
  mostDiffer,
  type OrderDifference,
  resultFigures,
  splitLoss,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import type { MarkState } from '../../model/marks.ts'
import type { ClosedMonth } from '../facts/month-facts.ts'
import { AllOrders, type OrdersKnown } from './find-orders.ts'
import { type DaySum, daySums, type ReasonCount, reasonCounts } from './totals.ts'

/** What the page knows about all rows of a closing. */
export interface RowTotals {
  /** Changes whenever the rows change. */
  readonly version: number
  readonly differences: number
  readonly unmatched: number
  readonly reasons: readonly ReasonCount[]
  /** Why the rows cannot be relied on. */
  readonly doubt: MonthDoubt | null
  readonly days: readonly DaySum[]
  /** The number of differences without a date. */
  readonly undated: number
  /** What the month's files come to; null if they cannot be compared yet, or the rows were sent without files. */
  readonly figures: MonthFigures | null
  /** The orders of the month's files; null if the rows were sent without files. */
  readonly orders: OrdersKnown | null
}

const noRows: ClosingRows = { differences: [], unmatched: [] }

/** The rows of one closing in their worker, with the marks of the page. */
export class MonthRows {
  /** All rows that are shown. */
  shown: ClosingRows = noRows
  /** The two lists of rows as they were filtered and sorted last. */
  readonly listed: { differences: readonly OrderDifference[]; unmatched: readonly UnmatchedOrder[] } = {
    differences: [],
    unmatched: [],
  }
  readonly marks = new Map<string, MarkState>()
  /** Undefined if the rows were sent without files. */
  orders: AllOrders | undefined
  private entry: ReturnType<typeof closingOf> | undefined
  /** What was sent without files, until its files can be compared. */
  private sent: ClosingRows = noRows
  private figures: MonthFigures | null = null
  private version = 0

  /** Shows rows that were sent without files. Only the figures that were sent are known of them. */
  showSent(marketplace: ClosingMarketplace, rows: ClosingRows): RowTotals {
    this.sent = rows
    return this.show(marketplace, rows, null, undefined)
  }

  /** Shows what a month's files come to. */
  showMonth(marketplace: ClosingMarketplace, { orders, leftOut, found, isCompared }: ClosedMonth): RowTotals {
    const all = new AllOrders(marketplace, orders, leftOut, found)
    if (!isCompared) return this.show(marketplace, this.sent, null, all)
    this.sent = noRows
    return this.show(marketplace, found, resultFigures(found), all, found.doubt)
  }

  /** What was found of the month's files, as the API takes it; null if it is nothing, or more rows than `most`. */
  written(most: number): ReturnType<typeof writeResults> | null {
    const { differences, unmatched } = this.shown
    if (!this.figures || differences.length + unmatched.length > most) return null
    return writeResults({ ...this.figures, differences, unmatched })
  }

  get marketplace(): ReturnType<typeof closingOf> {
    if (!this.entry) throw new Error('no month is shown')
    return this.entry
  }

  /** What the seller says came back of an order. */
  readonly recoveredOf = (orderId: string): Cents => {
    const mark = this.marks.get(orderId)
    return mark?.state === 'recuperado' ? mark.recovered : noCents
  }

  isContestable(row: OrderDifference, today: CalendarDate): boolean {
    return splitLoss(this.marketplace, row, today).contestable > 0
  }

  private show(
    marketplace: ClosingMarketplace,
    rows: ClosingRows,
    figures: MonthFigures | null,
    orders: AllOrders | undefined,
    doubt = mostDiffer(closingOf(marketplace).rules, rows.differences, 0),
  ): RowTotals {
    this.entry = closingOf(marketplace)
    this.shown = rows
    this.figures = figures
    this.orders = orders
    this.version += 1
    const { differences, unmatched } = rows
    return {
      version: this.version,
      differences: differences.length,
      unmatched: unmatched.length,
      reasons: reasonCounts(this.entry, differences),
      doubt: doubt ?? null,
      ...daySums(differences),
      figures,
      orders: orders?.counts() ?? null,
    }
  }
}
