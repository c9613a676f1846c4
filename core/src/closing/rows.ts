import type { CalendarDate } from '../calendar/index.ts'
import { type Cents, subtractCents } from '../money/index.ts'
import type { AuditedOrder, FeeCheck, MonthAudit } from './audit/fee-check.ts'
import type { OrderItem } from './items/order-items.ts'
import type { ClosingTerms, KnownTerms } from './marketplaces/terms.ts'
import type { DueDay } from './receivable/due-day.ts'

// Rows without terms of their own are those of any known marketplace.

/**
 * An order as the seller should be paid for it, its lines merged, with the parts of its expected amount. `createdAt` is
 * 'YYYY-MM-DD HH:MM' or '', `units` how many pieces were sold or 0 where the file does not say, `lines` how many lines of the
 * file it was made of. `deliveredOn` and `completedOn` are the days, 'YYYY-MM-DD', on which it reached the buyer and was closed by
 * the marketplace, absent where the file does not say. `buyerPaidOn` is the day its buyer paid, absent where that is the day it was made or
 * the file does not say. `lowered` is what a Pix subsidy and a campaign or bundle took off the price or the
 * fees, not negative, absent where there was neither. `numbers` are others under which a payment may name it, as those of the products
 * of a package; absent where there are none.
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
}

/**
 * Why an order of the file is in no comparison: cancelled, refunded, only some of its lines are so (`partly`), or its lines disagree
 * about fees that repeat on each (`fees`).
 */
export const leftOutReasons = ['cancelled', 'refunded', 'partly', 'fees'] as const
export type OrderLeftOut = (typeof leftOutReasons)[number]

/**
 * An order that is in the file and in no comparison. `status` is what the file says became of it, with the reason of a cancellation or the
 * state of a refund where it has one; `product` the first of its products. Both are '' where the file says nothing.
 */
export interface LeftOutOrder {
  readonly orderId: string
  readonly why: OrderLeftOut
  readonly status: string
  readonly product: string
}

/** The most orders left out that a closing keeps; all of them are counted. */
export const mostLeftOut = 20_000

/** Why an amount differs: one cause, several that the income file states, or 'unexplained' where the files do not say. */
export type DifferenceReason<Kind extends string = KnownTerms['cause']> = Kind | 'several' | 'unexplained'

/**
 * One cause of a difference. `amount` in centavos, negative where less was paid because of it.
 *
 * `basis` is 'stated' where the income file itself has the amount, and 'matches' where the amount is exactly what this cause
 * would make and the file does not say so; 'lacking' where the file does not have all that it should yet. `expectedRate` and
 * `chargedRate` are percents of what the commission is charged on, `fee` the fixed fee in centavos that was charged for each of
 * the `units` instead of once.
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

/** Why an amount differs. */
export interface Explanation<Terms extends ClosingTerms> {
  readonly reason: DifferenceReason<Terms['cause']>
  readonly causes: readonly Cause<Terms['cause']>[]
}

export type DifferenceNote = KnownTerms['differenceNote']
export type UnmatchedNote = KnownTerms['unmatchedNote']

/** A note as another client of the API wrote it. */
export interface OtherNote {
  readonly text: string
}

/** A month of a closing: 1 to 12, and the year with two digits. */
export interface ClosingMonth {
  readonly month: number
  readonly year: number
}

/** What was received for an order on a day, 'YYYY-MM-DD' or '' where the file does not say; negative where it was taken back. */
export interface DayPayment {
  readonly day: string
  readonly amount: Cents
}

