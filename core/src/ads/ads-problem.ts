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
 * - 'other-language': it is an ads report in `language`.
 * - 'campaign-report': the campaigns of Mercado Ads, without ads and sales.
 * - 'dates': in `columns` a spreadsheet program made dates of numbers, in `lines`.
 * - 'unreadable': at least half of the values of `columns` are no numbers, or one of the total record, in `lines`.
 * - 'contradictory': `columns` do not fit each other in `lines`, of which there are `count`.
 * - 'scaled': so, and most of them by the same power of ten, `factor`.
 * - 'no-centavos': the amounts in `columns` lost their decimals.
 * - 'sum-rows': `lines` are sums of other rows.
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
  | 'other-language'
  | 'campaign-report'
  | 'dates'
  | 'unreadable'
  | 'contradictory'
  | 'scaled'
  | 'no-centavos'
  | 'sum-rows'

/** What a problem is about; each kind has some of it. */
export interface AdsProblemDetails {
  /** The columns, by their names in the file. */
  readonly columns?: readonly string[]
  /** The first of the lines of the file, and how many there are. */
  readonly lines?: readonly number[]
  readonly count?: number
  readonly factor?: number
  readonly language?: ReportLanguage
}

/** The languages in which an ads report is recognised, though it is read in Portuguese only. */
export type ReportLanguage = 'en' | 'es' | 'zh' | 'vi' | 'id'

/** Thrown by {@link AdsReportReader} for a file that it cannot read as a report. */
export class AdsProblem extends Error {
  readonly kind: AdsProblemKind
  readonly details: AdsProblemDetails

  constructor(kind: AdsProblemKind, details: AdsProblemDetails = {}) {
    super(kind)
    this.name = 'AdsProblem'
    this.kind = kind
    this.details = details
  }

  /** The columns that the problem is about; empty for kinds without any. */
  get columns(): readonly string[] {
    return this.details.columns ?? []
  }
}
