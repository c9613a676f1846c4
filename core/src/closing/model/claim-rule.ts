import type { CalendarDate } from '../../calendar/index.ts'
import type { ClosingNames } from './names/closing-names.ts'
import type { KnownNames } from './names/known-names.ts'

/**
 * Whether the money can be claimed: 'yes', 'depends' on something that no file states, 'no', or 'later' because it may
 * still come.
 */
type Contest = 'yes' | 'depends' | 'no' | 'later'

/**
 * The event from which a period counts. `own-logistics`: for sellers who deliver themselves, the page gives a period but no
 * day to count from.
 */
export type ClaimEvent =
  | 'delivery'
  | 'refund-approved'
  | 'evidence-asked'
  | 'return-received'
  | 'damage-reported'
  | 'dispute-opened'
  | 'own-logistics'

/** A page of the marketplace itself, and the day it was last read. */
export interface OfficialPage {
  readonly url: string
  readonly readOn: CalendarDate
}

/**
 * How long a claim is accepted: a number of calendar days or months after an event. The day of the event does not
 * count; the last day is included.
 */
export interface ClaimPeriod extends OfficialPage {
  readonly from: ClaimEvent
  readonly length: { readonly days: number } | { readonly months: number }
}

/** What a seller should know before asking. */
export type ClaimAdvice =
  | 'freight-balance'
  | 'compare-fees'
  | 'fixed-fee-by-item'
  | 'compare-coupon'
  | 'agreed-affiliates'
  | 'ads-top-up'
  | 'joined-campaign'
  | 'pix-subsidy'
  | 'pix-kept'
  | 'refund'
  | 'return-freight'
  | 'compare-price'
  | 'compare-lots'
  | 'other-charge'
  | 'unexplained'
  | 'missing'
  | 'missing-by-estimate'
  | 'wait'
  | 'returned-sale'
  | 'returned-order'
  | 'card-dispute'
  | 'fee-twice'
  | 'compare-campaign'
  | 'compare-weight'
  | 'return-fee'

/**
 * What is known about claiming the money that one reason cost.
 *
 * - `periods`: the periods the marketplace publishes: first that of the claim, then those of its later steps. Empty if no
 *   official source gives one.
 * - `page`: the official rule to refer to; null if there is none.
 * - `basis`: 'stated' if a page says so of exactly this reason, 'inferred' if it says so of something close,
 *   'unknown' if no page was found that says how or until when.
 * - `isAwaited`: the money may still come, so it is claimed only after its expected day.
 */
export interface ClaimRule<Names extends ClosingNames = KnownNames> {
  readonly contest: Contest
  readonly advice: ClaimAdvice
  readonly way: Names['claimWay']
  readonly periods: readonly ClaimPeriod[]
  readonly page: OfficialPage | null
  readonly basis: 'stated' | 'inferred' | 'unknown'
  readonly isAwaited?: true
}

/** The rules of a marketplace. A new reason or info does not compile without its rule. */
interface ClaimTable<Names extends ClosingNames> {
  readonly reasons: Readonly<Record<Names['reason'] | 'unexplained', ClaimRule<Names>>>
  /** For unmatched orders. */
  readonly missing: Readonly<Record<Names['unmatchedInfo'], ClaimRule<Names>>>
}

/**
 * The claim rules for a marketplace that is known only at run time. A reason or info of another marketplace gives
 * undefined.
 */
export interface ClaimRules<Names extends ClosingNames> {
  /** Every reason, without 'unexplained'. */
  readonly reasons: readonly Names['reason'][]
  ofReason(reason: Names['reason'] | 'unexplained'): ClaimRule<Names> | undefined
  ofMissing(info: Names['unmatchedInfo']): ClaimRule<Names> | undefined
  /** The first periods of the reasons, as far as they count from this event. */
  periodsFrom(event: ClaimEvent): readonly ClaimPeriod[]
}

export function claimRules<Names extends ClosingNames>({
  reasons,
  missing,
}: ClaimTable<Names>): ClaimRules<Names> {
  return {
    reasons: Object.keys(reasons).filter((reason) => reason !== 'unexplained'),
    ofReason: (reason) => (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined),
    ofMissing: (info) => (Object.hasOwn(missing, info) ? missing[info] : undefined),
    periodsFrom: (event) =>
      Object.values<ClaimRule<Names>>(reasons).flatMap(({ periods: [period] }) =>
        period?.from === event ? [period] : [],
      ),
  }
}
