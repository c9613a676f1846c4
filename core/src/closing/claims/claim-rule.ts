import type { CalendarDate } from '../../calendar/index.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'

/** Whether the marketplace is asked for the money: yes, if something holds that no file says, never, or not as long as it may still come. */
type Contest = 'yes' | 'depends' | 'no' | 'later'

/** From which day a term is counted. `own-logistics`: for sellers who deliver themselves the page gives a term and no day. */
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

/** How long a claim is taken: so many calendar days or months after an event, its day not counted and the last one included. */
export interface ClaimTerm extends OfficialPage {
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
  | 'wait'
  | 'returned-sale'
  | 'returned-order'
  | 'card-dispute'
  | 'fee-twice'
  | 'compare-campaign'
  | 'compare-weight'
  | 'return-fee'

/**
 * What is known of claiming what one reason cost.
 *
 * `terms` are those the marketplace publishes, the one of the claim itself first and those of its steps behind it; none where no
 * official source says how long there is. `page` is the rule to point at. `certainty`: 'stated' where a page says so of this very
 * reason, 'inferred' where it says so of something close, 'unknown' where no page that was found says how or until when. What `isAwaited` may
 * still come: it is asked for only once the day it is expected on is over.
 */
export interface ClaimRule<Terms extends ClosingTerms = KnownTerms> {
  readonly contest: Contest
  readonly advice: ClaimAdvice
  readonly way: Terms['claimWay']
  readonly terms: readonly ClaimTerm[]
  readonly page: OfficialPage | null
  readonly certainty: 'stated' | 'inferred' | 'unknown'
  readonly isAwaited?: true
}

/** The rules of a marketplace: a new cause or note does not compile without its own. */
interface ClaimTable<Terms extends ClosingTerms> {
  readonly causes: Readonly<Record<Terms['cause'] | 'unexplained', ClaimRule<Terms>>>
  /** Of orders that no income has. */
  readonly missing: Readonly<Record<Terms['unmatchedNote'], ClaimRule<Terms>>>
}

/** The same, asked of rows whose marketplace is known at run time; undefined for a cause or note that is not of it. */
export interface ClaimRules<Terms extends ClosingTerms> {
  /** Every cause, without 'unexplained'. */
  readonly causes: readonly Terms['cause'][]
  ofCause(cause: Terms['cause'] | 'unexplained'): ClaimRule<Terms> | undefined
  ofMissing(note: Terms['unmatchedNote']): ClaimRule<Terms> | undefined
  /** The terms of differences that are counted from an event. */
  termsFrom(event: ClaimEvent): readonly ClaimTerm[]
}

export function claimRules<Terms extends ClosingTerms>({
  causes,
  missing,
}: ClaimTable<Terms>): ClaimRules<Terms> {
  return {
    causes: Object.keys(causes).filter((cause) => cause !== 'unexplained'),
    ofCause: (cause) => (Object.hasOwn(causes, cause) ? causes[cause] : undefined),
    ofMissing: (note) => (Object.hasOwn(missing, note) ? missing[note] : undefined),
    termsFrom: (event) =>
      Object.values<ClaimRule<Terms>>(causes).flatMap(({ terms: [term] }) =>
        term?.from === event ? [term] : [],
      ),
  }
}
