/**
 * Why a file is no report of search terms. 'empty': no text in it; 'no-table': no line begins with '#', so it is no ads report;
 * 'orders-report': no table either, but the columns of the orders; 'group-report': the report of a group of ads, whose first row
 * sums the others; 'missing-columns': a table without the columns named in `columns`; 'doubled-columns': a table that has those
 * in `columns` twice, so that nobody knows which holds; 'two-reports': one report under another, whose sums would be those of no
 * period; 'no-rows': the header without a row under it; 'bad-rows': none of its rows is one of the table.
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

/** Thrown by {@link AdsReportReader} for a file that is something else. */
export class AdsProblem extends Error {
  readonly kind: AdsProblemKind
  /** What is missing or doubled. */
  readonly columns: readonly string[]

  constructor(kind: AdsProblemKind, columns: readonly string[] = []) {
    super(kind)
    this.name = 'AdsProblem'
    this.kind = kind
    this.columns = columns
  }
}
