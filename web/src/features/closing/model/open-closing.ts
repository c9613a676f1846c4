import type { AnalysisResults, AnalysisSummary } from '@vendaclara/contract/closing'
import { type MonthRows, monthRows } from '@vendaclara/contract/closing-month'

/** What a closing's own files gave, and what the income of other months paid of its orders. */
export type ClosingRows = Pick<AnalysisResults, 'errors' | 'unmatched' | 'late'>

/** A closing as it is stored, or will be: the rows come after the summary. */
export interface StoredClosing extends AnalysisSummary {
  readonly rows: ClosingRows | undefined
}

/** A closing as its screen shows it. */
export interface OpenClosing extends AnalysisSummary {
  readonly rows: MonthRows | undefined
}

export function openClosing({ rows, ...summary }: StoredClosing): OpenClosing {
  return { ...summary, rows: rows && monthRows(rows, rows.late) }
}
