import { type Sold, soldAt, termText } from '../ads-report.ts'
import { searchOf } from '../verdicts/search-letters.ts'
import type { SoldTerms } from '../verdicts/term-index.ts'

const nothing: Sold = { clicks: 0, conversions: 0, gmv: 0, spend: 0 }

/**
 * The sums of some searches over all keywords, in the sequence asked for; all 0 for a search that is not in the report. A million terms
 * take a second.
 */
export function searchSums(report: SoldTerms, searches: readonly string[]): Sold[] {
  const asked = searches.map(searchOf)
  const sums = new Map(asked.map((search) => [search, nothing]))
  const { ends, figures } = report.terms
  for (let position = 0; position < ends.length; position += 1) {
    const search = searchOf(termText(report, position))
    const sum = sums.get(search)
    if (sum) sums.set(search, addSold(sum, soldAt(figures, position)))
  }
  return asked.map((search) => sums.get(search) ?? nothing)
}

function addSold(one: Sold, other: Sold): Sold {
  return {
    clicks: one.clicks + other.clicks,
    conversions: one.conversions + other.conversions,
    gmv: one.gmv + other.gmv,
    spend: one.spend + other.spend,
  }
}
