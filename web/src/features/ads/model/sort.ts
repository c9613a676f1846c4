import { type AdsReport, type FigureName, keywordLabel, termText } from '@vendaclara/core/ads'

export type SortColumn = 'name' | FigureName

export interface Sort {
  readonly column: SortColumn
  readonly direction: 'ascending' | 'descending'
}

/** How a table is sorted after a click on a column: ascending at first, then in turns. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}

const collator = new Intl.Collator('pt-BR')

interface Values {
  readonly name: (position: number) => string
  readonly figure: (position: number) => number
}

/** Positions in the order a sort asks for; equals keep the order of the file, whichever the direction. */
function orderBy(positions: readonly number[], sort: Sort | undefined, values: Values): number[] {
  if (!sort) return [...positions]
  const sign = sort.direction === 'ascending' ? 1 : -1
  if (sort.column === 'name') {
    const names = new Map(positions.map((position) => [position, values.name(position)]))
    return positions.toSorted(
      (one, other) => sign * collator.compare(names.get(one) ?? '', names.get(other) ?? ''),
    )
  }
  return positions.toSorted((one, other) => sign * (values.figure(one) - values.figure(other)))
}

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
