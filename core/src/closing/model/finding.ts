import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy } from './beside.ts'
import type { DueDay } from './due-day.ts'
import type { AuditedOrder, FeeCheck } from './fee-check.ts'
import type { Order, OrderLeftOut } from './order.ts'
import type { OrderItem } from './order-items.ts'
import type { ClosingTerms } from './terms/closing-terms.ts'
import type { KnownTerms } from './terms/known-terms.ts'

/**
 * Why an amount differs: one cause, 'several' if the income file states more than one, or 'unexplained' if the files do
 * not say.
 */
export type DifferenceReason<Kind extends string = KnownTerms['cause']> = Kind | 'several' | 'unexplained'

/**
 * One cause of a difference. `amount` is in centavos, negative if less was paid because of it.
 *
 * `basis` says how sure the cause is:
 *
 * - 'stated': the income file has the amount itself.
 * - 'matches': this cause would make exactly this amount, but the file does not name it.
 * - 'lacking': the file does not have all its payments yet.
 *
 * `expectedRate` and `chargedRate` are percents of the amount the commission is charged on. `fee` is the fixed fee in
 * centavos that was charged for each of the `units` instead of once.
 */
export interface Cause<Kind extends string = KnownTerms['cause']> {
  readonly kind: Kind
  readonly amount: Cents
  readonly basis: 'stated' | 'matches' | 'lacking'
  readonly expectedRate?: number
  readonly chargedRate?: number
  readonly fee?: Cents
  readonly units?: number
}

/** Why an amount differs, with the single causes. */
export interface ReasonAndCauses<Terms extends ClosingTerms> {
  readonly reason: DifferenceReason<Terms['cause']>
  readonly causes: readonly Cause<Terms['cause']>[]
}

export type DifferenceNote = KnownTerms['differenceNote']
export type UnmatchedNote = KnownTerms['unmatchedNote']

/** A note that another client of the API wrote. */
export interface OtherNote {
  readonly text: string
}

/**
 * What was received for an order on one day, in centavos, negative if it was taken back. `day` is 'YYYY-MM-DD', or ''
 * if the file does not say.
 */
export interface DayPayment {
  readonly day: string
  readonly amount: Cents
}

/**
 * An order that was paid another amount than expected. `difference` is in centavos, negative if too little was paid.
 * `createdAt` is 'YYYY-MM-DD HH:MM', or the text of the file.
 *
 * - `expected`, `paid`, `reason`, `causes`: why it differs; absent in closings stored before reasons were computed.
 * - `items`: absent in closings stored before they were kept.
 * - `payments`: absent in closings stored before they were kept, and where the file has no days.
 * - `numbers`: as in {@link Order}; a payment of another month may name the order by them.
 * - `named`: which of the `numbers` its own payments name; absent if a payment names none.
 * - `freight`: present if the income file says that the carrier charged another freight than expected.
 * - `deliveredOn`: the day it reached the buyer; absent if unknown.
 * - `fees`: the result of checking its fees; absent if they were not checked.
 * - `billed`: its fees from a report of fees; absent if the files have none.
 * - `unread`: one of its amounts, in any file, could not be read. Nothing is claimed then.
 * - `takenBack`: what income rows with a refund id paid (positive) or took back (negative), in centavos. They are not
 *   compared (specification, section 5), and nothing is claimed beside them.
 */
export interface OrderDifference<Terms extends ClosingTerms = KnownTerms> {
  readonly orderId: string
  readonly createdAt: string
  readonly difference: Cents
  readonly note: Terms['differenceNote'] | OtherNote
  readonly expected?: Terms['expected']
  readonly paid?: Terms['paid']
  readonly reason?: DifferenceReason<Terms['cause']>
  readonly causes?: readonly Cause<Terms['cause']>[]
  readonly items?: readonly OrderItem[]
  readonly payments?: readonly DayPayment[]
  readonly numbers?: readonly string[]
  readonly named?: readonly string[]
  readonly freight?: FreightDiscrepancy
  readonly deliveredOn?: CalendarDate
  readonly fees?: FeeCheck
  readonly billed?: readonly BilledFee[]
  readonly unread?: true
  readonly takenBack?: Cents
}

/**
 * An order of the orders file that the income does not have, with the parts of its expected amount in centavos.
 *
 * - `units`: the number of pieces sold; absent if unknown.
 * - `items`: absent in closings stored before they were kept.
 * - `due`: the day its money is expected; absent if unknown.
 * - `fees`: the result of checking its fees by the orders file alone; only present if they differ.
 * - `numbers`, `deliveredOn`, `lowered`, `billed`: as in {@link Order} and {@link OrderDifference}. They explain a
 *   payment that comes with the income of another month. `unread`, `takenBack`: as in {@link OrderDifference}.
 */
export type UnmatchedOrder<Terms extends ClosingTerms = KnownTerms> = Terms['expected'] & {
  readonly orderId: string
  readonly createdAt: string
  readonly status: string
  readonly note: Terms['unmatchedNote'] | OtherNote
  readonly units?: number
  readonly items?: readonly OrderItem[]
  readonly due?: DueDay
  readonly numbers?: readonly string[]
  readonly deliveredOn?: CalendarDate
  readonly lowered?: NonNullable<Order['lowered']>
  readonly fees?: FeeCheck
  readonly billed?: readonly BilledFee[]
  readonly unread?: true
  readonly takenBack?: Cents
}

/**
 * An order that was paid the expected amount but was refunded, or paid long after its due day.
 *
 * `amount` is what the seller got, in centavos. `refunded` is what the buyer got back, which is no difference; it is 0
 * if only the orders file mentions the refund and nothing was taken back. `due` and `paidOn` (the first payment) are
 * absent if unknown. `leftOut` is why its file leaves the order out; it has money all the
 * same, which is in no other sum than that of `MonthSums.leftOut`.
 */
export interface SettledOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly amount: Cents
  readonly refunded?: Cents
  readonly due?: DueDay
  readonly paidOn?: CalendarDate
  readonly leftOut?: OrderLeftOut
}

/**
 * The rows of a closing. Very long lists are cut after their maximum, such as {@link mostAdjustments}. `adjustments`
 * and `settled` are absent if there are none, `audited` if no fees differ from their tables. All three are also absent
 * in closings stored before they were kept.
 */
export interface ClosingRows<Terms extends ClosingTerms = KnownTerms> {
  readonly differences: readonly OrderDifference<Terms>[]
  readonly unmatched: readonly UnmatchedOrder<Terms>[]
  readonly adjustments?: readonly Adjustment[]
  readonly audited?: readonly AuditedOrder[]
  readonly settled?: readonly SettledOrder[]
}
