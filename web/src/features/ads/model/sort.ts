import { type AdsReport, type FigureName, keywordLabel, termText } from '@vendaclara/core/ads'
import { orderBy, type TableSort } from '../../../table/sort.ts'

export type SortColumn = 'name' | FigureName

export type Sort = TableSort<SortColumn>

/** Some of a report's keywords as a sort orders them: ratios by the ratio shown, the others by their sums. */
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
  readonly sort: Sort | undefined
  readonly hideWithoutClicks: boolean
  /** 1 for each term of the report that matches the filters; undefined without filters. */
  readonly matches?: Uint8Array | undefined
}

/** The positions of the terms that a keyword shows, as a sort orders them. */
export function orderTerms(report: AdsReport, shown: TermsShown): number[] {
  const group = report.groups[shown.group]
  if (!group) return []
  const { hasClicks, figures } = report.terms
  const positions: number[] = []
  for (let position = group.start; position < group.start + group.count; position += 1) {
    const isHidden = shown.hideWithoutClicks && !(hasClicks[position] && figures.clicks[position])
    if (!isHidden && (shown.matches?.[position] ?? 1)) positions.push(position)
  }
  if (!shown.sort) return positions
  const { column, direction } = shown.sort
  return orderBy(positions, direction, (position) =>
    column === 'name' ? termText(report, position) : (figures[column][position] ?? 0),
  )
}
