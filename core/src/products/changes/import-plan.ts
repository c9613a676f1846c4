import type { CalendarDate } from '../../calendar/index.ts'
import type { Product, Size } from '../model/product.ts'

/**
 * What becomes of a row of a file:
 *
 * - 'new': it makes a product. 'changed', 'same': it belongs to one that is there.
 * - 'doubt': the seller has to say whether its listing is a product's; see `Doubt`.
 * - 'unknown': nothing in it says which product it is, and it cannot make one.
 * - 'full': its product has as many keys, doubts or costs as may be stored. 'list-full': so has the list.
 */
export const rowOutcomes = ['new', 'changed', 'same', 'doubt', 'unknown', 'full', 'list-full'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** What a row can change. 'key' is an id or SKU that the product gets; price, commission and fee are the listing's. */
export type ChangedField =
  | keyof Pick<Product, 'sku' | 'name' | 'gtin' | 'weight' | 'size' | 'packaging' | 'tax'>
  | 'cost'
  | 'key'
  | 'price'
  | 'commission'
  | 'fixedFee'

/** What a field was and is: texts, centavos, grams, percent; null and '' are unknown. */
export interface FieldChange {
  readonly field: ChangedField
  readonly was: string | number | Size | null
  readonly is: string | number | Size | null
}

/**
 * A row of a file (`file` counts from 0) and the product that it is of, '' if none. `name` and `sku` are the file's.
 * `otherwise`: what an earlier row of the file says otherwise of the same product, which counts.
 */
export interface PlannedRow {
  readonly file: number
  readonly line: number
  readonly product: string
  readonly name: string
  readonly sku: string
  readonly outcome: RowOutcome
  readonly changes: readonly FieldChange[]
  readonly otherwise?: readonly ChangedField[]
}

/** What files would change: the products to save as a whole, and of each row what becomes of it. */
export interface ImportPlan {
  readonly saved: readonly Product[]
  readonly rows: readonly PlannedRow[]
  readonly counts: Readonly<Record<RowOutcome, number>>
}

/** From which day on the costs of the files count, and how new products are called. */
export interface PlanOptions {
  readonly costsFrom: CalendarDate
  readonly newId: () => string
}
