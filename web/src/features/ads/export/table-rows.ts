import { shownFigure } from '@vendaclara/core/ads'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import { figureForms } from '../model/formats.ts'
import { areFew, sortFew } from '../model/sort.ts'
import { keywordRow, type TableModel, type TableRow, termRow, termsOf } from '../model/table-model.ts'
import { initialTermsView, type TableView } from '../model/table-view.ts'
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

/** The sorted terms of keywords that have too many to be sorted while they are written. */
export async function sortedTerms(
  model: TableModel,
  { blocks }: TableView,
  keywords: readonly number[],
  level: ExportLevel,
): Promise<ReadonlyMap<number, Uint32Array>> {
  const sorted = new Map<number, Uint32Array>()
  if (level === 'keywords') return sorted
  for (const keyword of keywords) {
    const { sort } = blocks.get(keyword) ?? initialTermsView
    const terms = termsOf(model, keyword)
    if (!areFew(terms, sort)) sorted.set(keyword, await model.terms.sort(terms, sort))
  }
  return sorted
}

/** The rows of all pages, filtered and sorted as the table shows them. */
export function* tableRows(
  model: TableModel,
  { blocks }: TableView,
  sorted: ReadonlyMap<number, Uint32Array>,
  keywords: readonly number[],
  level: ExportLevel,
): Generator<ExportRow> {
  const { report, columns, extras } = model
  const cellsOf = (row: TableRow) => [
    row.label,
    ...columns.map((name) => shownFigure(name, row.figureOf)),
    ...extras.map(({ textOf }) => textOf(row)),
  ]
  for (const keyword of keywords) {
    const row = keywordRow(report, keyword)
    if (!row) continue
    if (level === 'keywords') {
      yield cellsOf(row)
      continue
    }
    const { sort } = blocks.get(keyword) ?? initialTermsView
    for (const term of sorted.get(keyword) ?? sortFew(report, termsOf(model, keyword), sort)) {
      yield [row.label, ...cellsOf(termRow(report, term))]
    }
  }
}