/**
 * An order that was paid with another amount than expected. `difference` is negative where less was paid; `createdAt` is
 * 'YYYY-MM-DD HH:MM', or what else the file says.
 *
 * Why it differs is absent where the closing was computed before there were reasons, and so are `items` and `payments` where it
 * was before they were kept, or the file says no days. `freight` is there where the income file says that the carrier charged
 * another one than expected. `paidIn` is there where the income of another month paid it, or a part of it: the first of these
 * months. `numbers` are as in {@link Order}: what a payment of another month may name it by; `named` those of them that its own
 * payments name, absent where one names none. `askedIn` is there where it stands in the orders file of another month, too, and
 * that one's income paid it as well: what is missing is asked for there alone. `deliveredOn` is the day the order reached the
 * buyer, absent where nobody says. `fees` is what its fees were checked to be; absent where they were not. `billed` are its fees
 * by a report of fees, absent where the files have none.
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
  readonly paidIn?: ClosingMonth
  readonly askedIn?: ClosingMonth
  readonly items?: readonly OrderItem[]
  readonly payments?: readonly DayPayment[]
  readonly numbers?: readonly string[]
  readonly named?: readonly string[]
  readonly freight?: FreightDiscrepancy
  readonly deliveredOn?: CalendarDate
  readonly fees?: FeeCheck
  readonly billed?: readonly BilledFee[]
}

/**
 * An order without a counterpart in the income, with the parts of its expected amount. `units` is how many pieces were sold,
 * absent where nobody says, and so are `items` where it was stored before they were kept; `due` is the day its money is expected
 * on, absent where that is not known. `paidIn` is there where it stands in the orders file of another month, too, and that one
 * was paid for it, `awaitedIn` where none of the two was and it is awaited and asked for in that one: nothing is awaited of it
 * here. `fees` is what its fees were checked to be by its own file, where they differ. `numbers`, `deliveredOn`, `lowered` and
 * `billed` are as in {@link Order} and {@link OrderDifference}: what explains a payment that comes with the income of another
 * month.
 */
export type UnmatchedOrder<Terms extends ClosingTerms = KnownTerms> = Terms['expected'] & {
  readonly orderId: string
  readonly createdAt: string
  readonly status: string
  readonly note: Terms['unmatchedNote'] | OtherNote
  readonly units?: number
  readonly items?: readonly OrderItem[]
  readonly due?: DueDay
  readonly paidIn?: ClosingMonth
  readonly awaitedIn?: ClosingMonth
  readonly numbers?: readonly string[]
  readonly deliveredOn?: CalendarDate
  readonly lowered?: NonNullable<Order['lowered']>
  readonly fees?: FeeCheck
  readonly billed?: readonly BilledFee[]
}

/**
 * A fee of an order as a report of fees states it, which says nothing of what was paid: `amount` in centavos, negative where it was
 * charged. `number` is that of the fee, '' where the report has none. `isInvoiced` where it is not taken off the sale and stands on the
 * month's invoice; `isReversed` where the same report gives it back.
 */
export interface BilledFee {
  readonly number: string
  readonly name: string
  readonly amount: Cents
  readonly isInvoiced?: boolean
  readonly isReversed?: boolean
}

/**
 * What a marketplace credited or charged beside what it paid for orders; `amount` in centavos, negative where it was charged.
 * `day`, `reason` and the order it is about are absent where the file does not say them. An 'ads-top-up' went to the seller's own
 * balance for ads ('Recarga Automática') and is no fee; an 'invoiced-fee' stands on the month's invoice of fees.
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
 * What the freight of an order was expected to be and what the carrier charged, in centavos as the file has them; `reason` is ''
 * where it says none.
 */
export interface FreightDiscrepancy {
  readonly expected: Cents
  readonly charged: Cents
  readonly reason: string
}

/**
 * An order that was paid what was expected, of which there is more to say: the buyer got `refunded` of it back, in centavos,
 * which is no difference, and is 0 where the orders file alone says that the buyer did and nothing was taken back; or it was paid
 * long after the day its money was expected on, or by the income of another month, `paidIn`, at least in part. `amount` is what
 * the seller got. `due` and `paidOn`, its first payment, are absent where they are not known.
 */
export interface SettledOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly amount: Cents
  readonly refunded?: Cents
  readonly due?: DueDay
  readonly paidOn?: CalendarDate
  readonly paidIn?: ClosingMonth
}

/**
 * The rows of a closing. `adjustments` and `settled` are absent where there are none, `audited` where no fees differ from their tables;
 * all of them also where it was stored before they were kept. Of very many the first are there.
 */
export interface ClosingRows<Terms extends ClosingTerms = KnownTerms> {
  readonly differences: readonly OrderDifference<Terms>[]
  readonly unmatched: readonly UnmatchedOrder<Terms>[]
  readonly adjustments?: readonly Adjustment[]
  readonly audited?: readonly AuditedOrder[]
  readonly settled?: readonly SettledOrder[]
}

