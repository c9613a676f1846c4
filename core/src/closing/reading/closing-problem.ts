import type { OrdersOff, UnfitFiles } from '../model/month-doubt.ts'
import type { ClosingMarketplace } from '../model/names/known-names.ts'
import type { FileLanguage } from './file-language.ts'

/**
 * Why a workbook is refused.
 *
 * - `swapped`: another file of a closing, of this or another marketplace. `other-report`: a report that no closing
 *   reads here. `unknown`: any other workbook; `header` has the headings of its table, and `language` theirs, if it
 *   is not Portuguese.
 * - `no-rows`: the right table, but empty.
 * - `missing-columns`: a sheet lacks required columns, named as the exports name them.
 * - `twin-columns`: columns that a sheet has twice, so that either could be meant.
 * - `headless-sheet`: a sheet has orders but no header. `second-header`: a header with other columns among the rows.
 * - `broken-cells`: a formula without a result, an error, a date or a percentage where something else belongs.
 * - `mixed-marks`: a column of amounts in which some have a decimal comma and others a decimal point.
 * - `lost-digits`: order ids that a spreadsheet program turned into numbers or dates.
 * - `rows-without-id`: rows with amounts that do not say which order they are of.
 * - `other-currency`: amounts that are not in reais.
 * - `unknown-word`: an unknown word in a column that decides how a row counts. `only-details`: orders without the row
 *   that has their total.
 * - For movement files (wallet, advances, returns, affiliates): `no-amount` and `no-date` where one is required,
 *   `wrong-sign` if another column says the opposite, `broken-sum` if amounts do not add up to what the file itself
 *   states, for example because rows are missing.
 * - `doubled-rows`: orders or fees that appear twice. Either no column tells copies and parts from second payments, or
 *   the two state different amounts. `example` is one of these orders, here and for `only-details`.
 * - `other-scale`: most amounts of a column are off by a `factor` such as 100, by what the file itself states.
 * - `moved-ids`: most ids do not fit the day of their row, as if the column was sorted alone.
 * - `moved-words`: a column says of other orders what the one `beside` it says, as if it was sorted alone.
 * - For the two files of a month together: see {@link UnfitFiles}.
 * - `pasted-twice`: most rows appear twice and have no numbers, so copies cannot be told from second payments.
 * - `several-reports`: one workbook has several income reports.
 * - `mixed-reports`: files of different reports may state the same payments. `fees-only`: none of the files says what
 *   was paid. `other-numbers`: no operation of a report belongs to an order.
 *
 * `of` is the report concerned, where a marketplace has several beside its usual one.
 */
export type ClosingFault = Fault & { readonly of?: OtherReport }

type Fault =
  | { readonly kind: 'swapped'; readonly marketplace: ClosingMarketplace; readonly file: 'orders' | 'income' }
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'second-header' }
  | { readonly kind: 'several-reports' | 'mixed-reports' | 'fees-only' | 'other-numbers' }
  | { readonly kind: 'unknown'; readonly header: readonly string[]; readonly language?: FileLanguage }
  | { readonly kind: 'missing-columns'; readonly sheet: string; readonly columns: readonly string[] }
  | { readonly kind: 'twin-columns'; readonly sheet: string; readonly columns: readonly string[] }
  | { readonly kind: 'headless-sheet'; readonly sheet: string }
  | ({ readonly kind: 'broken-cells'; readonly why: BrokenCell } & CellsOfColumn)
  | ({
      readonly kind: 'mixed-marks' | 'lost-digits' | 'unknown-word' | 'other-currency' | MovementCell
    } & CellsOfColumn)
  | ({ readonly kind: 'other-scale'; readonly column: string; readonly factor: number } & OrdersOff)
  | ({ readonly kind: 'moved-ids'; readonly column: string } & OrdersOff)
  | ({ readonly kind: 'moved-words'; readonly column: string; readonly beside: string } & OrdersOff)
  | UnfitFiles
  | { readonly kind: 'rows-without-id' | 'pasted-twice'; readonly rows: number }
  | { readonly kind: 'only-details' | 'doubled-rows'; readonly orders: number; readonly example: string }

/**
 * Reports other than the two usual files of a month, also of other marketplaces. The first three, of Mercado Livre, are accepted as income files.
 * Those of Shopee, except 'affiliate-performance' and the wallet in English, are read as movements for all months
 * (`locateMovements`).
 */
export type OtherReport =
  | 'conciliation-of-sales'
  | 'conciliation-of-releases'
  | 'billing'
  | 'transactions'
  | 'affiliate-performance'
  | 'shopee-wallet'
  | 'shopee-wallet-in-english'
  | 'shopee-advances'
  | 'shopee-returns'
  | 'shopee-affiliates'
  | 'collections'
  | 'payment-billing'
  | 'ads'
  | 'amazon'
  | 'tiktok'

export type MovementCell = 'no-amount' | 'no-date' | 'wrong-sign' | 'broken-sum'

export type BrokenCell = 'formula' | 'error' | 'date' | 'percentage'

/**
 * A column as the file names it, how many of its cells are affected, and the content of one of them. `orderId` is the
 * order of that one, where it is known.
 */
interface CellsOfColumn {
  readonly column: string
  readonly cells: number
  readonly example: string
  readonly orderId?: string
}

/** Thrown for a workbook that is not the expected file, or that would be read wrongly. */
export class ClosingProblem extends Error {
  override readonly name = 'ClosingProblem'
  readonly fault: ClosingFault

  constructor(fault: ClosingFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** Refuses a file for rows of these orders, if there are any, and names the first one. */
export function refuseOrders(
  kind: 'only-details' | 'doubled-rows',
  orderIds: Iterable<string>,
  of?: OtherReport,
): void {
  const all = [...orderIds]
  const [example] = all
  if (example === undefined) return
  throw new ClosingProblem({ kind, orders: all.length, example, ...(of && { of }) })
}
