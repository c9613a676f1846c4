/**
 * Why a file is not accepted as an ads report.
 *
 * - 'empty': it has no text.
 * - 'no-table': no line begins with '#', so it is no ads report.
 * - 'orders-report': it has no such table, but the columns of orders.
 * - 'group-report': the report of a group of ads, whose first row sums up the others.
 * - 'missing-columns': the table lacks the columns in `columns`.
 * - 'doubled-columns': the table has the columns in `columns` twice, so it is unclear which one counts.
 * - 'two-reports': one report below another; their sums would be of no period.
 * - 'no-rows': there is no row below the header.
 * - 'bad-rows': no row fits the table.
 */
export type AdsProblemKind =
  | 'empty'
  | 'no-table'
  | 'orders-report'
  | 'group-report'
  | 'missing-columns'
  | 'doubled-columns'
  | 'two-reports'
  | 'no-rows'
  | 'bad-rows'

/** Thrown by {@link AdsReportReader} for a file that it cannot read as a report. */
export class AdsProblem extends Error {
  readonly kind: AdsProblemKind
  /** The missing or doubled columns; empty for other kinds. */
  readonly columns: readonly string[]

  constructor(kind: AdsProblemKind, columns: readonly string[] = []) {
    super(kind)
    this.name = 'AdsProblem'
    this.kind = kind
    this.columns = columns
  }
}
