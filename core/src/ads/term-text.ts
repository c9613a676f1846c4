import type { SearchTerms } from './ads-report.ts'

/** The search term at a position of the report, as the buyer typed it. The empty text for a position it does not have. */
export function termText(
  { terms }: { readonly terms: Omit<SearchTerms, 'figures'> },
  position: number,
): string {
  return terms.text.slice(terms.ends[position - 1] ?? 0, terms.ends[position])
}
