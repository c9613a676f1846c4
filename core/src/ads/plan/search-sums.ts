import { termText } from '../ads-report.ts'
import { searchOf } from '../verdicts/search-letters.ts'
import type { SoldTerms } from '../verdicts/term-index.ts'

/** The sums of a search in a report, over all its keywords. Money in reais. */
export interface SearchSums {
  readonly clicks: number
  readonly conversions: number
  readonly gmv: number
  readonly spend: number
}

/**
 * The sums of some searches, in the sequence asked for; all 0 for a search that is not in the report. A million terms
 * take a second.
 */
export function searchSums(report: SoldTerms, searches: readonly string[]): SearchSums[] {
  const asked = searches.map(searchOf)
  const sums = new Map(asked.map((search) => [search, { clicks: 0, conversions: 0, gmv: 0, spend: 0 }]))
  const { ends, figures } = report.terms
  for (let position = 0; position < ends.length; position += 1) {
    const sum = sums.get(searchOf(termText(report, position)))
    if (!sum) continue
    sum.clicks += figures.clicks[position] ?? 0
    sum.conversions += figures.conversions[position] ?? 0
    sum.gmv += figures.gmv[position] ?? 0
    sum.spend += figures.spend[position] ?? 0
  }
  return asked.map((search) => ({ clicks: 0, conversions: 0, gmv: 0, spend: 0, ...sums.get(search) }))
}
