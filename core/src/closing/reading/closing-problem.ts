import type { ClosingMarketplace } from '../marketplaces/terms.ts'

/**
 * Why a workbook is not read as the file that was expected.
 *
 * - `swapped`: it is another file of a closing, of this marketplace or another one; `other-report`: a report that is no file of
 *   a closing; `unknown`: another workbook, `header` is what its first table is headed by.
 * - `no-rows`: the right table with nothing in it.
 * - `missing-columns`: columns the rule needs are not in the table of a sheet, named as the exports name them.
 * - `twin-columns`: columns that stand there twice, so that either could be meant.
 * - `headless-sheet`: a sheet has orders and no header; `second-header`: a header with other columns stands among the rows.
 * - `broken-cells`: cells of a column that are a formula without a result, an error, a date or a percentage where something
 *   else belongs.
 * - `mixed-marks`: a column of amounts in which the comma is decimal in some and the dot in others.
 * - `lost-digits`: order ids that a spreadsheet program made a number or a date of.
 * - `rows-without-id`: rows of an order, with its amounts, that do not say which one.
 * - `other-currency`: amounts that are not in reais.
 * - `unknown-word`: a column that decides what a row counts for says what nobody knows; `only-details`: orders without the row
 * that has their total.
 * - Of files beside the two of a month: `no-amount` and `no-date` where one must be, `wrong-sign` where another column says the opposite,
 *   `broken-sum` where amounts do not add up to what the file itself says, as when rows are missing.
 * - `doubled-rows`: most orders stand there twice, and no column distinguishes a copy or a part from a second payment.
 * - `pasted-twice`: most rows stand there twice, and nothing numbers them, so that a copy and a second payment are alike.
 * - `several-reports`: a workbook holds several reports of what was paid.
 * - `mixed-reports`: two files are reports of other kinds that may tell the same money; `fees-only`: none of the files says what was
 *   paid; `other-numbers`: none of the operations of a report is of an order.
 *
 * `of` is which report it is about, where a marketplace has several beside its usual one.
 */
export type ClosingFault = Fault & { readonly of?: OtherReport }

type Fault =
  | { readonly kind: 'swapped'; readonly marketplace: ClosingMarketplace; readonly file: 'orders' | 'income' }
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'second-header' }
  | { readonly kind: 'several-reports' | 'mixed-reports' | 'fees-only' | 'other-numbers' }
  | { readonly kind: 'unknown'; readonly header: readonly string[] }
  | { readonly kind: 'missing-columns'; readonly sheet: string; readonly columns: readonly string[] }
  | { readonly kind: 'twin-columns'; readonly sheet: string; readonly columns: readonly string[] }
  | { readonly kind: 'headless-sheet'; readonly sheet: string }
  | ({ readonly kind: 'broken-cells'; readonly why: BrokenCell } & CellsOfColumn)
  | ({
      readonly kind: 'mixed-marks' | 'lost-digits' | 'unknown-word' | 'other-currency' | MovementCell
    } & CellsOfColumn)
  | { readonly kind: 'rows-without-id' | 'pasted-twice'; readonly rows: number }
  | { readonly kind: 'only-details' | 'doubled-rows'; readonly orders: number }

/**
 * Reports that sellers know beside the two files of a month. The first three of Mercado Livre go into the one of what was paid; those of
 * Shopee but the last are read for all months (`locateMovements`).
 */
export type OtherReport =
  | 'conciliation-of-sales'
  | 'conciliation-of-releases'
  | 'billing'
  | 'transactions'
  | 'affiliate-performance'
  | 'shopee-wallet'
  | 'shopee-advances'
  | 'shopee-returns'
  | 'shopee-affiliates'
  | 'collections'
  | 'payment-billing'

export type MovementCell = 'no-amount' | 'no-date' | 'wrong-sign' | 'broken-sum'

export type BrokenCell = 'formula' | 'error' | 'date' | 'percentage'

/** A column by its name in the file, how many of its cells it is about, and what one of them says. */
interface CellsOfColumn {
  readonly column: string
  readonly cells: number
  readonly example: string
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
