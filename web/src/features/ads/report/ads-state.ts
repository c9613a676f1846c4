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

/** What the ads screen shows. A running or failed import stands beside the report that was shown before. */
export interface AdsState {
  /** Whether the browser is still asked for the report of the last visit. */
  readonly isOpening: boolean
  readonly shown: ImportedReport | undefined
  readonly isKept: boolean
  readonly importing: ImportProgress | undefined
  readonly failure: ImportFailure | undefined
  /** What of the browser's storage did not work. */
  readonly storageFailure: 'read' | 'write' | 'remove' | undefined
}

export const initialAdsState: AdsState = {
  isOpening: true,
  shown: undefined,
  isKept: false,
  importing: undefined,
  failure: undefined,
  storageFailure: undefined,
}
