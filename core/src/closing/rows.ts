import type { CalendarDate } from '../calendar/index.ts'
import { type Cents, subtractCents } from '../money/index.ts'
import type { AuditedOrder, FeeCheck, MonthAudit } from './audit/fee-check.ts'
import type { OrderItem } from './items/order-items.ts'
import type { ClosingTerms, KnownTerms } from './marketplaces/terms.ts'
import type { DueDay } from './receivable/due-day.ts'

// A row type without explicit terms is a row of any known marketplace.

/**
 * An order as the seller should be paid for it: its lines merged, with the parts of its expected amount in centavos.
 *
 * - `createdAt`: 'YYYY-MM-DD HH:MM', or '' if the file does not say.
 * - `units`: the number of pieces sold, 0 if the file does not say.
 * - `lines`: how many lines of the file were merged.
 * - `deliveredOn`, `completedOn`: the days the order reached the buyer and was completed by the marketplace; absent if
 *   the file does not say.
 * - `buyerPaidOn`: the day the buyer paid; absent if it is the day of the order, or the file does not say.
 * - `lowered`: what a Pix subsidy and a campaign or bundle took off the price or the fees, never negative; absent if
 *   there was neither.
 * - `numbers`: other numbers by which a payment may name the order, such as those of the products in a package; absent
 *   if there are none.
 * - `line`: its first row in its file, counted from 1; absent if unknown.
 * - `unread`: an amount of it could not be read and counts as 0.
 */
export type Order<Terms extends ClosingTerms = KnownTerms> = Terms['expected'] & {
  readonly orderId: string
  readonly status: string
  readonly cancelReason: string
  readonly createdAt: string
  readonly items: readonly OrderItem[]
  readonly units: number
  readonly lines: number
  readonly buyerPaidOn?: CalendarDate
  readonly deliveredOn?: CalendarDate
  readonly completedOn?: CalendarDate
  readonly lowered?: { readonly pix: Cents; readonly campaign: Cents }
  readonly numbers?: readonly string[]
  readonly line?: number
  readonly unread?: true
}

/**
 * Why an order of the file is not compared:
 *
 * - 'cancelled', 'refunded': all its lines are.
 * - 'partly': only some of its lines are.
 * - 'fees': its lines state different fees, although fees repeat on each line.
 */
export const leftOutReasons = ['cancelled', 'refunded', 'partly', 'fees'] as const
export type OrderLeftOut = (typeof leftOutReasons)[number]

/**
 * An order of the file that is not compared. `status` is its state in the file, with the reason of the cancellation or
 * the state of the refund if there is one. `product` is the first of its products. Both are '' if the file does not
 * say. `line` is as in {@link Order}.
 */
export interface LeftOutOrder {
  readonly orderId: string
  readonly why: OrderLeftOut
  readonly status: string
  readonly product: string
  readonly line?: number
}

/** The most left-out orders that a closing keeps. All of them are counted. */
export const mostLeftOut = 20_000

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
export interface Explanation<Terms extends ClosingTerms> {
  readonly reason: DifferenceReason<Terms['cause']>
  readonly causes: readonly Cause<Terms['cause']>[]
}

export type DifferenceNote = KnownTerms['differenceNote']
export type UnmatchedNote = KnownTerms['unmatchedNote']

/** A note that another client of the API wrote. */
export interface OtherNote {
  readonly text: string
}

