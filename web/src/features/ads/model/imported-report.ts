import type { AdsReport } from '@vendaclara/core/ads'

/** A report that was imported in this browser. */
export interface ImportedReport {
  readonly id: string
  /** Null until the report is saved. */
  readonly title: string | null
  readonly fileName: string
  readonly importedAt: Date
  readonly report: AdsReport
}
