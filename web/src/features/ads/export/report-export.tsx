import { ExportMenu } from '../../../files/export/export-menu.tsx'
import type { TableModel } from '../model/table-model.ts'
import type { TableView } from '../model/table-view.ts'
import { wordsOf } from '../texts.ts'
import { exportFileName } from './file-name.ts'
import { type ExportLevel, sortedTerms, tableColumns, tableRows } from './table-rows.ts'
import { texts } from './texts.ts'

interface ReportExportProps {
  title: string
  model: TableModel
  view: TableView
  keywords: readonly number[]
}

const levels: readonly ExportLevel[] = ['keywords', 'terms']

export function ReportExport({ title, model, view, keywords }: ReportExportProps) {
  const { groups, rows } = wordsOf(model.report)
  const names: Readonly<Record<ExportLevel, string>> = { keywords: groups, terms: rows }
  const tables = levels.map((level) => ({
    label: names[level],
    name: names[level],
    fileName: (format: 'xlsx' | 'csv') => exportFileName(names[level], title, format),
    columns: tableColumns(model, level),
    rows: async () =>
      tableRows(model, view, await sortedTerms(model, view, keywords, level), keywords, level),
  }))
  return (
    <ExportMenu
      name={texts.menuName}
      tables={tables}
      isDisabled={keywords.length === 0}
      failedHow={texts.failedHow}
      hint={texts.hint}
    />
  )
}
