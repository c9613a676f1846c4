import type { ProductChange, StoredProduct } from '@vendaclara/contract/products'
import type { ProductList } from './queries.ts'

/** The list after a change that the server accepted. All that it saved has its `version`. */
export function applyChange(
  list: ProductList,
  { saved = [], removed = [], settings }: Omit<ProductChange, 'id'>,
  version: string,
): ProductList {
  const replaced = new Map(saved.map((product) => [product.id, { ...product, version } as StoredProduct]))
  const gone = new Set(removed.map(({ id }) => id))
  const known = new Set(list.products.map(({ id }) => id))
  return {
    settings: settings ?? list.settings,
    products: [
      ...list.products.flatMap((product) =>
        gone.has(product.id) ? [] : (replaced.get(product.id) ?? product),
      ),
      ...[...replaced.values()].filter(({ id }) => !known.has(id)),
    ],
  }
}
