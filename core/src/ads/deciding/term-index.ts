import type { AdsReport, SearchTerms } from '../ads-report.ts'
import { GrowingColumn } from '../growing-column.ts'
import { termText } from '../term-text.ts'
import { WordList } from './word-list.ts'

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
  /** The words of all entries one behind the other, by their place in `words`; those of entry n end at `wordEnds[n]`. */
  readonly wordIds: Uint32Array
  readonly wordEnds: Uint32Array
  readonly words: readonly string[]
}

/**
 * Unites the terms of a report that are the same search: a buyer's words are stopped for the whole ad, so their result
 * under one keyword alone condemns nothing. Letter case and outer spaces do not count; rows without a text ('' or '-')
 * are left out. Words are runs of letters and digits, without Portuguese stop words. Takes seconds at a million terms.
 */
export function indexTerms(report: SoldTerms): TermIndex {
  const { figures, ends } = report.terms
  const places = new Map<string, number>()
  const list = new WordList()
  const first = new GrowingColumn()
  const wordIds = new GrowingColumn()
  const wordEnds = new GrowingColumn()
  const sums = {
    clicks: new Float64Array(ends.length),
    conversions: new Float64Array(ends.length),
    gmv: new Float64Array(ends.length),
    spend: new Float64Array(ends.length),
  }
  const names = ['clicks', 'conversions', 'gmv', 'spend'] as const
  for (let position = 0; position < ends.length; position += 1) {
    const text = termText(report, position).trim().normalize('NFC').toLowerCase()
    if (text === '' || text === '-') continue
    let place = places.get(text)
    if (place === undefined) {
      place = places.size
      places.set(text, place)
      first.push(position)
      list.split(text, wordIds)
      wordEnds.push(wordIds.length)
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
    wordIds: wordIds.values(),
    wordEnds: wordEnds.values(),
    words: list.words,
  }
}
