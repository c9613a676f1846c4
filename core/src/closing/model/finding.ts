import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy } from './beside.ts'
import type { DueDay } from './due-day.ts'
import type { AuditedOrder, FeeCheck } from './fee-check.ts'
import type { ClosingNames } from './names/closing-names.ts'
import type { KnownNames } from './names/known-names.ts'
import type { Order, OrderLeftOut } from './order.ts'
import type { OrderItem } from './order-items.ts'

/**
 * Why an amount differs: one reason, 'several' if the income file states more than one, or 'unexplained' if the files do
 * not say.
 */
export type DifferenceReason<Kind extends string = KnownNames['reason']> = Kind | 'several' | 'unexplained'

/**
 * One reason of a difference. `amount` is in centavos, negative if less was paid because of it.
 *
 * `basis` says how sure the reason is:
 *
 * - 'stated': the income file has the amount itself.
 * - 'matches': this reason would make exactly this amount, but the file does not name it.
 * - 'lacking': the file does not have all its payments yet.
 *
 * `expectedRate` and `chargedRate` are percents of the amount the commission is charged on. `fee` is the fixed fee in
 * centavos that was charged for each of the `units` instead of once.
 */
export interface Reason<Kind extends string = KnownNames['reason']> {
  readonly kind: Kind
  readonly amount: Cents
  readonly basis: 'stated' | 'matches' | 'lacking'
  readonly expectedRate?: number
  readonly chargedRate?: number
  readonly fee?: Cents
  readonly units?: number
}

/** Why an amount differs, with the single reasons. */
export interface DifferenceReasons<Names extends ClosingNames> {
  readonly reason: DifferenceReason<Names['reason']>
  readonly reasons: readonly Reason<Names['reason']>[]
}

export type DifferenceInfo = KnownNames['differenceInfo']
export type UnmatchedInfo = KnownNames['unmatchedInfo']

/** An info that another client of the API wrote. */
export interface OtherInfo {
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
 * - `expected`, `paid`, `reason`, `reasons`: why it differs; absent in closings stored before reasons were computed.
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
export interface OrderDifference<Names extends ClosingNames = KnownNames> {
  readonly orderId: string
  readonly createdAt: string
  readonly difference: Cents
  readonly info: Names['differenceInfo'] | OtherInfo
  readonly expected?: Names['expected']
  readonly paid?: Names['paid']
  readonly reason?: DifferenceReason<Names['reason']>
  readonly reasons?: readonly Reason<Names['reason']>[]
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
export type UnmatchedOrder<Names extends ClosingNames = KnownNames> = Names['expected'] & {
  readonly orderId: string
  readonly createdAt: string
  readonly status: string
  readonly info: Names['unmatchedInfo'] | OtherInfo
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
export interface ClosingRows<Names extends ClosingNames = KnownNames> {
  readonly differences: readonly OrderDifference<Names>[]
  readonly unmatched: readonly UnmatchedOrder<Names>[]
  readonly adjustments?: readonly Adjustment[]
  readonly audited?: readonly AuditedOrder[]
  readonly settled?: readonly SettledOrder[]
}
