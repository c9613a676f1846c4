import { toReais } from '@vendaclara/core/money'
import { ownColumns } from '@vendaclara/core/products'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import type { ProductRow } from '../model/product-row.ts'

type OwnColumn = keyof typeof ownColumns

const kinds: Record<OwnColumn, ExportColumn['kind']> = {
  sku: 'text',
  name: 'text',
  gtin: 'text',
  cost: 'money',
  packaging: 'money',
  tax: 'ratio',
  weight: 'count',
  length: 'count',
  width: 'count',
  height: 'count',
  product: 'text',
}

const columns = Object.keys(ownColumns) as OwnColumn[]

/** The columns of the list as a file that can be imported again. */
export const exportColumns: readonly ExportColumn[] = columns.map((column) => ({
  header: ownColumns[column],
  kind: kinds[column],
}))

/** A product in these columns. The cost is the seller's own of today: a cost of invoices or of a kit is computed again. */
export function productCells({ product, cost }: ProductRow): ExportRow {
  const { id, sku, name, gtin, weight, size, packaging, tax } = product
  const isOwn = cost !== null && !['purchase', 'average', 'kit'].includes(cost.origin)
  const cells: Record<OwnColumn, string | number | null> = {
    sku,
    name,
    gtin,
    weight,
    tax,
    cost: isOwn ? toReais(cost.cost) : null,
    packaging: packaging === null ? null : toReais(packaging),
    length: size?.length ?? null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    product: id,
  }
  return columns.map((column) => cells[column] ?? Number.NaN)
}
