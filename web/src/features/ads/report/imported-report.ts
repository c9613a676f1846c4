import type { PackedReport } from './packed-report.ts'

/** A report as it was imported into this browser. */
export interface ImportedReport {
  readonly fileName: string
  readonly importedAt: Date
  readonly report: PackedReport
}
