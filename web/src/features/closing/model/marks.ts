import { type MarkSubject, markKey, type OrderMark } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf, type OrderDifference } from '@vendaclara/core/closing'
import { negative, noCents, shortfall } from '@vendaclara/core/money'
import { isDifference, type ResultRow } from './differences.ts'

/** The seller's marks of orders by their keys: the ID of the order for what is missing of it. */
export type Marks = ReadonlyMap<string, OrderMark>
export type Mark = Omit<OrderMark, 'version'>

/** The part of a mark that lists and sums need. */
export type MarkState = Pick<OrderMark, 'orderId' | 'state' | 'recovered'>
export type MarkStates = ReadonlyMap<string, MarkState>

export const noMarks: Marks = new Map()

/** What a mark is about; without a subject what is missing of the order. */
export type MarkOf = Pick<OrderMark, 'orderId' | 'subject'>

/** A mark of an order; one with version 0 if there is none. */
export function markOf(marks: Marks, { orderId, subject }: MarkOf): OrderMark {
  const of = { orderId, ...(subject && { subject }) }
  const none = { ...of, version: 0, state: null, note: '', recovered: noCents, date: null }
  return marks.get(markKey(of)) ?? none
}

export function withMarks(marks: Marks, changed: readonly OrderMark[]): Marks {
  return new Map([...marks, ...changed.map((mark) => [markKey(mark), mark] as const)])
}

/**
 * The fetched marks, except those of which the page has a later version. So an older answer does not undo a mark just
 * stored.
 */
export function latestMarks(known: Marks | undefined, fetched: Marks): Marks {
  const newer = [...(known ?? noMarks).values()].filter((mark) => {
    const other = fetched.get(markKey(mark))
    return !other || other.version <= mark.version
  })
  return withMarks(fetched, newer)
}

/** An order that is marked; of its freight and its return, `difference` is what was charged or refunded. */
export interface MarkedOrder extends Pick<OrderDifference, 'orderId' | 'difference'> {
  readonly subject?: MarkSubject
}

/** An order of a list as it is marked; of one that its buyer has paid and the marketplace has not, all is missing. */
export function markedOrder(marketplace: ClosingMarketplace, row: ResultRow): MarkedOrder {
  const { orderId } = row
  if (isDifference(row)) return { orderId, difference: row.difference }
  const { rules } = closingOf(marketplace)
  const expected = rules.expectedAmount(row)
  const isExpected = expected > 0 && !rules.isUnpaid(row.status)
  return { orderId, difference: isExpected ? negative(expected) : noCents }
}

type Change = Pick<OrderMark, 'state'> & Partial<Pick<OrderMark, 'note' | 'recovered'>>

/**
 * The mark of an order after a change, with what is missing of the order. If it is marked as recovered without an
 * amount, everything it was paid too little counts as recovered; in another state nothing does. `today` is
 * 'YYYY-MM-DD'.
 */
export function changeMark(row: MarkedOrder, marks: Marks, change: Change, today: string): Mark {
  const { version: _, ...known } = markOf(marks, row)
  const { state } = change
  const isRecovered = state === 'recuperado'
  const claimed = shortfall(row.difference)
  return {
    ...known,
    state,
    note: change.note ?? known.note,
    recovered: isRecovered ? (change.recovered ?? claimed) : noCents,
    date: state === null ? null : today,
    claimed,
  }
}
