import type { ProductFile } from '../files/product-facts.ts'
import type { Product } from '../model/product.ts'
import { FilePlan } from './file-plan.ts'
import {
  type ImportPlan,
  type PlannedRow,
  type PlanOptions,
  type RowOutcome,
  rowOutcomes,
} from './import-plan.ts'
import { ProductDesk } from './product-desk.ts'

/**
 * What files would change of the products; nothing is changed by it. Files given together give the same products in any
 * order: those of the stock first, then the marketplaces by their formats and names.
 *
 * A row is of the product with its id in our own export, its listing's key, its SKU, or (if it has neither key nor SKU) its bar
 * code. A name leads to no product: one that is equal, and that one product and one row alone have, becomes a doubt. So does a
 * SKU that a file has for listings of different names, and a listing whose SKU is another product's.
 */
export function planImport(
  products: readonly Product[],
  files: readonly ProductFile[],
  options: PlanOptions,
): ImportPlan {
  const desk = new ProductDesk(products)
  const rows: PlannedRow[] = []
  const sequence = [...files.entries()].sort(([, one], [, other]) => (rank(one) < rank(other) ? -1 : 1))
  for (const [at, file] of sequence) rows.push(...new FilePlan(desk, file, options).rows(at))
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as Record<RowOutcome, number>
  for (const { outcome } of rows) counts[outcome] += 1
  return {
    saved: desk.changed(),
    rows: rows.toSorted((one, other) => one.file - other.file || one.line - other.line),
    counts,
  }
}

function rank({ marketplace, format, source, facts }: ProductFile): string {
  const [first] = facts
  return JSON.stringify([marketplace !== null, format, source, first?.listing, first?.sku])
}
