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

/** So many texts of a report, some megabytes, are handed over at once, between threads and to the browser's database. */
export const textsInPart = 16
