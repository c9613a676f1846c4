import type { DecisionRule, LosingWord, SoldTerms, TermsToStop } from '@vendaclara/core/ads'

type Terms = SoldTerms['terms']

/** The columns of a report's terms but their texts. */
export type TermColumns = Omit<Terms, 'figures' | 'texts'> & Terms['figures']

/** A report comes column by column and its texts part by part, so that no copy holds the page up. */
export type DecideRequest =
  | { readonly kind: 'column'; readonly column: Partial<TermColumns> }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'decide'; readonly rule: DecisionRule }

/** What loses under a rule: the terms first, and their words some time after, unless another rule was asked for. */
export type DecideAnswer =
  | { readonly kind: 'stop'; readonly rule: DecisionRule; readonly stop: TermsToStop }
  | { readonly kind: 'words'; readonly rule: DecisionRule; readonly words: readonly LosingWord[] }
