import { type AdsReport, termText } from '@vendaclara/core/ads'
import { orderBy } from './order-by.ts'
import type { Sort } from './sort.ts'

interface TermsShown {
  readonly group: number
  readonly sort: Sort | undefined
  readonly hideWithoutClicks: boolean
  /** 1 for each term of the report that filters leave; undefined where all stay. */
  readonly stays?: Uint8Array | undefined
}

/** The positions of the terms that a keyword shows, as a sort orders them. */
export function orderTerms(report: AdsReport, shown: TermsShown): number[] {
  const group = report.groups[shown.group]
  if (!group) return []
  const { hasClicks, figures } = report.terms
  const positions: number[] = []
  for (let position = group.start; position < group.start + group.count; position += 1) {
    const isHidden = shown.hideWithoutClicks && !(hasClicks[position] && figures.clicks[position])
    if (!isHidden && (shown.stays?.[position] ?? 1)) positions.push(position)
  }
  const { column } = shown.sort ?? {}
  const values = column && column !== 'name' ? figures[column] : undefined
  return orderBy(positions, shown.sort, {
    name: (position) => termText(report, position),
    figure: (position) => values?.[position] ?? 0,
  })
}
