import type { AdsFigures, AdsReport, AdsSums } from './ads-report.ts'
import { addSums, figuresOf, noSums } from './figures.ts'
import { isExcluded, isOverall, keywordKey } from './keyword.ts'
import { packTerms } from './pack-terms.ts'
import { type RowLayout, RowReader, type SearchTerm } from './row-reader.ts'

interface Table {
  readonly productName: string | null
  readonly period: string | null
  readonly rows: readonly (readonly string[])[]
  readonly layout: RowLayout
  readonly bad: number
}

/** Groups the rows of a report by keyword, in the order in which the keywords first appear. */
export function buildReport({ productName, period, rows, layout, bad }: Table): AdsReport {
  const reader = new RowReader(layout)
  const termsByKeyword = new Map<string, SearchTerm[]>()
  const counts = { used: 0, overall: 0, excluded: 0, withoutClicks: 0 }
  let overall: AdsFigures | undefined
  for (const cells of rows) {
    const key = keywordKey(reader.text(cells, 'keyword'))
    if (isExcluded(key)) counts.excluded += 1
    else if (isOverall(key)) {
      counts.overall += 1
      overall ??= figuresOf(reader.sums(cells))
    } else if (reader.number(cells, 'clicks') === 0) counts.withoutClicks += 1
    else {
      counts.used += 1
      const terms = termsByKeyword.get(key)
      if (terms) terms.push(reader.term(cells))
      else termsByKeyword.set(key, [reader.term(cells)])
    }
  }
  const { groups, terms } = packTerms(
    [...termsByKeyword].map(([key, terms]) => ({ key, figures: figuresOf(sumOf(terms)), terms })),
  )
  return {
    productName,
    period,
    total: overall ?? figuresOf(sumOf(groups.map((group) => group.figures))),
    totalIsComputed: overall === undefined,
    groups,
    terms,
    receipt: { rows: rows.length + bad, ...counts, bad, unreadableValues: reader.unreadable },
  }
}

function sumOf(parts: readonly AdsSums[]): AdsSums {
  return parts.reduce<AdsSums>(addSums, noSums)
}
