import type { Cents } from '../money/index.ts'
import type { Cause, DifferenceReason } from './marketplaces/shopee/explain-difference.ts'
import type { ExpectedParts, PaidParts } from './marketplaces/shopee/terms.ts'

/** What is noted of a difference: that it is what the three freight fields come to, or that nothing tells. */
export type DifferenceNote = 'freight-subtotal' | 'unknown'

/** What is noted of an order without income: that it was not completed yet, or that the income file does not have it. */
export type UnmatchedNote = 'not-completed' | 'not-in-income'

/** A note as somebody else's client wrote it. */
export interface OtherNote {
  readonly text: string
}

/** A month of a closing: 1 to 12, and the year with two digits. */
export interface ClosingMonth {
  readonly month: number
  readonly year: number
}

/**
 * An order that was paid with another amount than expected. `difference` is negative where less was paid; `createdAt` is
 * 'YYYY-MM-DD HH:MM', or what else the file says.
 *
 * Why it differs is absent where the closing was computed before there were reasons. `paidIn` is there where the income of
 * another month paid it.
 */
export interface OrderDifference {
  readonly orderId: string
  readonly createdAt: string
  readonly difference: Cents
  readonly note: DifferenceNote | OtherNote
  readonly expected?: ExpectedParts
  readonly paid?: PaidParts
  readonly reason?: DifferenceReason
  readonly causes?: readonly Cause[]
  readonly paidIn?: ClosingMonth
}

/** An order without a counterpart in the income. `units` is how many pieces were sold, absent where nobody says. */
export interface UnmatchedOrder extends ExpectedParts {
  readonly orderId: string
  readonly createdAt: string
  readonly status: string
  readonly note: UnmatchedNote | OtherNote
  readonly units?: number
}

/** The rows of a closing. */
export interface ClosingRows {
  readonly differences: readonly OrderDifference[]
  readonly unmatched: readonly UnmatchedOrder[]
}

/** What the income of another closing, that of a month, paid for an order. */
export interface LatePayment extends ClosingMonth {
  readonly orderId: string
  readonly paid: PaidParts
}

/**
 * What the rows of a closing come to. `matched` counts the orders that were compared, `totalDifference` sums the differences,
 * `differences` and `unmatched` count the rows, and `lost` sums the differences below 0 and is not negative.
 */
export interface MonthFigures {
  readonly matched: number
  readonly totalDifference: Cents
  readonly differences: number
  readonly unmatched: number
  readonly lost: Cents
}

/**
 * What a closing comes to, told without its rows. Orders that another closing's income paid are among `matched` and the
 * differences as any other, and not `unmatched`; `late` counts them. `recovered` is what the seller says was paid back.
 * `revision` grows with each storing of orders or results.
 */
export interface ClosingFigures extends MonthFigures {
  readonly hasOrders: boolean
  readonly hasResults: boolean
  readonly recovered: Cents
  readonly contested: number
  readonly late: number
  readonly outdated: boolean
  readonly revision: number
}
