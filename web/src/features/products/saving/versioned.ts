import type { StoredProduct } from '@vendaclara/contract/products'
import type { ListChange } from '@vendaclara/core/products'

/** A planned change over the stored products, with the versions that it replaces. */
export function versioned(
  products: readonly StoredProduct[],
  { saved, removed }: ListChange,
): { saved: StoredProduct[]; removed: { id: string; version: string }[] } {
  const versions = new Map(products.map(({ id, version }) => [id, version]))
  const versionOf = (id: string) => versions.get(id) ?? ''
  return {
    saved: saved.map((product) => ({ ...product, version: versionOf(product.id) })),
    removed: removed.map((id) => ({ id, version: versionOf(id) })),
  }
}
