import type { SearchTerms } from './ads-report.ts'

/** So many terms stand in each of the texts of a report, but for the last one. */
export const termsInText = 4096

/** The search term at a position of the report, as the buyer typed it. The empty text for a position it does not have. */
export function termText(
  { terms }: { readonly terms: Omit<SearchTerms, 'figures'> },
  position: number,
): string {
  const start = position % termsInText === 0 ? 0 : terms.ends[position - 1]
  const end = terms.ends[position] ?? 0
  return terms.texts[Math.floor(position / termsInText)]?.slice(start, end) ?? ''
}