/** The month of a closing: `month` from 1 to 12, `year` with two digits. */
export interface ClosingMonth {
  readonly month: number
  readonly year: number
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
 * A fee of an order from a report of fees. It says nothing about what was paid. `amount` is in centavos, negative if it
 * was charged. `number` is the fee's own number, '' if the report has none. `isInvoiced` is true if the fee is on the
 * month's invoice and not taken off the sale. `isReversed` is true if the same report gives the fee back.
 */
export interface BilledFee {
  readonly number: string
  readonly name: string
  readonly amount: Cents
  readonly isInvoiced?: boolean
  readonly isReversed?: boolean
}

/**
 * A credit or charge of the marketplace apart from the payments for orders. `amount` is in centavos, negative if
 * charged. `day`, `reason` and `orderId` are absent if the file does not say. An 'ads-top-up' went to the seller's own
 * balance for ads ('Recarga Automática') and is no fee. An 'invoiced-fee' is on the month's invoice of fees.
 */
export interface Adjustment {
  readonly day?: CalendarDate
  readonly kind: AdjustmentKind
  readonly description: string
  readonly reason?: string
  readonly orderId?: string
  readonly amount: Cents
}

export const adjustmentKinds = ['ads-top-up', 'invoiced-fee', 'other'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/**
 * The expected freight of an order and the freight the carrier charged, in centavos, with the signs of the file.
 * `reason` is '' if the file gives none.
 */
export interface FreightDiscrepancy {
  readonly expected: Cents
  readonly charged: Cents
  readonly reason: string
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

/**
 * What is missing of an order that is paid in parts, in centavos. It is awaited up to and including the day `until`,
 * and claimed after it. `until` is null if the day is unknown: then it stays awaited.
 */
export interface AwaitedRest {
  readonly until: CalendarDate | null
  readonly amount: Cents
}

/**
 * The sums of a month, in centavos. Orders that their buyers have not paid are in none of these amounts.
 *
 * - `expected`: what the month's orders should be paid.
 * - `received`: what the seller got for them.
 * - `refunded`: the part that went back to buyers and is no difference.
 * - `awaited`: what is expected of orders that nobody paid yet.
 * - `owed`: unpaid orders that cost the seller money, such as a cancelled sale with a fee, and what they cost, negative.
 *   They are in no other sum. Absent if there are none.
 * - `leftOut`: what was paid for orders of the file that are not compared. Absent if there are none.
 * - `otherOrders`, `otherReceived`: orders in the income files that are not of this month, and what was paid for them.
 * - `counts`: absent in closings stored before orders were counted.
 * - `explained`: the part of the negative differences that cannot be claimed, because the seller agreed to it, it is
 *   made good elsewhere, or it only moved; absent if there is none.
 * - `rests`: the part of the negative differences that is still awaited, by its last day; absent if there is none.
 * - `adjustments`: all adjustments of the files, which are in none of the other amounts; absent if there are none.
 *
 * {@link missingOf} computes what is missing.
 */
export interface MonthSums {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly awaited: Cents
  readonly otherOrders: number
  readonly otherReceived: Cents
  readonly owed?: CountedSum
  readonly leftOut?: CountedSum
  readonly counts?: OrderCounts
  readonly explained?: Cents
  readonly rests?: readonly AwaitedRest[]
  readonly adjustments?: { readonly count: number; readonly amount: Cents }
  readonly audit?: MonthAudit
}

/** A number of orders and their amount in centavos. */
interface CountedSum {
  readonly count: number
  readonly amount: Cents
}

/**
 * What the seller did not get for a month's orders: expected - received - refunded, in centavos. Negative if more was
 * paid. Except for differences under the tolerance, it equals `awaited` minus the sum of the differences.
 */
export function missingOf({
  expected,
  received,
  refunded,
}: Pick<MonthSums, 'expected' | 'received' | 'refunded'>): Cents {
  return subtractCents(subtractCents(expected, received), refunded)
}

/**
 * How many orders of a month are in a special state:
 *
 * - `unpaid`: their buyers have not paid.
 * - `paidLate`: paid as expected, but late.
 * - `refunded`: paid as expected, and given back to the buyer at least in part, by any month's income. These are never
 *   `paidLate`. Absent in closings stored before they were counted.
 * - `cancelled`, `returned`: left out of the comparison because nothing is paid for them.
 */
export interface OrderCounts {
  readonly unpaid: number
  readonly paidLate: number
  readonly refunded?: number
  readonly cancelled: number
  readonly returned: number
}

/**
 * The figures of a closing's rows. `matched` counts the compared orders, `differences` and `unmatched` count the rows.
 * `totalDifference` is the sum of all differences, in centavos. `lost` is the sum of the negative ones, as a positive
 * amount. `sums` is null if the client that compared the files did not send them.
 */
export interface MonthFigures {
  readonly matched: number
  readonly totalDifference: Cents
  readonly differences: number
  readonly unmatched: number
  readonly lost: Cents
  readonly sums: MonthSums | null
}

/**
 * The figures of a closing without its rows.
 *
 * - `isSent`: they are of results that were sent without files, by another client or an earlier version.
 * - `recovered` is what the seller says was paid back, `denied` what the marketplace refused to pay, in centavos.
 *   `contested` counts what was asked for. All three include freight charged in the wallet, which is asked for apart.
 * - `revision` grows each time the month changes.
 */
export interface ClosingFigures extends MonthFigures {
  readonly hasOrders: boolean
  readonly hasResults: boolean
  readonly isSent: boolean
  readonly recovered: Cents
  readonly denied: Cents
  readonly contested: number
  readonly revision: number
}

/**
 * How many orders of a month still have to be paid: the unmatched ones, without those their buyers have not paid and
 * those that cost the seller money.
 */
export function awaitedCount({ unmatched, sums }: Pick<ClosingFigures, 'unmatched' | 'sums'>): number {
  return unmatched - (sums?.counts?.unpaid ?? 0) - (sums?.owed?.count ?? 0)
}