/**
 * What the income of another closing, that of a month, paid for an order; `payments` are absent where its file says no day,
 * `named` as in {@link OrderDifference}.
 */
export interface LatePayment<Terms extends ClosingTerms = KnownTerms> extends ClosingMonth {
  readonly orderId: string
  readonly paid: Terms['paid']
  readonly payments?: readonly DayPayment[]
  readonly named?: readonly string[]
}

/**
 * What is missing of an order that is paid in parts: awaited through a day, asked for after it. Null where nobody knows the day:
 * then it is awaited.
 */
export interface AwaitedRest {
  readonly until: CalendarDate | null
  readonly amount: Cents
}

/**
 * What the orders of a month should be paid (`expected`), what the seller got for them (`received`), what of it went back to
 * their buyers and is no difference (`refunded`), and what is expected of those that nobody paid yet (`awaited`); what is missing
 * is {@link missingOf} them. The income files also paid `otherReceived` for `otherOrders` that are none of the month's. An order
 * that its buyer has not paid is in none of these amounts. `counts` is absent where it was stored before there were any.
 * `explained` is what of the differences below 0 nothing can be asked for, because it was agreed to, made good elsewhere or only
 * moved; absent where that is nothing. `rests` are what of them is awaited first, by the last day it is; absent where nothing is.
 * `adjustments` are all those of the files, in none of the other amounts; absent where there are none.
 */
export interface MonthSums {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly awaited: Cents
  readonly otherOrders: number
  readonly otherReceived: Cents
  readonly counts?: OrderCounts
  readonly explained?: Cents
  readonly rests?: readonly AwaitedRest[]
  readonly adjustments?: { readonly count: number; readonly amount: Cents }
  readonly audit?: MonthAudit
}

/**
 * What a seller did not get of what the orders of a month should be paid: expected - received - refunded, in centavos; below 0 where more was
 * paid. But for centavos that are no difference it is `awaited` and the differences with the other sign.
 */
export function missingOf({
  expected,
  received,
  refunded,
}: Pick<MonthSums, 'expected' | 'received' | 'refunded'>): Cents {
  return subtractCents(subtractCents(expected, received), refunded)
}

/**
 * How many orders of a month are not paid by their buyers, were paid as expected but late, were paid as expected and given back
 * to the buyer, at least in part and by whichever month's income, and were left out of the comparison because they were cancelled
 * or returned and nothing is paid for them. `refunded`, whose orders are never `paidLate`, is absent where it was stored before
 * it was counted.
 */
export interface OrderCounts {
  readonly unpaid: number
  readonly paidLate: number
  readonly refunded?: number
  readonly cancelled: number
  readonly returned: number
}

/**
 * What the rows of a closing come to. `matched` counts the orders that were compared, `totalDifference` sums the differences,
 * `differences` and `unmatched` count the rows, and `lost` sums the differences below 0 and is not negative.
 * `sums` is null where whoever compared the files did not say them.
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
 * What a closing comes to, without its rows. Orders that another closing's income paid are among `matched` and the
 * differences as any other, and not `unmatched`; `late` counts them. Of those unmatched `repeated` stand in another month's orders file,
 * too, and were paid or are awaited there: absent where none is, and in no sum. `recovered` is what the seller says was paid back, `denied`
 * what the marketplace refused to pay. `revision` grows with each storing of orders or results.
 */
export interface ClosingFigures extends MonthFigures {
  readonly hasOrders: boolean
  readonly hasResults: boolean
  readonly recovered: Cents
  readonly denied: Cents
  readonly contested: number
  readonly late: number
  readonly repeated?: number
  readonly outdated: boolean
  readonly revision: number
}

/**
 * How many orders of a month nobody paid and somebody should: those unmatched, but for what the buyers have not paid, and what
 * another month paid or awaits.
 */
export function awaitedCount({
  unmatched,
  sums,
  repeated = 0,
}: Pick<ClosingFigures, 'unmatched' | 'sums' | 'repeated'>): number {
  return unmatched - (sums?.counts?.unpaid ?? 0) - repeated
}
