import type { StoredProduct } from '@vendaclara/contract/products'
import type { ProductSettings, Purchase, SupplierItem } from '@vendaclara/core/products'
import type { Database } from '../../database/database.ts'
import { type Changed, productRepository } from './product.repository.ts'
import { productSettingsRepository } from './product-settings.repository.ts'
import type { Inverse } from './products.tables.ts'
import { purchaseRepository } from './purchase.repository.ts'
import { itemText, supplierItemRepository } from './supplier-item.repository.ts'

/** What a change stores and removes. */
type Touched = Inverse & { readonly id: string }

/** What is stored of everything that a change touches. */
export interface Before {
  readonly products: ReadonlyMap<string, StoredProduct>
  readonly purchases: ReadonlyMap<string, Changed<Purchase>>
  /** Also those of removed products, which go with them. */
  readonly items: ReadonlyMap<string, Changed<SupplierItem>>
  readonly settings: Changed<ProductSettings>
}

export async function readBefore(
  transaction: Database,
  userId: string,
  change: Omit<Touched, 'id'>,
): Promise<Before> {
  const removed = change.removed.map(({ id }) => id)
  const ids = [...change.saved.map(({ id }) => id), ...removed]
  const keys = [...change.purchases.map(({ key }) => key), ...change.removedPurchases]
  return {
    products: await productRepository(transaction).those(userId, ids),
    purchases: await purchaseRepository(transaction).those(userId, keys),
    items: await supplierItemRepository(transaction).of(
      userId,
      [...change.items, ...change.removedItems],
      removed,
    ),
    settings: await productSettingsRepository(transaction).of(userId),
  }
}

/** What takes a change back: everything it replaced or removed as it was, and nothing of what is new with it. */
export function inverseOf({ products, purchases, items, settings }: Before, change: Touched): Inverse {
  const removed = new Set(change.removed.map(({ id }) => id))
  const isNew = ({ id }: { id: string }) => !products.has(id)
  const version = change.id
  return {
    saved: [...products.values()].map((one) => ({ ...one, version: removed.has(one.id) ? '' : version })),
    removed: change.saved.filter(isNew).map(({ id }) => ({ id, version })),
    purchases: [...purchases.values()].map(({ row }) => row),
    removedPurchases: change.purchases.map(({ key }) => key).filter((key) => !purchases.has(key)),
    items: [...items.values()].map(({ row }) => row),
    removedItems: change.items
      .filter((one) => !items.has(itemText(one)))
      .map(({ supplier, code }) => ({ supplier, code })),
    ...(change.settings && { settings: settings.row }),
  }
}
