import type { CalendarDate } from '../../calendar/index.ts'
import { type Cents, subtractCents } from '../../money/index.ts'
import type { MonthAudit } from './fee-check.ts'

/** The month of a closing: `month` from 1 to 12, `year` with two digits. */
export interface ClosingMonth {
  readonly month: number
  readonly year: number
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
 * - `awaited`: what is expected of orders that are not paid yet.
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
 * The money of a month's orders that came back, as the seller says, in centavos: for each order at most its missing amount.
 * `less` is of orders that were paid too little, `awaited` of orders without payment, `count` of which came back whole.
 */
export interface Regained {
  readonly less: Cents
  readonly awaited: Cents
  readonly count: number
}

/**
 * The figures of a closing without its rows.
 *
 * - `isSent`: they are of results that were sent without files, by another client or an earlier version.
 * - `recovered` is what the seller says was paid back, `denied` what the marketplace refused to pay, in centavos.
 *   `contested` counts what was asked for. All three include freight charged in the wallet, which is asked for apart.
 * - `doubts` counts warnings of its files that amounts cannot be relied on ({@link forbidsClaims}); absent if there are none.
 * - `regained` is the part of `recovered` that lowers what is missing; absent if there is none.
 * - `inYear` is without the orders that an older month names too, since a year counts each order once; absent if there are
 *   none.
 * - `revision` grows each time the month changes.
 */
export interface ClosingFigures extends MonthFigures {
  readonly hasOrders: boolean
  readonly hasResults: boolean
  readonly isSent: boolean
  readonly recovered: Cents
  readonly denied: Cents
  readonly contested: number
  readonly regained?: Regained
  readonly inYear?: MonthFigures
  readonly doubts?: number
  readonly revision: number
}

/** What a month adds to its year. */
export function figuresInYear(figures: ClosingFigures): ClosingFigures {
  return { ...figures, ...figures.inYear }
}

/**
 * How many orders of a month still have to be paid: the unmatched ones, without those their buyers have not paid and
 * those that cost the seller money.
 */
export function awaitedCount({ unmatched, sums }: Pick<ClosingFigures, 'unmatched' | 'sums'>): number {
  return unmatched - (sums?.counts?.unpaid ?? 0) - (sums?.owed?.count ?? 0)
}
