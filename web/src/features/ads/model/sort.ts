import { type AdsReport, type FigureName, keywordLabel, type SoldTerms, termText } from '@vendaclara/core/ads'
import { orderBy, type TableSort } from '../../../table/sort.ts'

export type SortColumn = 'name' | FigureName

export type Sort = TableSort<SortColumn>

/** Sorts some of a report's keywords: ratios by the ratio shown, other figures by their sums. */
export function orderKeywords(
  { groups }: AdsReport,
  keywords: readonly number[],
  sort: Sort | undefined,
): number[] {
  if (!sort) return [...keywords]
  const { column, direction } = sort
  return orderBy(keywords, direction, (keyword) => {
    const group = groups[keyword]
    return column === 'name' ? keywordLabel(group?.key ?? '') : (group?.figures[column] ?? 0)
  })
}

interface TermsShown {
  readonly group: number
  readonly hideWithoutClicks: boolean
  /** 1 for each term of the report that matches the filters; undefined without filters. */
  readonly matches?: Uint8Array | undefined
}

/** The positions of the terms that a keyword shows, in the sequence of the file. */
export function shownTerms(report: AdsReport, shown: TermsShown): Uint32Array<ArrayBuffer> {
  const group = report.groups[shown.group]
  if (!group) return new Uint32Array()
  const { hasClicks, figures } = report.terms
  const positions = new Uint32Array(group.count)
  let count = 0
  for (let position = group.start; position < group.start + group.count; position += 1) {
    const isHidden = shown.hideWithoutClicks && !(hasClicks[position] && figures.clicks[position])
    if (isHidden || !(shown.matches?.[position] ?? 1)) continue
    positions[count] = position
    count += 1
  }
  return positions.slice(0, count)
}

/** Terms to sort by one value for each position or, without values, by their texts. */
export interface SortedTerms extends Pick<Sort, 'direction'> {
  readonly positions: Uint32Array
  readonly values: Float64Array | undefined
}

/** The figures to sort the terms by; undefined if they are sorted by their texts. */
export function valuesToSort(
  { terms }: AdsReport,
  positions: Uint32Array,
  { column }: Sort,
): Float64Array | undefined {
  if (column === 'name') return undefined
  const values = new Float64Array(positions.length)
  for (let at = 0; at < values.length; at += 1) values[at] = terms.figures[column][positions[at] ?? 0] ?? 0
  return values
}

/** The sorted positions. Takes a second for a million values, and a few seconds for a million texts. */
export function sortTerms(report: SoldTerms, { positions, values, direction }: SortedTerms) {
  const places = orderBy([...positions.keys()], direction, (place) =>
    values ? (values[place] ?? 0) : termText(report, positions[place] ?? 0),
  )
  return Uint32Array.from(places, (place) => positions[place] ?? 0)
}
