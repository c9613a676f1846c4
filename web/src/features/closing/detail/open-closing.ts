import type { AnalysisResults, AnalysisSummary } from '@vendaclara/contract/closing'

export type ClosingRows = Pick<AnalysisResults, 'errors' | 'unmatched'>

/** A closing as its screen shows it: the rows come after the summary. */
export interface OpenClosing extends AnalysisSummary {
  readonly rows: ClosingRows | undefined
}
