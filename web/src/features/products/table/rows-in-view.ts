import { orderBy } from '../../../table/sort.ts'
import type { ProductRow } from '../model/product-row.ts'
import type { ColumnId, ProductFilter, ProductView } from './view.ts'

const passes: Record<ProductFilter, (row: ProductRow) => boolean> = {
  'no-cost': ({ cost }) => cost === null,
  'no-weight': ({ product }) => product.weight === null,
  below: ({ isBelowMargin }) => isBelowMargin,
  doubt: ({ hasDoubts }) => hasDoubts,
}

const values: Record<ColumnId, (row: ProductRow) => string | number | null> = {
  name: ({ product }) => product.name || null,
  sku: ({ product }) => product.sku || null,
  cost: ({ cost }) => cost?.cost ?? null,
  weight: ({ product }) => product.weight,
  offers: ({ offers }) => least(offers.flatMap(({ margin }) => margin ?? [])),
  missing: (row) => -lacksOf(row).length,
}

/** What the list says that a product lacks, in the order of the filters. */
export function lacksOf(row: ProductRow): ProductFilter[] {
  return (Object.keys(passes) as ProductFilter[]).filter((filter) => passes[filter](row))
}

export function rowsInView(rows: readonly ProductRow[], { text, filters, sort }: ProductView): ProductRow[] {
  const words = plain(text).split(' ').filter(Boolean)
  const shown = rows.filter(
    (row) =>
      (filters.length === 0 || filters.some((filter) => passes[filter](row))) &&
      (words.length === 0 || isFound(row, words)),
  )
  return orderBy(shown, sort.direction, values[sort.column])
}

export function countLacks(rows: readonly ProductRow[]): Record<ProductFilter, number> {
  const counts = { 'no-cost': 0, 'no-weight': 0, below: 0, doubt: 0 }
  for (const row of rows) for (const lack of lacksOf(row)) counts[lack] += 1
  return counts
}

const searched = new WeakMap<ProductRow['product'], string>()

function isFound({ product }: ProductRow, words: readonly string[]): boolean {
  let text = searched.get(product)
  if (text === undefined) {
    const keys = product.keys.flatMap(({ id, offer }) => [id, offer?.title ?? ''])
    text = plain([product.name, product.sku, product.gtin, ...keys].join(' '))
    searched.set(product, text)
  }
  return words.every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function least(margins: readonly number[]): number | null {
  return margins.length === 0 ? null : Math.min(...margins)
}
