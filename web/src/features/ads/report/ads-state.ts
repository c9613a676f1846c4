import type { KeptEntry } from '../kept-reports/kept-entry.ts'
import type { FileProblem } from '../reading/file-problem.ts'
import type { ImportedReport } from './imported-report.ts'

export interface ImportProgress {
  readonly fileName: string
  readonly bytes: number
  readonly total: number
}

export interface ImportFailure {
  readonly fileName: string
  readonly problem: FileProblem
}

/** What of the browser's storage did not work, and whether that was for want of room. */
export interface StorageFailure {
  readonly task: 'read' | 'write' | 'rename' | 'remove'
  readonly isFull: boolean
}

/** What the ads screen shows. A running or failed import stands beside the report that was shown before. */
export interface AdsState {
  /** Whether the browser is still asked for a kept report. */
  readonly isOpening: boolean
  readonly shown: ImportedReport | undefined
  readonly isKept: boolean
  /** The reports kept in this browser, the latest import first. */
  readonly entries: readonly KeptEntry[]
  readonly importing: ImportProgress | undefined
  readonly failure: ImportFailure | undefined
  readonly storageFailure: StorageFailure | undefined
}

export const initialAdsState: AdsState = {
  isOpening: true,
  shown: undefined,
  isKept: false,
  entries: [],
  importing: undefined,
  failure: undefined,
  storageFailure: undefined,
}
