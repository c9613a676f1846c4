import type { AdsReport } from '@vendaclara/core/ads'

/** A report as it was imported into this browser. */
export interface ImportedReport {
  readonly id: string
  /** Null until it is saved under one. */
  readonly title: string | null
  readonly fileName: string
  readonly importedAt: Date
  readonly report: AdsReport
}

/** How many texts of a report, some megabytes, one message or one database entry holds. */
export const textsInPart = 16
