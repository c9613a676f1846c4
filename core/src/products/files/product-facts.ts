import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Marketplace } from '../../pricing/index.ts'
import type { Size } from '../model/product.ts'

/**
 * What one row of a file says of a product. Texts are '' and amounts null where it does not say; a cost, price or weight of 0
 * says nothing in these files.
 *
 * - `marketplace`: whose listing it is; null in files of the seller's stock. `listing` and `variationId` are its ids.
 * - `calculator`: the id of a listing of the calculator. `product`: the id of a product, in our own export.
 * - `name`, `variation`: the title of the listing and the name of the variation, or the name of the product.
 * - `weight` in grams. `commission`: percent of the price. `tax`: percent.
 */
export interface ProductFact {
  readonly line: number
  readonly marketplace: Marketplace | null
  readonly listing: string
  readonly variationId: string
  readonly calculator?: string
  readonly product?: string
  readonly name: string
  readonly variation: string
  readonly sku: string
  readonly gtin: string
  readonly price: Cents | null
  readonly commission: number | null
  readonly fixedFee: Cents | null
  readonly weight: number | null
  readonly size: Size | null
  readonly cost: Cents | null
  readonly packaging?: Cents | null
  readonly tax?: number | null
}

/**
 * Why a row is not a fact:
 *
 * - 'notes': it has no id of a listing, as the notes above the products.
 * - 'parents': it stands for its variations, which have rows of their own.
 * - 'nameless': nothing in it says which product it is.
 * - 'copies': an earlier row says the same.
 */
export const factLeftOut = ['notes', 'parents', 'nameless', 'copies'] as const
export type FactLeftOut = (typeof factLeftOut)[number]

/**
 * A cell that counts as empty, in the column as the file names it: 'number' is no number or one that its column makes unclear,
 * 'bounds' too large or negative, 'cut' a code that a spreadsheet program rounded, 'date' a date, 'long' a text that is longer
 * than what is stored, 'twice' a row that differs from an earlier one of the same product.
 */
export interface FactProblem {
  readonly line: number
  readonly column: string
  readonly text: string
  readonly why: 'number' | 'bounds' | 'cut' | 'date' | 'long' | 'twice'
}

/**
 * A column, as the file names it, in which most amounts would have centavos again if they were multiplied by `factor`;
 * `example` is one of them in reais.
 */
export interface MovedColumn {
  readonly column: string
  readonly factor: number
  readonly example: number
}

/** The most problems that are named; `problemCount` counts all. */
export const mostFactProblems = 200

/** The most rows of a file of products, blank ones apart. */
export const mostProductRows = 20_000

/**
 * A file of products that was read. `format` is the id of its format, `source` its name, `readOn` the day on which it says so.
 * `wholeListings`: its rows are of listings as a whole, not of their variations. `twins`: its SKUs usually have several listings.
 */
export interface ProductFile {
  readonly format: string
  readonly marketplace: Marketplace | null
  readonly source: string
  readonly readOn: CalendarDate
  readonly wholeListings?: true
  readonly twins?: true
  readonly facts: readonly ProductFact[]
  readonly leftOut: Readonly<Record<FactLeftOut, number>>
  readonly problems: readonly FactProblem[]
  readonly problemCount: number
  /** Absent if there is none. */
  readonly moved?: readonly MovedColumn[]
}

/**
 * Why a file is refused:
 *
 * - 'unknown': none of the known files; `header` is its row with the most names.
 * - 'other-template': another template of Shopee's mass update than sales or shipping.
 * - 'old-layout': a known file without `columns` that it has today.
 * - 'twin-columns': columns that it has twice, so that either could be meant.
 * - 'shared-variation': an id of a variation that two listings have, as where the columns of ids were swapped.
 * - 'rounded-ids': a spreadsheet program dropped digits of the ids.
 * - 'several-exports': the header comes again among the rows. 'several-shops': listings of several countries.
 * - 'other-country': listings of another country than Brazil.
 * - 'no-rows': the known file without products.
 * - 'unreadable-column': more than half of the values of a column cannot be read.
 * - 'too-many-rows': more than {@link mostProductRows}.
 */
export type ProductFileFault =
  | { readonly kind: 'unknown'; readonly header: readonly string[] }
  | { readonly kind: 'other-template' }
  | { readonly kind: 'old-layout'; readonly format: string; readonly columns: readonly string[] }
  | { readonly kind: 'twin-columns'; readonly columns: readonly string[] }
  | {
      readonly kind: 'rounded-ids' | 'shared-variation'
      readonly line: number
      readonly column: string
      readonly text: string
    }
  | { readonly kind: 'several-exports'; readonly line: number }
  | { readonly kind: 'several-shops' | 'other-country'; readonly line: number; readonly text: string }
  | { readonly kind: 'no-rows'; readonly format: string }
  | { readonly kind: 'unreadable-column'; readonly column: string; readonly text: string }
  | { readonly kind: 'too-many-rows' }

/** Thrown for a file that is not what it should be, or would be read wrongly. */
export class ProductFileProblem extends Error {
  readonly fault: ProductFileFault

  constructor(fault: ProductFileFault) {
    super(fault.kind)
    this.name = 'ProductFileProblem'
    this.fault = fault
  }
}
