import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { type ClosingRows, type LatePayment, type MonthRows, monthRows } from '@vendaclara/core/closing'

/** What a closing's own files gave, and what the income of other months paid of its orders. */
export interface StoredRows extends ClosingRows {
  readonly late: readonly LatePayment[]
}

/** A closing as it is stored, or will be: the rows come after the summary. */
export interface StoredClosing extends AnalysisSummary {
  readonly rows: StoredRows | undefined
}

/** A closing as its screen shows it. */
export interface OpenClosing extends AnalysisSummary {
  readonly rows: MonthRows | undefined
}

export function openClosing({ rows, ...summary }: StoredClosing): OpenClosing {
  return { ...summary, rows: rows && monthRows(rows, rows.late) }
}
