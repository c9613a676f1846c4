import type { CalendarDate } from '../../calendar/index.ts'
import type { ClosingTerms } from './terms/closing-terms.ts'
import type { KnownTerms } from './terms/known-terms.ts'

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
 * - `certainty`: 'stated' if a page says so of exactly this reason, 'inferred' if it says so of something close,
 *   'unknown' if no page was found that says how or until when.
 * - `isAwaited`: the money may still come, so it is claimed only after its expected day.
 */
export interface ClaimRule<Terms extends ClosingTerms = KnownTerms> {
  readonly contest: Contest
  readonly advice: ClaimAdvice
  readonly way: Terms['claimWay']
  readonly periods: readonly ClaimPeriod[]
  readonly page: OfficialPage | null
  readonly certainty: 'stated' | 'inferred' | 'unknown'
  readonly isAwaited?: true
}

/** The rules of a marketplace. A new cause or note does not compile without its rule. */
interface ClaimTable<Terms extends ClosingTerms> {
  readonly causes: Readonly<Record<Terms['cause'] | 'unexplained', ClaimRule<Terms>>>
  /** For unmatched orders. */
  readonly missing: Readonly<Record<Terms['unmatchedNote'], ClaimRule<Terms>>>
}

/**
 * The claim rules for a marketplace that is known only at run time. A cause or note of another marketplace gives
 * undefined.
 */
export interface ClaimRules<Terms extends ClosingTerms> {
  /** Every cause, without 'unexplained'. */
  readonly causes: readonly Terms['cause'][]
  ofCause(cause: Terms['cause'] | 'unexplained'): ClaimRule<Terms> | undefined
  ofMissing(note: Terms['unmatchedNote']): ClaimRule<Terms> | undefined
  /** The first periods of the causes, as far as they count from this event. */
  periodsFrom(event: ClaimEvent): readonly ClaimPeriod[]
}

export function claimRules<Terms extends ClosingTerms>({
  causes,
  missing,
}: ClaimTable<Terms>): ClaimRules<Terms> {
  return {
    causes: Object.keys(causes).filter((cause) => cause !== 'unexplained'),
    ofCause: (cause) => (Object.hasOwn(causes, cause) ? causes[cause] : undefined),
    ofMissing: (note) => (Object.hasOwn(missing, note) ? missing[note] : undefined),
    periodsFrom: (event) =>
      Object.values<ClaimRule<Terms>>(causes).flatMap(({ periods: [period] }) =>
        period?.from === event ? [period] : [],
      ),
  }
}
