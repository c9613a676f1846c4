import type { LosingWord, SoldTerms, TermsToStop, VerdictRule } from '@vendaclara/core/ads'

type Terms = SoldTerms['terms']

/** The columns of a report's terms but their texts. */
export type TermColumns = Omit<Terms, 'figures' | 'texts'> & Terms['figures']

/** A report comes column by column and its texts part by part, so that no copy holds the page up. */
export type LosingTermsRequest =
  | { readonly kind: 'column'; readonly column: Partial<TermColumns> }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'find'; readonly rule: VerdictRule }

/** What loses under a rule: the terms first, and their words some time after, unless another rule was asked for. */
export type LosingTermsAnswer =
  | { readonly kind: 'stop'; readonly rule: VerdictRule; readonly stop: TermsToStop }
  | { readonly kind: 'words'; readonly rule: VerdictRule; readonly words: readonly LosingWord[] }

/** The most words of losing terms that a page is given. */
export const mostWords = 1000
