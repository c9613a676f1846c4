import { type Cents, cents } from '../../money/index.ts'
import type { FeeAudit } from '../audit/audit-month.ts'
import type { ClaimRules } from '../claims/claim-rule.ts'
import type { NumbersPaid } from '../payments.ts'
import type { DueDay } from '../receivable/due-day.ts'
import type { Explanation, Order } from '../rows.ts'
import type { ClosingFiles } from './closing-files.ts'
import type { ClosingTerms } from './terms.ts'

/** Differences smaller than this are none (specification, section 9: 'under 0.1'). */
export const tolerance = cents(10)

/**
 * How a marketplace's orders are compared with what was paid for them. They are methods, so that rules chosen at run time
 * are rules of {@link KnownTerms}: a closing keeps to the marketplace it was made for.
 */
export interface ClosingRules<Terms extends ClosingTerms> {
  /** The names of the parts of its terms, and those of them that no order and no payment is without. */
  readonly expectedParts: readonly string[]
  readonly alwaysExpected: readonly string[]
  readonly paidParts: readonly string[]
  readonly alwaysPaid: readonly string[]
  /** What the seller should be paid for an order. */
  expectedAmount(parts: Terms['expected']): Cents
  /** What the seller was paid for it, as it is compared: a refund to the buyer that is no difference is not taken off. */
  receivedAmount(paid: Terms['paid']): Cents
  /** What of that went back to the buyer, and the seller never got. */
  refundedAmount(paid: Terms['paid']): Cents
  /** Whether money is awaited for an order that no income has. One without is left out. */
  isAwaited(order: Order<Terms>): boolean
  /** Whether the status of an order says that its buyer has not paid: nothing is expected of it yet. */
  isUnpaid(status: string): boolean
  /** The day its money is expected on, by what its file says and the marketplace's rule of release; null where that is not known. */
  dueDay(order: Pick<Order, 'status' | 'createdAt' | 'deliveredOn' | 'completedOn'>): DueDay | null
  /** Whether the buyer got money back. */
  isRefunded(paid: Terms['paid']): boolean
  /** What is written beside an amount that differs. */
  differenceNote(difference: ToExplain<Terms>): Terms['differenceNote']
  /** What is written beside an order that no income has. */
  unmatchedNote(order: Order<Terms>): Terms['unmatchedNote']
  /** Why an amount differs, as precisely as the files allow. */
  explain(difference: ToExplain<Terms>): Explanation<Terms>
}

/**
 * A difference in centavos, negative where less was paid, with what it is between. `units` is how many pieces were sold, 0 where
 * the file does not say. `numbers` is how many numbers of its products payments name, absent where they do not say. `pix` is what
 * a Pix subsidy took off by the orders file, not negative; absent where nobody says.
 */
export interface ToExplain<Terms extends ClosingTerms> {
  readonly difference: Cents
  readonly expected: Terms['expected']
  readonly paid: Terms['paid']
  readonly units: number
  readonly numbers?: NumbersPaid
  readonly pix?: Cents
}

/**
 * What tells the closing of one marketplace from that of another: how its files are read, how its orders are compared, how what
 * is missing is claimed, and how its fees are checked; null where its tables do not say what an order should be charged.
 */
export interface MarketplaceClosing<Terms extends ClosingTerms> {
  readonly files: ClosingFiles<Terms>
  readonly rules: ClosingRules<Terms>
  readonly claims: ClaimRules<Terms>
  readonly fees: FeeAudit<Terms> | null
}
