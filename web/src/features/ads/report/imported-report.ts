import type { AdsReport } from '@vendaclara/core/ads'

/** A report as it was imported into this browser. */
export interface ImportedReport {
  readonly fileName: string
  readonly importedAt: Date
  readonly report: AdsReport
}
