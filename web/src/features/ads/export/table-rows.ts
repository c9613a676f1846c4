import { groupLabel, termText } from '@vendaclara/core/ads'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import { figureForms } from '../model/formats.ts'
import { type TableModel, termsOf } from '../model/table-model.ts'
import type { TableView } from '../model/table-view.ts'
import { texts as adsTexts, wordsOf } from '../texts.ts'

/** Rows of keywords, or of the terms below them. */
export type ExportLevel = 'keywords' | 'terms'

/** The columns of the table; a term's row begins with its keyword. */
export function tableColumns({ report, columns, extras }: TableModel, level: ExportLevel): ExportColumn[] {
  const { keywordColumns, termColumns } = adsTexts
  const labels = level === 'keywords' ? keywordColumns : termColumns
  return [
    { header: wordsOf(report).group, kind: 'text' },
    ...(level === 'terms' ? [{ header: wordsOf(report).term, kind: 'text' as const }] : []),
    ...columns.map((name) => ({ header: labels[name], kind: figureForms[name].kind })),
    ...extras.map(({ label }) => ({ header: label, kind: 'text' as const })),
  ]
}

/** The terms of the keywords whose terms are sorted. */
export async function sortedTerms(
  model: TableModel,
  { blocks }: TableView,
  level: ExportLevel,
): Promise<ReadonlyMap<number, Uint32Array>> {
  const sorted = new Map<number, Uint32Array>()
  if (level === 'keywords') return sorted
  for (const [keyword, { sort }] of blocks) {
    if (sort) sorted.set(keyword, await model.terms.sort(termsOf(model, keyword), sort))
  }
  return sorted
}

/** The rows of all pages, filtered and sorted as the table shows them. */
export function* tableRows(
  model: TableModel,
  sorted: ReadonlyMap<number, Uint32Array>,
  keywords: readonly number[],
  level: ExportLevel,
): Generator<ExportRow> {
  const { report, columns, extras } = model
  for (const keyword of keywords) {
    const group = report.groups[keyword]
    if (!group) continue
    const label = groupLabel(group)
    if (level === 'keywords') {
      const figures = columns.map((name) => group.figures[name])
      yield [label, ...figures, ...extras.map(({ keywordText }) => keywordText(keyword))]
      continue
    }
    for (const term of sorted.get(keyword) ?? termsOf(model, keyword)) {
      const figures = columns.map((name) => report.terms.figures[name][term] ?? 0)
      yield [label, termText(report, term), ...figures, ...extras.map((extra) => extra.termText(term))]
    }
  }
}
