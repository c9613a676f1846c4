import { type Cents, cents } from '../../money/index.ts'
import type { ClaimRules, OfficialPage } from './claim-rule.ts'
import type { DueDay } from './due-day.ts'
import type { CheckedFees, FeeCheck, UncheckedReason } from './fee-check.ts'
import type { DifferenceReasons, OrderDifference } from './finding.ts'
import type { ClosingNames } from './names/closing-names.ts'
import type { Order } from './order.ts'
import type { NumbersPaid } from './payments.ts'

/** In centavos. Smaller differences are ignored (specification, section 9: 'under 0.1'). */
export const tolerance = cents(10)

/**
 * An amount that both files state, in centavos with any sign; `paid` is undefined where the income file lacks it. `reasons`
 * are those of a difference in it. A fee may be a new one, unlike a price and what the seller gives off it.
 */
export interface StatedTwice<Names extends ClosingNames> {
  readonly reasons: readonly Names['reason'][]
  readonly isFee: boolean
  expected(order: Names['expected']): Cents
  paid(paid: Names['paid']): Cents | undefined
}

/**
 * How a marketplace's orders are compared with what was paid for them; all amounts are in centavos. The functions are
 * declared as methods, so that rules chosen at run time are assignable to rules of {@link KnownNames}. A closing always
 * keeps the marketplace it was made for.
 */
export interface ClosingRules<Names extends ClosingNames> {
  /**
   * The names of the amounts of an order (`expected`) and of a payment (`paid`), and which of them are always present.
   */
  readonly expectedParts: readonly string[]
  readonly alwaysExpected: readonly string[]
  readonly paidParts: readonly string[]
  readonly alwaysPaid: readonly string[]
  readonly statedTwice: readonly StatedTwice<Names>[]
  /** The fees that the orders file says were taken off an order, not positive; absent if no report states them again. */
  takenOff?(parts: Names['expected']): Cents
  /** The name of the column that has an amount of an order or payment; undefined if there is more than one. */
  columnOf(file: 'orders' | 'income', part: string): string | undefined
  /** What the seller should be paid for an order. */
  expectedAmount(parts: Names['expected']): Cents
  /** What the seller was paid, as it is compared: refunds to the buyer that are no difference are not deducted. */
  receivedAmount(paid: Names['paid']): Cents
  /** The part of the received amount that went back to the buyer, so that the seller never got it. */
  refundedAmount(paid: Names['paid']): Cents
  /** Whether money is awaited for an order without income. If not, such an order is left out. */
  isAwaited(order: Order<Names>): boolean
  /** Whether a status says that the buyer has not paid, so that nothing is expected yet. */
  isUnpaid(status: string): boolean
  /** The day the order's money is expected, from its file and the marketplace's release rule; null if unknown. */
  dueDay(order: Pick<Order, 'status' | 'createdAt' | 'deliveredOn' | 'completedOn'>): DueDay | null
  /** Which sentence of the specification is shown beside a difference. */
  differenceInfo(difference: ToExplain<Names>): Names['differenceInfo']
  /** Which sentence of the specification is shown beside an unmatched order. */
  unmatchedInfo(order: Order<Names>): Names['unmatchedInfo']
  /** Why an amount differs, as precisely as the files allow. */
  explain(difference: ToExplain<Names>): DifferenceReasons<Names>
}

/**
 * A difference in centavos, negative if too little was paid, with the amounts it was computed from.
 *
 * - `units`: the number of pieces sold, 0 if unknown.
 * - `numbers`: how many of the order's other numbers payments name; absent if unknown.
 * - `pix`: what a Pix subsidy took off by the orders file, never negative; absent if unknown.
 */
export interface ToExplain<Names extends ClosingNames> {
  readonly difference: Cents
  readonly expected: Names['expected']
  readonly paid: Names['paid']
  readonly units: number
  readonly numbers?: NumbersPaid
  readonly pix?: Cents
}

/**
 * A check with its `band`, which tells the fees of the table that apply to the order. Orders with the same band are
 * charged by the same fees.
 */
export type BandedCheck =
  | (CheckedFees & { readonly band: number })
  | { readonly unchecked: UncheckedReason; readonly band?: never }

/** How a marketplace's fees are checked against its dated fee tables. */
export interface FeeAudit<Names extends ClosingNames> {
  /** Checks one order's fees. Without `paid`, only the orders file is used. */
  check(order: Order<Names>, paid?: Names['paid']): BandedCheck
  /** Better reasons of a difference that the check of its fees gives; null if there are none. */
  explain(
    row: Pick<OrderDifference<Names>, 'difference' | 'reason' | 'reasons'>,
    check: FeeCheck,
  ): DifferenceReasons<Names> | null
  /** The marketplace's own page for a table; null if the table comes from elsewhere. */
  pageOf(table: string): OfficialPage | null
}

/**
 * Why the fee of a sale cannot be checked by the commission of its listings:
 *
 * - 'no-commission': no file that was read states the commission of one of its listings.
 * - 'price-increase': the buyer paid more for instalments, and no source says whether the commission counts on it.
 * - The others as in {@link UncheckedReason}.
 */
export type ListingUnchecked =
  | Extract<UncheckedReason, 'no-prices' | 'no-fees' | 'refunded'>
  | 'no-commission'
  | 'price-increase'

/** What a marketplace states of a sale, so that it can be checked by the commission of its listings. */
export interface ListingFees<Names extends ClosingNames> {
  /** What was charged for a sale, and what its products brought, in centavos; or why it cannot be checked. */
  sale(
    order: Order<Names>,
  ): { readonly charged: Cents; readonly revenue: Cents } | { readonly unchecked: ListingUnchecked }
}

/**
 * What is special about the orders and payments of one marketplace: comparing them, claiming what is missing, and
 * checking fees. `fees` is null if its fee tables do not say what an order should be charged, `listingFees` if no file of
 * it states a commission for each listing.
 */
export interface MarketplaceRules<Names extends ClosingNames> {
  readonly rules: ClosingRules<Names>
  readonly claims: ClaimRules<Names>
  readonly fees: FeeAudit<Names> | null
  readonly listingFees: ListingFees<Names> | null
}
