import type { OrderMark } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { noCents, shortfall } from '@vendaclara/core/money'

/** The seller's marks of orders, by their IDs. */
export type Marks = ReadonlyMap<string, OrderMark>
export type Mark = Omit<OrderMark, 'version'>

/** The part of a mark that lists and sums need. */
export type MarkState = Pick<OrderMark, 'orderId' | 'state' | 'recovered'>
export type MarkStates = ReadonlyMap<string, MarkState>

export const noMarks: Marks = new Map()

/** The mark of an order; one with version 0 if it has none. */
export function markOf(marks: Marks, orderId: string): OrderMark {
  return marks.get(orderId) ?? { orderId, version: 0, state: null, note: '', recovered: noCents, date: null }
}

export function withMarks(marks: Marks, changed: readonly OrderMark[]): Marks {
  return new Map([...marks, ...changed.map((mark) => [mark.orderId, mark] as const)])
}

/**
 * The fetched marks, except those of which the page has a later version. So an older answer does not undo a mark just
 * stored.
 */
export function latestMarks(known: Marks | undefined, fetched: Marks): Marks {
  const newer = [...(known ?? noMarks).values()].filter((mark) => {
    const other = fetched.get(mark.orderId)
    return !other || other.version <= mark.version
  })
  return withMarks(fetched, newer)
}

/** An order that is marked. */
export type MarkedOrder = Pick<OrderDifference, 'orderId' | 'difference'>

type Change = Pick<OrderMark, 'state'> & Partial<Pick<OrderMark, 'note' | 'recovered'>>

/**
 * The mark of an order after a change, with what is missing of the order. If it is marked as recovered without an
 * amount, everything it was paid too little counts as recovered; in another state nothing does. `today` is
 * 'YYYY-MM-DD'.
 */
export function changeMark(row: MarkedOrder, marks: Marks, change: Change, today: string): Mark {
  const { orderId, note } = markOf(marks, row.orderId)
  const { state } = change
  const isRecovered = state === 'recuperado'
  const claimed = shortfall(row.difference)
  return {
    orderId,
    state,
    note: change.note ?? note,
    recovered: isRecovered ? (change.recovered ?? claimed) : noCents,
    date: state === null ? null : today,
    claimed,
  }
}
