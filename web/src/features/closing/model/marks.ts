import type { OrderMark } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { noCents, shortfall } from '@vendaclara/core/money'

/** The seller's marks of orders, by their IDs. */
export type Marks = ReadonlyMap<string, OrderMark>
export type Mark = Omit<OrderMark, 'version'>

/** What lists and sums need of them. */
export type MarkState = Pick<OrderMark, 'orderId' | 'state' | 'recovered'>
export type MarkStates = ReadonlyMap<string, MarkState>

export const noMarks: Marks = new Map()

/** The mark of an order; one of version 0 where it has none. */
export function markOf(marks: Marks, orderId: string): OrderMark {
  return marks.get(orderId) ?? { orderId, version: 0, state: null, note: '', recovered: noCents, date: null }
}

export function withMarks(marks: Marks, changed: readonly OrderMark[]): Marks {
  return new Map([...marks, ...changed.map((mark) => [mark.orderId, mark] as const)])
}

/** The server's marks, but for those of which the page has a later version: one just stored is not undone by an older answer. */
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
 * The mark of an order after a change, with what is missing of it. An order marked as recovered without an amount has recovered all it was paid too little; in
 * another state it has recovered nothing. `today` is 'YYYY-MM-DD'.
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
