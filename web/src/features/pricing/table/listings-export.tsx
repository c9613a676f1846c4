import dayjs from 'dayjs'
import { ExportMenu } from '../../../files/export/export-menu.tsx'
import type { ExportRow } from '../../../files/export/write-files.ts'
import type { ListingColumn } from './columns.tsx'
import type { ListingRow } from './rows.ts'
import { texts } from './table-texts.ts'

interface ListingsExportProps {
  columns: readonly ListingColumn[]
  /** The chosen rows, or all visible ones. */
  rows: readonly ListingRow[]
  areChosen: boolean
}

const kinds = { text: 'text', money: 'money', percent: 'percent', weight: 'measure' } as const

export function ListingsExport({ columns, rows, areChosen }: ListingsExportProps) {
  const table = {
    label: texts.exported(rows.length, areChosen),
    name: texts.sheet,
    fileName: (format: string) => texts.file(dayjs().format('YYYY-MM-DD'), format),
    columns: columns.map(({ label, unit }) => ({ header: label, kind: kinds[unit] })),
    rows: () => exportedRows(columns, rows),
  }
  return (
    <ExportMenu size="xs" tables={[table]} isDisabled={rows.length === 0} failedHow={texts.exportAgain} />
  )
}

/** The cells of a file. Missing values are empty. */
function* exportedRows(columns: readonly ListingColumn[], rows: readonly ListingRow[]): Generator<ExportRow> {
  for (const row of rows) {
    yield columns.map(
      ({ unit, value, written = value }) => written(row) ?? (unit === 'text' ? '' : Number.NaN),
    )
  }
}
