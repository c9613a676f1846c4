import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { orderBy } from './order-by.ts'
import type { Sort } from './sort.ts'

/** Some of a report's keywords as a sort orders them: ratios by the ratio shown, the others by their sums. */
export function orderKeywords(
  { groups }: AdsReport,
  keywords: readonly number[],
  sort: Sort | undefined,
): number[] {
  const { column } = sort ?? {}
  return orderBy(keywords, sort, {
    name: (position) => keywordLabel(groups[position]?.key ?? ''),
    figure: (position) => (column && column !== 'name' ? (groups[position]?.figures[column] ?? 0) : 0),
  })
}
