import { type SearchTerms, type SoldColumns, termsInText } from '../ads-report.ts'
import { GrowingColumn } from '../growing-column.ts'
import { HashTable, unknown } from '../letter-table.ts'
import { SearchLetters } from './search-letters.ts'

/** The columns of a report that are needed to find terms to stop and their words. */
export interface SoldTerms {
  readonly terms: Omit<SearchTerms, 'figures'> & { readonly figures: SoldColumns }
}

/** The searches of a report, each once for all its keywords, with its sums; money in reais. */
export interface TermIndex extends SoldColumns {
  readonly count: number
  /** For each entry, the position of its first row in the report. */
  readonly first: Uint32Array
}

/**
 * Combines the terms of a report that are the same search. A search is stopped for the whole ad, so its result under
 * one keyword alone is not enough. Letter case and repeated spaces are ignored; rows without a text ('' or '-') are
 * left out. A million terms take half a second.
 */
export function indexTerms(report: SoldTerms): TermIndex {
  const { done, value } = indexTermsInParts(report).next()
  if (!done) throw new Error('texts of the report are missing')
  return value
}

/** As {@link indexTerms}, for a report whose texts are still being added: it pauses until there are more. */
export function* indexTermsInParts({ terms }: SoldTerms): Generator<undefined, TermIndex, undefined> {
  const { figures, ends, texts } = terms
  const [search, known] = [new SearchLetters(terms), new SearchLetters(terms)]
  const first = new GrowingColumn()
  const places = new HashTable((place) => {
    known.read(first.at(place))
    return search.isSame(known)
  })
  const sums = {
    clicks: new Float64Array(ends.length),
    conversions: new Float64Array(ends.length),
    gmv: new Float64Array(ends.length),
    spend: new Float64Array(ends.length),
  }
  for (let position = 0; position < ends.length; position += 1) {
    while (position >= texts.length * termsInText) yield
    search.read(position)
    if (search.isNone()) continue
    const hash = search.hash()
    let place = places.find(hash)
    if (place === unknown) {
      place = places.add(hash)
      first.push(position)
    }
    addAt(sums.clicks, place, figures.clicks[position])
    addAt(sums.conversions, place, figures.conversions[position])
    addAt(sums.gmv, place, figures.gmv[position])
    addAt(sums.spend, place, figures.spend[position])
  }
  const { count } = places
  places.letGo()
  return {
    count,
    first: first.values(),
    clicks: sums.clicks.subarray(0, count),
    conversions: sums.conversions.subarray(0, count),
    gmv: sums.gmv.subarray(0, count),
    spend: sums.spend.subarray(0, count),
  }
}

function addAt(sums: Float64Array, place: number, value = 0): void {
  sums[place] = (sums[place] ?? 0) + value
}
