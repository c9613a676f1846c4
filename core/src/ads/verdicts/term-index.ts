import type { AdsReport, SearchTerms } from '../ads-report.ts'
import { termText } from '../ads-report.ts'
import { GrowingColumn } from '../growing-column.ts'

/** Of a report, what the terms to stop and their words are found from. */
export interface SoldTerms {
  readonly terms: Omit<SearchTerms, 'figures'> & {
    readonly figures: Pick<AdsReport['terms']['figures'], 'clicks' | 'conversions' | 'gmv' | 'spend'>
  }
}

/** What was typed, once for all keywords under which it occurs, with its sums. Entry n is that of `first[n]`. */
export interface TermIndex {
  readonly count: number
  /** The position in the report of its first row. */
  readonly first: Uint32Array
  readonly clicks: Float64Array
  readonly conversions: Float64Array
  readonly gmv: Float64Array
  readonly spend: Float64Array
}

/**
 * Unites the terms of a report that are the same search: a buyer's words are stopped for the whole ad, so their result
 * under one keyword alone condemns nothing. Letter case and how many spaces there are do not count; rows without a text ('' or '-')
 * are left out. Takes a second or two at a million terms.
 */
export function indexTerms(report: SoldTerms): TermIndex {
  const { figures, ends } = report.terms
  const places = new Map<string, number>()
  const first = new GrowingColumn()
  const sums = {
    clicks: new Float64Array(ends.length),
    conversions: new Float64Array(ends.length),
    gmv: new Float64Array(ends.length),
    spend: new Float64Array(ends.length),
  }
  const names = ['clicks', 'conversions', 'gmv', 'spend'] as const
  for (let position = 0; position < ends.length; position += 1) {
    const search = searchAt(report, position)
    if (search === '' || search === '-') continue
    let place = places.get(search)
    if (place === undefined) {
      place = places.size
      places.set(search, place)
      first.push(position)
    }
    for (const name of names) sums[name][place] = (sums[name][place] ?? 0) + (figures[name][position] ?? 0)
  }
  const count = places.size
  return {
    count,
    first: first.values(),
    clicks: sums.clicks.subarray(0, count),
    conversions: sums.conversions.subarray(0, count),
    gmv: sums.gmv.subarray(0, count),
    spend: sums.spend.subarray(0, count),
  }
}

/** What is equal for terms that are the same search. */
export function searchAt(report: SoldTerms, position: number): string {
  return searchOf(termText(report, position))
}

/** The same for a text that was typed. */
export function searchOf(text: string): string {
  const search = text.trim().normalize('NFC').toLowerCase()
  return search.includes('  ') ? search.replace(/ +/g, ' ') : search
}
