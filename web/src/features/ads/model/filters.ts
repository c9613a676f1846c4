import type { AdsReport } from '@vendaclara/core/ads'
import { matchingTerms } from './matching-terms.ts'
import type { Filters } from './table-settings.ts'

function isFiltering({ text, minClicks, withoutSales }: Filters): boolean {
  return text.trim() !== '' || minClicks > 0 || withoutSales
}

/** What filters leave of a report. A keyword matches while one of its terms does. */
export interface FilteredReport {
  /** 1 for each term that matches, 0 for the others; undefined without filters. */
  readonly matches: Uint8Array | undefined
  /** The positions of the keywords, in the order of the file, and how many terms of each keyword of the report match. */
  readonly keywords: readonly number[]
  readonly termsOf: (keyword: number) => number
  readonly terms: number
  readonly spend: number
  readonly gmv: number
}

export function filterReport(report: AdsReport, filters: Filters): FilteredReport {
  const { groups, terms } = report
  if (!isFiltering(filters)) {
    return {
      matches: undefined,
      keywords: [...groups.keys()],
      termsOf: (keyword) => groups[keyword]?.count ?? 0,
      terms: terms.ends.length,
      spend: groups.reduce((sum, { figures }) => sum + figures.spend, 0),
      gmv: groups.reduce((sum, { figures }) => sum + figures.gmv, 0),
    }
  }
  const matches = matchesOf(report, filters)
  const counts = new Uint32Array(groups.length)
  let spend = 0
  let gmv = 0
  for (const [keyword, { start, count }] of groups.entries()) {
    for (let term = start; term < start + count; term += 1) {
      if (!matches[term]) continue
      counts[keyword] = (counts[keyword] ?? 0) + 1
      spend += terms.figures.spend[term] ?? 0
      gmv += terms.figures.gmv[term] ?? 0
    }
  }
  const keywords = [...groups.keys()].filter((keyword) => counts[keyword])
  return {
    matches,
    keywords,
    termsOf: (keyword) => counts[keyword] ?? 0,
    terms: counts.reduce((sum, count) => sum + count, 0),
    spend,
    gmv,
  }
}

function matchesOf(report: AdsReport, { text, minClicks, withoutSales }: Filters): Uint8Array {
  const { clicks, conversions, gmv } = report.terms.figures
  const matches = text.trim() === '' ? new Uint8Array(clicks.length).fill(1) : matchingTerms(report, text)
  for (let term = 0; term < matches.length; term += 1) {
    if ((clicks[term] ?? 0) < minClicks) matches[term] = 0
    // A report kept by an earlier version may lack the column of sales.
    else if (withoutSales && (conversions[term] || gmv[term])) matches[term] = 0
  }
  return matches
}
