import type { DecisionRule, LosingWord, SoldTerms, TermsToStop } from '@vendaclara/core/ads'

type Terms = SoldTerms['terms']

/** The columns of a report's terms, which come one by one, so that no copy holds the page up. */
export type TermColumns = Omit<Terms, 'figures'> & Terms['figures']

export type DecideRequest =
  | { readonly kind: 'column'; readonly column: Partial<TermColumns> }
  | { readonly kind: 'decide'; readonly rule: DecisionRule }

/** What loses under a rule. */
export interface DecidedTerms {
  readonly rule: DecisionRule
  readonly stop: TermsToStop
  readonly words: readonly LosingWord[]
}
