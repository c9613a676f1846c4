import type { ExportColumn, ExportRow } from './export-column.ts'

export type ExportFormat = 'xlsx' | 'csv'

/** What the worker that writes a file is told: what it will be, its rows part by part, and that these were all. */
export type ExportRequest =
  | {
      readonly kind: 'begin'
      readonly format: ExportFormat
      readonly columns: readonly ExportColumn[]
      readonly name: string
    }
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'end' }
