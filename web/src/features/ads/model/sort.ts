import {
  type AdsReport,
  type FigureName,
  keywordLabel,
  type SoldTerms,
  shownFigure,
  termText,
} from '@vendaclara/core/ads'
import { orderBy, type TableSort } from '../../../table/sort.ts'

export type SortColumn = 'name' | FigureName

export type Sort = TableSort<SortColumn>

/** How keywords and their terms are sorted at first. */
export const dearestFirst: Sort = { column: 'spend', direction: 'descending' }

/** Sorts some of a report's keywords: ratios by the ratio shown, other figures by their sums. */
export function orderKeywords(
  { groups }: AdsReport,
  keywords: readonly number[],
  { column, direction }: Sort,
): number[] {
  return orderBy(keywords, direction, (keyword) => {
    const { key, figures } = groups[keyword] ?? {}
    if (column === 'name') return keywordLabel(key ?? '')
    return shownFigure(column, (name) => figures?.[name] ?? 0)
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
  for (let at = 0; at < values.length; at += 1) {
    const term = positions[at] ?? 0
    values[at] = shownFigure(column, (name) => terms.figures[name][term] ?? 0)
  }
  return values
}

const mostAtOnce = 5000

/** Whether terms are sorted in a few milliseconds. */
export function areFew(positions: Uint32Array, { column }: Sort): boolean {
  return positions.length <= mostAtOnce && column !== 'name'
}

export function sortFew(report: AdsReport, positions: Uint32Array, sort: Sort) {
  const values = valuesToSort(report, positions, sort)
  return sortTerms(report, { positions, values, direction: sort.direction })
}

/** The sorted positions. Takes a second for a million values, and a few seconds for a million texts. */
export function sortTerms(report: SoldTerms, { positions, values, direction }: SortedTerms) {
  const places = orderBy([...positions.keys()], direction, (place) =>
    values ? (values[place] ?? 0) : termText(report, positions[place] ?? 0),
  )
  return Uint32Array.from(places, (place) => positions[place] ?? 0)
}
