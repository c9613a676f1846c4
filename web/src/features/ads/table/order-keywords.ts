import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { orderBy } from './order-by.ts'
import type { Sort } from './sort.ts'

/** The positions of a report's keywords as a sort orders them: ratios by the ratio shown, the others by their sums. */
export function orderKeywords({ groups }: AdsReport, sort: Sort | undefined): number[] {
  const { column } = sort ?? {}
  return orderBy([...groups.keys()], sort, {
    name: (position) => keywordLabel(groups[position]?.key ?? ''),
    figure: (position) => (column && column !== 'name' ? (groups[position]?.figures[column] ?? 0) : 0),
  })
}
